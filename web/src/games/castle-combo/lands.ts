/** The land behind the arms on a card: hills, and what its deck has built there. */
import { arch, box, cone, gable, poplar, row, tower } from '../../kit/scenery/shapes';

const LEFT = tower(12, 66, 16, 40, 3) + tower(26, 76, 30, 30, 4);
const RIGHT = tower(136, 74, 34, 32, 4) + box(166, 62, 18, 44) + cone(166, 62, 18, 20);
const HOUSES: [number, number][] = [
  [10, 84],
  [34, 90],
  [144, 90],
  [168, 84],
];

export const LANDS: Readonly<Record<'castle' | 'village', readonly (readonly ['far' | 'walls' | 'near', string])[]>> = {
  castle: [
    ['far', 'M7 74q40-30 92-12t94-16v64H7z'],
    ['walls', `${LEFT}${RIGHT}${cone(32, 78, 18, 18)}`],
    [
      'near',
      `M7 110V98q50-14 93-4t93 0v16z${row(
        arch,
        [
          [17, 78],
          [38, 86],
          [172, 72],
        ],
        6,
        12,
      )}`,
    ],
  ],
  village: [
    ['far', 'M7 70q34-18 80-2t106-14v56H7z'],
    ['walls', row((x, y, w, h) => gable(x, y, w, h, 17), HOUSES, 21, 26)],
    [
      'near',
      `M7 110V102q50-10 93-3t93-1v12z${poplar(59, 106, 34)}${poplar(139, 106, 38)}${row(
        box,
        [
          [18, 90],
          [42, 96],
          [152, 96],
          [176, 90],
        ],
        6,
        9,
      )}`,
    ],
  ],
};
