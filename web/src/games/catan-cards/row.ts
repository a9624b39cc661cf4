/** Where the parts of a principality lie: places 0 to 11 with a column of Regions to the left and right of each. */
import type { Player } from '../../views/catan-cards';

export const PLACES = 12;
export const COLUMNS = PLACES + 1;
export const SIDES = ['above', 'below'] as const;
export const ENDS = ['left', 'right'] as const;
export const EMPTY = 0;
export const CITY = 2;
/** A City that has grown further, with a theme set. */
export const METROPOLIS = 3;
/** A Settlement that has become one, with the theme set of Wizards. */
export const CITADEL = 4;
/** So many building sites there are on each side; a Settlement has the first of those of a City. */
const SITES = 2;
const SITES_OF_METROPOLIS = 4;
/** The rightmost place of the left half. */
const LAST_LEFT = 5;

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
export const cellOf = (column: number, side: number): number => SIDES.length * column + side;
/** The tracks of the grid, counted from 1. */
export const trackOfColumn = (column: number): number => 2 * column + 1;
export const trackOfPlace = (place: number): number => 2 * place + 2;

/** Return how many cards have room at a place, on each side. */
export const sitesOf = (what: number | undefined): number => (what === METROPOLIS ? SITES_OF_METROPOLIS : SITES);

/** Return the leftmost and the rightmost place of the row; without any, none. */
export function endsOf({ centres }: Player): [first: number, last: number] | null {
  const first = centres.findIndex((what) => what !== EMPTY);
  return first < 0 ? null : [first, centres.findLastIndex((what) => what !== EMPTY)];
}

/** What is open at an end of the row: a place for a Road, or behind an open Road one for a Settlement. */
export interface End {
  end: number;
  column: number;
  /** The place beyond the Road, where there is one. */
  place: number | null;
}

export function openEnds(player: Player): End[] {
  const ends = endsOf(player);
  if (!ends) return [];
  const [first, last] = ends;
  return [
    { end: 0, column: first, place: player.road_left ? first - 1 : null },
    { end: 1, column: last + 1, place: player.road_right ? last + 1 : null },
  ].filter(({ column }) => column > 0 && column < COLUMNS - 1);
}

/** Return the columns of the Roads that are built, those at the open ends too. */
export function roadsOf(player: Player): number[] {
  const ends = endsOf(player);
  if (!ends) return [];
  const [first, last] = ends;
  const between = numbers(last - first).map((i) => first + 1 + i);
  return [...(player.road_left ? [first] : []), ...between, ...(player.road_right ? [last + 1] : [])];
}

/** Return the cells beside the row where no Region lies yet. */
export function freeCells(player: Player): number[] {
  const ends = endsOf(player);
  if (!ends) return [];
  return numbers(ends[1] - ends[0] + 2)
    .flatMap((i) => SIDES.map((_, side) => cellOf(ends[0] + i, side)))
    .filter((cell) => !player.regions[cell]);
}

/** What a place is called: counted from the middle of the row to the left or right. */
export const nameOfPlace = (place: number): { half: 'left' | 'right'; number: number } =>
  place <= LAST_LEFT ? { half: 'left', number: LAST_LEFT + 1 - place } : { half: 'right', number: place - LAST_LEFT };
