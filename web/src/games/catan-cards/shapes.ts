/** Shapes drawn by ourselves, 100 by 100 units: each land in its own, and what stands in the row. */
import type { Land } from './card';

/** The shape of each land, in addition to its colour. */
export const LANDS: Record<Land, string> = {
  // Furrows that run to the horizon.
  fields: 'M6 90 42 30h6L26 90zM34 90 48 30h4l4 60zM66 90 54 30h5l35 60zM8 24h84v5H8z',
  // Three peaks.
  mountains: 'M2 88 28 30l14 26L58 14l18 40 8-14 14 48z',
  // Two rounded meadows with tufts.
  pasture: 'M2 62c18-26 40-24 52-4 12-18 34-16 44-2v34H2zM22 44l3-12 3 12 3-12 3 12zM70 44l3-12 3 12 3-12 3 12z',
  // Firs.
  forest:
    'M22 12 40 42h-9l13 24H26v20h-8V66H0l13-24H4zM52 24l14 24h-7l11 20H55v20h-6V68H34l11-20h-7zM80 12l18 30h-9l11 24H84v20h-8V66H58l13-24h-9z',
  // A wall of clay steps.
  hills: 'M2 90V70h16V54h16V38h14V22h22v16h12v16h10v16h6v20z',
  // A river in bends, with two islands.
  gold: 'M30 0h34c16 18-10 28-16 40-6 14 34 18 40 34 3 10-2 18-8 26H36c6-12 2-20-10-30C8 56 6 42 18 26 24 18 30 10 30 0zM50 62c-8-2-12 6-4 10s12-8 4-10zM40 24c-6 0-10 8-4 11s12-10 4-11z',
};

/** A Road, a Settlement, a City and a Citadel. */
export const CENTRES = {
  road: 'M0 38h100v24H0zM8 47h16v6H8zM42 47h16v6H42zM76 47h16v6H76z',
  settlement: 'M10 86V52L32 30l22 22v34H40V66H24v20zM50 86V62h0l20-18 22 18v24H78V70H64v16z',
  city: 'M4 88V46h8v8h8v-8h8v8h6V24l14-14 14 14v30h6v-8h8v8h8v-8h8v42H60V66H40v22z',
  citadel:
    'M4 88V40h6v6h6v-6h6v6h4V20l12-6V4h2l8 5-8 5v2l8 4v26h4v-6h6v6h6v-6h6v6h4V20l12-6V4h2l8 5-8 5v2l4 4v68H60V68a8 8 0 0 0-20 0v20z',
} as const;
