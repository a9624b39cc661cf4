/** The log of a table as it is read: turns, and in each what was chosen and what came of it. */
import type { Event, News } from '../protocol';

export interface LogLine {
  say: string;
  rule?: string;
  /** Whether a round ends with it. */
  ends: boolean;
}

/** One row of the log: the first line says what was chosen, the others what it caused. */
export interface Cause {
  n: number;
  lines: LogLine[];
}

/** What one seat, or nobody, did until somebody else did something. */
export interface TurnTold {
  seat: number | null;
  causes: Cause[];
}

export interface Reading {
  /** How many players have seats; a printed opponent has a number from there on. */
  seats: number;
  ends: ReadonlySet<string>;
}

/** Return the turns that a log tells. */
export function turnsOf(news: readonly News[], { seats, ends }: Reading): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const row of news)
    for (const { seat, line } of linesOf(row, seats, ends)) {
      const turn = turns.at(-1)?.seat === seat ? turns.at(-1) : undefined;
      const cause = turn?.causes.at(-1);
      if (cause?.n === row.n) cause.lines.push(line);
      else if (turn) turn.causes.push({ n: row.n, lines: [line] });
      else turns.push({ seat, causes: [{ n: row.n, lines: [line] }] });
    }
  return turns;
}

function linesOf(row: News, seats: number, ends: Reading['ends']): { seat: number | null; line: LogLine }[] {
  const seat = row.seat ?? null;
  const events = (row.events ?? []).filter((event) => event.say && !event.quiet);
  return [
    ...(row.say ? [{ seat, line: { say: row.say, ends: false } }] : []),
    ...events.map((event) => ({
      seat: printed(event, seats) ?? seat,
      line: { say: event.say ?? '', ends: ends.has(event.what), ...(event.rule ? { rule: event.rule } : {}) },
    })),
  ];
}

/** A printed opponent has no rows of its own: what it does happens in those of others. */
function printed(event: Event, seats: number): number | undefined {
  const player: unknown = event.about?.['player'];
  return typeof player === 'number' && player >= seats ? player : undefined;
}
