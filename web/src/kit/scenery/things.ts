/** What cards and tiles show: each thing as layers from the back to the front. */
import { arch, box, cone, crown, dot, eaves, flag, gable, poplar, post, row, slope, tower, trunk } from './shapes';

/** The paints of `design/tokens.css`; `far`, `near` and `deep` are shades of the colour that the scene is tinted with. */
export type Paint =
  | 'far'
  | 'near'
  | 'deep'
  | 'stone'
  | 'plaster'
  | 'timber'
  | 'slate'
  | 'tile'
  | 'leaf'
  | 'dark'
  | 'light'
  | 'gold'
  | 'red'
  | 'shade'
  | 'water';

/** A paint, and an outline on a field of 160 by 150. */
export type Layer = readonly [Paint, string];
export type Thing = readonly Layer[];

const HILLS = 'M0 107q34-22 68-10t92-17v70H0z';
const MEADOW = 'M0 150v-41q44-13 86-8t74-4v53z';

/** Houses stand on one street. */
const street = (...layers: Layer[]): Thing => [['far', HILLS], ...layers, ['near', 'M0 150v-40q80-8 160 0v40z']];

const castle: Thing = [
  ['far', HILLS],
  ['stone', box(44, 58, 20, 44) + box(98, 52, 20, 50)],
  ['slate', cone(44, 58, 20, 25) + cone(98, 52, 20, 27)],
  ['stone', tower(69, 30, 26, 50, 3)],
  ['red', flag(82, 10, 20)],
  ['dark', box(80.6, 9, 2.2, 22)],
  ['stone', tower(58, 68, 46, 38, 5)],
  ['shade', box(55, 59, 9, 40) + box(109, 53, 9, 46) + box(84, 36, 11, 32) + box(90, 74, 14, 30)],
  [
    'dark',
    `${arch(72, 82, 18, 26)}${row(
      arch,
      [
        [51, 68],
        [106, 62],
        [78, 44],
      ],
      6,
      12,
    )}`,
  ],
  ['near', 'M0 150v-22q38-34 76-36 44 0 84 33v25z'],
  ['light', 'M74 100h14q-6 8 8 18t-2 32H60q22-16 12-29t2-21z'],
  ['leaf', crown(26, 122, 9) + crown(136, 118, 9)],
];

const mine: Thing = [
  ['far', 'M0 122l32-56 16 22 32-68 34 52 16-16 30 54v40H0z'],
  ['light', 'M80 20 66 50l9-4 7 8 7-8 8 2zM32 66l-9 16 8-3 8 5zM130 56l-7 7 8 4 6-3z'],
  ['shade', 'M80 20l34 52 16-16 30 54v40H96l-4-54z'],
  ['near', 'M0 150v-36q30-26 50-36 30-14 60 0 20 10 50 38v34z'],
  ['dark', 'M54 122V80q26-16 52 0v42z'],
  ['timber', `${box(48, 74, 9, 46)}${box(103, 74, 9, 46)}M44 67h72v10H44z`],
  ['gold', `${dot(70, 92, 7)}${dot(82, 89, 8)}${dot(92, 93, 6)}`],
  ['slate', 'M58 94h44l-6 19H64z'],
  ['shade', 'M84 94h18l-6 19H84z'],
  ['dark', dot(69, 115, 5) + dot(91, 115, 5)],
  ['deep', 'M40 121h80l12 29H28z'],
];

const cloister: Thing = [
  ['far', HILLS],
  ['stone', box(68, 28, 24, 34)],
  ['slate', cone(68, 28, 24, 18)],
  ['stone', box(14, 64, 132, 44)],
  ['tile', slope(14, 66, 132, 17)],
  ['shade', box(80, 29, 12, 20) + box(14, 66, 132, 5)],
  [
    'dark',
    `${arch(75, 33, 10, 16)}${row(
      arch,
      [
        [20, 74],
        [45, 74],
        [70, 74],
        [95, 74],
        [120, 74],
      ],
      19,
      34,
    )}`,
  ],
  ['near', 'M0 150v-42h160v42z'],
  ['light', 'M70 108h20l10 42H60z'],
  ['leaf', dot(38, 112, 11) + dot(20, 115, 9) + dot(122, 112, 11) + dot(140, 115, 9)],
  ['red', dot(34, 109, 2.4) + dot(43, 113, 2.4) + dot(118, 113, 2.4) + dot(126, 108, 2.4)],
];

const knowledge: Thing = [
  ['deep', box(0, 60, 160, 90)],
  ['light', arch(60, 14, 40, 46)],
  ['timber', `${box(0, 56, 160, 6)}${box(78, 14, 3, 44)}${box(60, 34, 40, 3)}`],
  ['tile', box(10, 30, 9, 26) + box(106, 28, 9, 28)],
  ['slate', box(20, 36, 8, 20) + box(116, 33, 8, 23)],
  ['leaf', box(29, 32, 10, 24) + box(141, 30, 9, 26)],
  ['timber', box(0, 108, 160, 42)],
  ['light', 'M80 76q-20-16-52-9l-6 44q36-8 58 3 22-11 58-3l-6-44q-32-7-52 9z'],
  ['shade', 'M80 76q8-9 20-11l4 43q-14 0-24 6z'],
  [
    'dark',
    'M33 76q22-3 38 6v2.6q-17-8-38-5zM31 86q23-3 40 6v2.6q-18-8-40-5zM30 96q24-3 41 6v2.6q-18-8-41-5zM127 76q-22-3-38 6v2.6q17-8 38-5zM129 86q-23-3-40 6v2.6q18-8 40-5z',
  ],
  ['red', 'M95 100l8 1v22l-4-4-4 4z'],
];

const ship: Thing = [
  ['far', 'M0 100q24-20 52-12t40-4 68 3v63H0z'],
  ['deep', 'M0 105q40-7 80-4t80-2v51H0z'],
  ['dark', box(79, 14, 3.5, 84)],
  ['red', flag(82, 13, 18)],
  ['light', 'M77 26v62H36q30-20 41-62zM86 36q4 28 0 52h38q-2-34-38-52z'],
  ['shade', 'M77 26v62H62q14-26 15-62zM86 36q4 28 0 52h12q4-28-12-52z'],
  ['timber', 'M26 94q54 8 112-2-6 26-26 30H52q-20-4-26-28z'],
  ['dark', 'M27 97q54 8 110-2l-1.6 5q-56 8-107 2z'],
  ['near', 'M0 150v-32q13-9 27-1 13 7 26 0 13-8 27 0 13 7 26 0 13-8 27 0 13 7 27 1v32z'],
  ['light', 'M16 124q8-6 16 0 8 5 16 0v3q-8 5-16 0-8-6-16 0zM104 126q8-6 16 0 8 5 16 0v3q-8 5-16 0-8-6-16 0z'],
];

const SHEEP =
  'M52 84q-6-2-6-9 1-8 10-8 4-8 14-6 8-6 16 0 11-3 14 6 8 2 7 10-1 8-8 9-2 7-10 6-8 5-15 0-9 3-14-1-7 1-8-7z';
const POSTS = [
  [12, 92],
  [42, 94],
  [72, 95],
  [102, 94],
  [132, 92],
] as const;
const pasture: Thing = [
  ['far', HILLS],
  ['timber', trunk(126, 96, 18)],
  ['leaf', crown(126, 96, 18)],
  ['near', MEADOW],
  ['dark', 'M58 88h6v18h-6zM72 90h6v16h-6zM90 88h6v18h-6z'],
  ['light', SHEEP],
  ['dark', 'M37 70q-7-1-8 4 6 3 10 1 2 12 10 13 8-1 9-13 5 2 9-2-3-5-10-3-3-5-10-5-8 0-10 5z'],
  ['light', dot(44, 74, 1.6) + dot(53, 74, 1.6)],
  ['timber', `${POSTS.map(([x, y]) => post(x, y, 11, 58)).join('')}M0 100h160v7H0zM0 117h160v7H0z`],
];

const LOGS = [
  [106, 105],
  [120, 105],
  [134, 105],
  [113, 94],
  [127, 94],
  [120, 83],
] as const;
const carpenter: Thing = street(
  ['plaster', gable(26, 66, 68, 44, 36)],
  [
    'timber',
    `${box(26, 66, 68, 5)}${box(26, 70, 5, 40)}${box(89, 70, 5, 40)}M57.5 36h5v30h-5zM38 66l20-24 3 3-18 21zM82 66 62 42l-3 3 18 21z`,
  ],
  ['dark', box(38, 78, 44, 32)],
  ['tile', eaves(26, 66, 68, 36)],
  ['light', 'M44 92h34l4 4-4 2H44zM44 92l-8-3v12l8-3z'],
  ['timber', LOGS.map(([x, y]) => dot(x, y, 7)).join('')],
  ['light', LOGS.map(([x, y]) => dot(x, y, 3.4)).join('')],
);

const church: Thing = street(
  ['stone', box(80, 74, 56, 36)],
  ['slate', slope(80, 76, 56, 22)],
  ['stone', box(56, 52, 26, 58)],
  ['slate', cone(56, 54, 26, 36)],
  ['gold', `${box(68, 7, 2.4, 13)}${box(64.6, 10, 9, 2.4)}`],
  ['shade', box(69, 53, 13, 57) + box(82, 77, 54, 5)],
  [
    'dark',
    `${arch(62, 90, 14, 20)}${arch(65, 62, 8, 15)}${row(
      arch,
      [
        [90, 84],
        [105, 84],
        [120, 84],
      ],
      9,
      17,
    )}`,
  ],
  ['leaf', poplar(30, 112, 50) + poplar(43, 114, 34)],
);

const stripe = (x: number): string => `M${x} 46h16l4 24a10 8 0 0 1-20 0z`;
const market: Thing = street(
  ['timber', box(30, 46, 5, 64) + box(125, 46, 5, 64)],
  ['dark', box(35, 62, 90, 30)],
  ['light', `M32 46h96l8 24H24z`],
  ['red', [36, 68, 100].map((x) => stripe(x - 8)).join('')],
  ['light', [52, 84, 116].map((x) => stripe(x - 8)).join('')],
  ['gold', dot(46, 88, 6) + dot(58, 88, 6) + dot(52, 82, 6)],
  ['red', dot(74, 88, 6) + dot(86, 88, 6) + dot(80, 82, 6)],
  ['leaf', dot(102, 88, 6) + dot(114, 88, 6) + dot(108, 82, 6)],
  ['timber', 'M28 90h104v22H28z'],
  ['shade', 'M28 99h104v3H28zM28 70h104v6H28z'],
);

const watchtower: Thing = [
  ['far', HILLS],
  ['deep', 'M40 124l18-22h44l20 22z'],
  ['stone', 'M66 50h28l5 60H61z'],
  ['timber', 'M55 36h50v16l-6 6H61l-6-6z'],
  ['tile', cone(55, 37, 50, 26)],
  ['red', flag(80, 8, 17)],
  ['shade', 'M82 58h12l4 52H82zM80 37h25v15l-6 6H80z'],
  [
    'dark',
    `${row(
      arch,
      [
        [62, 40],
        [76, 40],
        [90, 40],
      ],
      8,
      11,
    )}${arch(76, 68, 8, 14)}${arch(73, 92, 14, 20)}`,
  ],
  ['near', 'M0 150v-35q38-7 60-8h42q26 2 58 10v33z'],
  ['leaf', poplar(30, 118, 36) + poplar(132, 120, 42) + poplar(120, 118, 26)],
];

const bank: Thing = street(
  ['stone', 'M38 110V64h8V54h9V44h9V34h32v10h9v10h9v10h8v46z'],
  ['shade', 'M80 34h16v10h9v10h9v10h8v46H80zM38 70h84v4H38z'],
  ['gold', dot(80, 55, 13)],
  ['stone', dot(80, 55, 8)],
  ['gold', box(74, 52, 12, 2.4) + box(74, 56.5, 12, 2.4)],
  [
    'dark',
    `${arch(69, 80, 22, 30)}${row(
      arch,
      [
        [48, 80],
        [100, 80],
      ],
      12,
      18,
    )}`,
  ],
  ['gold', 'M112 104h28v5h-28zM114 98h28v5h-28zM112 92h28v5h-28zM118 86h22v5h-22z'],
);

const boarding: Thing = street(
  ['plaster', gable(40, 62, 76, 48, 36)],
  [
    'timber',
    `${box(40, 62, 76, 4)}${box(40, 84, 76, 4)}${box(40, 64, 4.5, 46)}${box(111.5, 64, 4.5, 46)}${box(62, 64, 4, 22)}${box(90, 64, 4, 22)}`,
  ],
  ['tile', eaves(40, 62, 76, 36)],
  ['dark', arch(70, 92, 16, 18)],
  [
    'gold',
    row(
      box,
      [
        [48, 69],
        [72, 69],
        [97, 69],
        [50, 93],
        [96, 93],
        [73, 44],
      ],
      11,
      12,
    ),
  ],
  ['timber', `${box(116, 66, 22, 3)}M126 68h2v6h-2z`],
  ['slate', 'M116 74h24v20h-24z'],
  ['light', 'M119 79h3v5h15v8h-3v-3h-12v3h-3z'],
);

const warehouse: Thing = street(
  ['timber', gable(26, 66, 80, 44, 34)],
  ['shade', 'M26 74h80v2H26zM26 84h80v2H26zM26 94h80v2H26zM66 34l40 32v44H66z'],
  ['slate', eaves(26, 66, 80, 34)],
  ['dark', box(44, 76, 44, 34) + box(59, 50, 14, 14)],
  ['timber', 'M46 78h19v32H46zM67 78h5l-2 32h-3z'],
  ['plaster', box(98, 88, 22, 22) + box(108, 68, 20, 20)],
  [
    'timber',
    `M98 88h22v3H98zM98 107h22v3H98zM99 106l18-17 2 2-18 17zM108 68h20v3h-20zM108 85h20v3h-20zM125 92q13-4 18 0 3 9 0 18-9 3-18 0-3-9 0-18z`,
  ],
  ['dark', 'M123.5 96h21v2h-21zM123.5 104h21v2h-21z'],
);

const hall: Thing = street(
  ['stone', box(68, 30, 24, 40)],
  ['slate', cone(68, 31, 24, 19)],
  ['stone', box(24, 70, 112, 40)],
  ['slate', slope(24, 71, 112, 15)],
  ['shade', box(80, 32, 12, 25) + box(24, 71, 112, 5) + box(24, 86, 112, 3)],
  ['light', dot(80, 44, 7)],
  [
    'dark',
    `M79 39h2v5l4 3-1.5 1.5-4.5-3.500z${row(
      arch,
      [
        [30, 92],
        [51, 92],
        [72, 92],
        [93, 92],
        [114, 92],
      ],
      16,
      18,
    )}${row(
      box,
      [
        [35, 76],
        [56, 76],
        [98, 76],
        [119, 76],
      ],
      7,
      9,
    )}`,
  ],
  ['red', flag(36, 38, 14) + flag(118, 38, 14)],
  ['dark', box(35, 37, 2, 20) + box(117, 37, 2, 20)],
);

/** Land on which something else stands. */
const meadow: Thing = [
  ['far', HILLS],
  ['near', MEADOW],
];

/** By the names of the kinds of cards and tiles. */
export const THINGS: Readonly<Record<string, Thing>> = {
  castle,
  mine,
  cloister,
  knowledge,
  ship,
  pasture,
  meadow,
  church,
  market,
  watchtower,
  bank,
  warehouse,
  'carpenters-workshop': carpenter,
  'boarding-house': boarding,
  'city-hall': hall,
};
