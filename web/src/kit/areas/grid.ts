/** Where the cells of a grid are. */
import type { GridPart } from '../../protocol';

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
