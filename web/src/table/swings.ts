/** The moments that decided a game: where the lead between two players changed most. */
import type { Event } from '../protocol';

export interface SwingRow {
  n: number;
  kind: string;
  scores: number[];
  told?: string;
  seat?: number | null;
  events?: Event[];
}

export interface Swing {
  n: number;
  seat: number | null;
  say: string;
  /** What the choice ended, such as a round: its count is part of the change. */
  ended: string;
  /** By how much the lead of the winner changed. */
  swing: number;
}

/** So many are told. */
const MOST = 3;

/** Return the choices after which the lead of `winner` over `other` changed most, in the order in which they were made. */
export function swingsOf(
  rows: readonly SwingRow[],
  winner: number,
  other: number,
  ends: ReadonlySet<string> = new Set(),
): Swing[] {
  const leads = rows.map(({ scores }) => (scores[winner] ?? 0) - (scores[other] ?? 0));
  const all = rows.flatMap(({ n, kind, told, seat, events = [] }, i) => {
    const swing = i > 0 ? (leads[i] ?? 0) - (leads[i - 1] ?? 0) : 0;
    if (kind !== 'choice' || swing === 0 || !told) return [];
    const ended = events.find(({ what }) => ends.has(what))?.say ?? '';
    return [{ n, seat: seat ?? null, say: told, ended, swing }];
  });
  return all
    .sort((one, next) => Math.abs(next.swing) - Math.abs(one.swing))
    .slice(0, MOST)
    .sort((one, next) => one.n - next.n);
}
