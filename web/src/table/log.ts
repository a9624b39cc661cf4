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

/** What happened to one seat, or to nobody, until something happened to somebody else. */
export interface TurnTold {
  seat: number | null;
  causes: Cause[];
}

export interface Reading {
  /** How many players have seats; a printed opponent has a number from there on. */
  seats: number;
  ends: ReadonlySet<string>;
  /** The events of the printed opponent that name no player. */
  printed?: ReadonlySet<string> | undefined;
}

/** Return the turns that a log tells. */
export function turnsOf(news: readonly News[], reading: Reading): TurnTold[] {
  const turns: TurnTold[] = [];
  for (const row of news)
    for (const { seat, line } of linesOf(row, reading)) {
      const turn = turns.at(-1)?.seat === seat ? turns.at(-1) : undefined;
      const cause = turn?.causes.at(-1);
      if (cause?.n === row.n) cause.lines.push(line);
      else if (turn) turn.causes.push({ n: row.n, lines: [line] });
      else turns.push({ seat, causes: [{ n: row.n, lines: [line] }] });
    }
  return turns;
}

function linesOf(row: News, reading: Reading): { seat: number | null; line: LogLine }[] {
  const events = (row.events ?? []).filter((event) => event.say && !event.quiet);
  return [
    ...(row.say ? [{ seat: row.seat ?? null, line: { say: row.say, ends: false } }] : []),
    ...events.map((event) => ({
      seat: seatOf(event, reading),
      line: { say: event.say ?? '', ends: reading.ends.has(event.what), ...(event.rule ? { rule: event.rule } : {}) },
    })),
  ];
}

/**
 * Return whom an event is about, or null: nobody, as when a phase ends. A row is no answer: in one that a choice began,
 * others gain and lose, and a printed opponent, which has no rows of its own, takes its turn. What somebody does with what
 * another owns (`by`) is what that one does.
 */
function seatOf({ what, about }: Event, { seats, printed }: Reading): number | null {
  const named: unknown = about?.['by'] ?? about?.['player'];
  if (typeof named === 'number') return named;
  return printed?.has(what) ? seats : null;
}
