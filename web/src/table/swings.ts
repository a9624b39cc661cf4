/** The moments that decided a game: the choices that brought most of the difference between two final scores. */
import type { Event } from '../protocol';

export interface SwingRow {
  n: number;
  kind: string;
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
  /** What it brought the winner and the other, and was still there in the end. */
  points: [number, number];
}

/** So many are told. */
const MOST = 3;

/**
 * Return the choices that brought most of the final difference between `winner` and `other`, in the order in which they
 * were made. `lasting` has for each row the points of the final score that came with it: what was lost again is no
 * moment that decided anything. Those from `seats` on are printed opponents: what they do is told with the choice of a
 * person, but is not its doing.
 */
export function swingsOf(
  rows: readonly SwingRow[],
  lasting: readonly number[][],
  winner: number,
  other: number,
  ends: ReadonlySet<string> = new Set(),
  seats = Infinity,
): Swing[] {
  const all = rows.flatMap(({ n, kind, told, seat, events = [] }, i) => {
    const points: [number, number] = [lasting[i]?.[winner] ?? 0, lasting[i]?.[other] ?? 0];
    if (kind !== 'choice' || differenceOf(points) === 0 || !told) return [];
    const ended = events.find(({ what }) => ends.has(what))?.say ?? '';
    const most = points[0] > points[1] ? winner : other;
    const printed = most >= seats ? doneBy(most, events) : undefined;
    return [{ n, seat: printed ? most : (seat ?? null), say: printed?.say ?? told, ended, points }];
  });
  return all
    .sort((one, next) => differenceOf(next.points) - differenceOf(one.points))
    .slice(0, MOST)
    .sort((one, next) => one.n - next.n);
}

/** What a printed opponent did that brought most. */
const doneBy = (who: number, events: readonly Event[]): Event | undefined =>
  events
    .filter(({ about, say }) => about?.['player'] === who && say)
    .sort((one, next) => Number(next.about?.['points'] ?? 0) - Number(one.about?.['points'] ?? 0))[0];

const differenceOf = ([ours, theirs]: Swing['points']): number => Math.abs(ours - theirs);
