/** A hexagon with a corner on top, as it is drawn. */

/** Its height, if it is one wide. */
export const HEXAGON_RATIO = 1.1547;
/** Its corners, in a field 100 wide and 115.47 high. */
export const HEXAGON = '50,0 100,28.87 100,86.6 50,115.47 0,86.6 0,28.87';
/** That field, with room for the outline. */
export const HEXAGON_BOX = '-2 -2 104 119.47';
