/** What the client is told of a table: updates, and the rows of its log. */
import type { Ahead, News, Update } from '../protocol';

/** An update, with what comes after choices that only lead on. */
export type ShownUpdate = Update & { ahead?: Ahead[] };

/** Add new rows, and drop those that were taken back. */
export function fold(rows: News[], fresh: News[]): News[] {
  let all = rows;
  for (const row of fresh) {
    if (all.some((other) => other.n === row.n)) continue;
    const to = row.kind === 'undo' || row.kind === 'takeback' ? (row.to ?? row.n) : Infinity;
    all = [...all.filter((other) => other.n <= to), row];
  }
  return all;
}

/** Return the same rows in their new wording. */
export function reworded(rows: News[], told: News[]): News[] {
  const by = new Map(told.map((row) => [row.n, row]));
  return rows.map((row) => by.get(row.n) ?? row);
}

/** Return what the others did since the last choice of this seat; printed opponents act in rows of somebody else. */
export function since(rows: News[], seat: number | null, seats: number): News[] {
  const last = rows.findLastIndex((row) => row.seat === seat && row.kind === 'choice');
  if (seat === null) return [];
  const after = rows.slice(last + 1).filter((row) => row.kind === 'choice' && row.seat !== seat);
  const own = last >= 0 ? byPrinted(rows[last] as News, seats) : undefined;
  return own ? [own, ...after] : after;
}

/** Return a row with only what printed opponents did in it, if they did anything. */
function byPrinted(row: News, seats: number): News | undefined {
  const events = (row.events ?? []).filter(({ about }) => {
    const player = about?.['player'];
    return typeof player === 'number' && player >= seats;
  });
  return events.length > 0 ? { ...row, events } : undefined;
}

/** Return what the last choice came to, in words. */
export function saidLast(rows: News[]): string {
  const events = rows.findLast((row) => row.kind === 'choice')?.events ?? [];
  return events.find((event) => event.say && !event.quiet)?.say ?? '';
}
