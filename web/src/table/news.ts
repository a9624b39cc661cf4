/** What happened at a table, row by row. */
import type { News } from '../protocol';

/** Add rows; rows that were taken back count no more. */
export function fold(rows: News[], fresh: News[]): News[] {
  let all = rows;
  for (const row of fresh) {
    if (all.some((other) => other.n === row.n)) continue;
    const to = row.kind === 'undo' || row.kind === 'takeback' ? (row.to ?? row.n) : Infinity;
    all = [...all.filter((other) => other.n <= to), row];
  }
  return all;
}

/** The same rows as they are told now. */
export function anew(rows: News[], told: News[]): News[] {
  const by = new Map(told.map((row) => [row.n, row]));
  return rows.map((row) => by.get(row.n) ?? row);
}

/** What the others did since this seat last chose. */
export function since(rows: News[], seat: number | null): News[] {
  const last = rows.findLastIndex((row) => row.seat === seat && row.kind === 'choice');
  return seat === null ? [] : rows.slice(last + 1).filter((row) => row.kind === 'choice' && row.seat !== seat);
}
