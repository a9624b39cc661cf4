/** Where the hexagons of an area lie: each so wide that two of them touch, and as high as that makes it. */

import { HEXAGON_RATIO } from '../hexagon';

export interface Places {
  /** How many hexagons all are wide, and how wide and high in widths of one. */
  across: number;
  down: number;
  /** In hundredths of the whole. */
  at: { left: number; top: number }[];
}

/** Lay hexagons out by their axial coordinates, to the right and down. */
export function hexesOf(places: readonly (readonly number[])[]): Places {
  const all = places.map(([q = 0, r = 0]) => ({ x: q + r / 2, y: r * 0.75 }));
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const across = Math.max(...all.map(({ x }) => x)) - left + 1;
  const high = Math.max(...all.map(({ y }) => y)) - top + 1;
  const at = all.map(({ x, y }) => ({ left: ((x - left) / across) * 100, top: ((y - top) / high) * 100 }));
  return { across, down: high * HEXAGON_RATIO, at };
}
