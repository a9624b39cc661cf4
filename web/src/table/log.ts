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
  let chooser = row.seat ?? null;
  const lines = row.say ? [{ seat: chooser, line: { say: row.say, ends: false } }] : [];
  for (const event of row.events ?? []) {
    const ends = reading.ends.has(event.what);
    const named = seatOf(event, reading);
    // That a round ends or begins nobody did, nor what comes then, such as new goods.
    if (ends || (named === null && event.about?.['round'] !== undefined)) chooser = null;
    if (!event.say || event.quiet) continue;
    const line = { say: event.say, ends, ...(event.rule ? { rule: event.rule } : {}) };
    lines.push({ seat: named ?? chooser, line });
  }
  return lines;
}

/**
 * Return whom an event names: in a row that a choice began others gain and lose, and a printed opponent, which has no rows
 * of its own, takes its turn. What somebody does with what another owns (`by`) is what that one does.
 */
function seatOf({ what, about }: Event, { seats, printed }: Reading): number | null {
  const named: unknown = about?.['by'] ?? about?.['player'];
  if (typeof named === 'number') return named;
  return printed?.has(what) ? seats : null;
}
