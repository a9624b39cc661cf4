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

/** The cells that a tableau shows: as wide as it may still become, or just three by three around it. */
export function frameOf(tableau: Spot[], open: boolean): Frame {
  const across = stretch(
    tableau.map((spot) => spot.column),
    open,
  );
  const down = stretch(
    tableau.map((spot) => spot.row),
    open,
  );
  return { left: across.first, top: down.first, columns: across.count, rows: down.count };
}

function stretch(places: number[], open: boolean): { first: number; count: number } {
  if (places.length === 0) return { first: -1, count: SIDE };
  const least = Math.min(...places);
  const most = Math.max(...places);
  const spare = SIDE - (most - least + 1);
  if (spare === 0) return { first: least, count: SIDE };
  if (open || spare === 2) return { first: least - 1, count: most - least + 3 };
  return { first: least, count: SIDE };
}
