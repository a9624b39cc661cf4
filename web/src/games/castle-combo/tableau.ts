/** Where the cards of Castle Combo lie: what a drawing asks of a view. */
import type { LocationName, Spot } from '../../views/castle-combo';

export const DECKS: LocationName[] = ['castle', 'village'];
export const SIDE = 3;

export interface Frame {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The own grid may grow two cells from its first card in every direction: all of them have a place from the start. */
export const OWN_AREA: Frame = { left: -2, top: -2, columns: 5, rows: 5 };

/** Three by three cells around the cards of a grid. */
export function frameOf(tableau: Spot[]): Frame {
  const across = tableau.map((spot) => spot.column);
  const down = tableau.map((spot) => spot.row);
  return { left: firstOf(across), top: firstOf(down), columns: SIDE, rows: SIDE };
}

function firstOf(places: number[]): number {
  if (places.length === 0) return -1;
  const least = Math.min(...places);
  return Math.max(...places) - least + 1 === 1 ? least - 1 : least;
}

/** Whether a cell lies near enough to every card for the grid to reach it. */
export function reaches(tableau: Spot[], column: number, row: number): boolean {
  return tableau.every((spot) => Math.abs(spot.column - column) < SIDE && Math.abs(spot.row - row) < SIDE);
}
