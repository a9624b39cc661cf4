/** The rows of a table's log that the client knows. */
import type { News } from '../protocol';

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

/** Return what the others chose since the last choice of this seat. */
export function since(rows: News[], seat: number | null): News[] {
  const last = rows.findLastIndex((row) => row.seat === seat && row.kind === 'choice');
  return seat === null ? [] : rows.slice(last + 1).filter((row) => row.kind === 'choice' && row.seat !== seat);
}
