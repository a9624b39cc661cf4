/** Where the cells of a grid are. */
import type { GridArea, GridPart } from '../../protocol';

export interface At {
  x: number;
  y: number;
}

/** Return so many columns and rows around the cards of a grid; a lone one lies in the middle. */
export function around(cards: readonly At[], side: number): GridPart {
  const left = firstOf(cards.map(({ x }) => x));
  const top = firstOf(cards.map(({ y }) => y));
  return { left, top, columns: side, rows: side };
}

function firstOf(places: number[]): number {
  if (places.length === 0) return -1;
  const least = Math.min(...places);
  return Math.max(...places) === least ? least - 1 : least;
}

/** A rim of one's own grid has this share of a card: there a card may be laid, but none lies yet. */
export const RIM = 0.36;

/** One direction of one's own grid: its first whole column or row, how many of these there are, and how many rims on each side. */
export interface Stretch {
  first: number;
  whole: number;
  rims: number;
}

/** How many whole columns or rows of one's own grid are drawn, and how many rims on each side of them. */
export function wholeAndRims(count: number, side: number): Omit<Stretch, 'first'> {
  const whole = Math.min(count, side);
  return { whole, rims: Math.ceil((count - whole) / 2) };
}

/** Return what is drawn of one's own grid: it begins in the middle, and moves once a card lies in a rim. */
export function spansOf(
  cards: readonly At[],
  { own, side }: Pick<GridArea, 'own' | 'side'>,
): { x: Stretch; y: Stretch } {
  const span = (begin: number, count: number, taken: number[]): Stretch => {
    const { whole, rims } = wholeAndRims(count, side);
    const middle = begin + Math.floor((count - whole) / 2);
    const first = Math.min(Math.max(middle, Math.max(...taken) - whole + 1), Math.min(...taken));
    return { first, whole, rims };
  };
  return {
    x: span(
      own.left,
      own.columns,
      cards.map(({ x }) => x),
    ),
    y: span(
      own.top,
      own.rows,
      cards.map(({ y }) => y),
    ),
  };
}

/** Return the cells that are drawn for two spans. */
export const partOf = (x: Stretch, y: Stretch): GridPart => ({
  left: x.first - x.rims,
  top: y.first - y.rims,
  columns: x.whole + 2 * x.rims,
  rows: y.whole + 2 * y.rims,
});

/** On which side of a span a place lies in a rim: -1 or 1, 0 for a whole one. */
export function rimAt({ first, whole }: Stretch, place: number): -1 | 0 | 1 {
  if (place < first) return -1;
  return place >= first + whole ? 1 : 0;
}

/** Whether a cell belongs to a part of a grid. */
export const isIn = ({ left, top, columns, rows }: GridPart, { x, y }: At): boolean =>
  x >= left && x < left + columns && y >= top && y < top + rows;

/** Return the cells of a part of a grid, row by row. */
export function cellsOf({ left, top, columns, rows }: GridPart): At[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: left + (i % columns),
    y: top + Math.floor(i / columns),
  }));
}

/** Whether a cell lies near enough to every card for a grid of this side to reach it. */
export function reaches(cards: readonly At[], { x, y }: At, side: number): boolean {
  return cards.every((one) => Math.abs(one.x - x) < side && Math.abs(one.y - y) < side);
}
