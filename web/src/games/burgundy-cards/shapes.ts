/** The shape of each type, in addition to its colour, 40 by 40 units. */
import type { TypeName } from '../../views/burgundy-cards';

export const SHAPES: Record<TypeName, string> = {
  castle: 'M2 3h8v4h6V3h8v4h6V3h8v35H2z',
  mine: 'M20 1 39 20 20 39 1 20z',
  cloister: 'M4 39V18C4 9 12 3 20 1c8 2 16 8 16 17v21z',
  knowledge: 'M20 1a19 19 0 1 0 0 38 19 19 0 0 0 0-38z',
  ship: 'M2 4h36l-5 35H7z',
  pasture: 'M12 1h16l11 11v16L28 39H12L1 28V12z',
  building: 'M20 1 39 15v24H1V15z',
};
