/** Faces: a few features, which follow from a name or a number, so that somebody has the same face everywhere. */

export interface DrawnFace {
  skin: string;
  hair: string;
  cloth: string;
  /** Outlines in the box of a crest, 24 wide and 26 high; the head is a circle around 12, 13. */
  behind: string;
  cut: string;
  hat: string;
  mouth: string;
  beard: string;
  glasses: boolean;
}

const SKIN = ['#f6d7b8', '#eabf95', '#c98f62', '#8d5a3b', '#f2c9a8'];
const HAIR = ['#3a2a1c', '#7a4a22', '#b5762f', '#d9b45a', '#8f2f1d', '#b9b2a6'];
const CLOTH = ['#7d2f2a', '#2f5a4a', '#3b4a7a', '#8a6a1f', '#5d3a66'];
const LONG = 'M5.6 21C4.4 15 5 6 12 6s7.6 9 6.4 15z';
const BUN = 'M9 5.6a3 3 0 1 1 6 0z';
const BEHIND = ['', LONG, '', BUN, LONG, ''];
const CUTS = [
  'M6.2 12.6C6 8.4 8.4 6.3 12 6.3s6 2.1 5.8 6.3c-1-2.2-2.2-3.4-3.4-3.6-1.5 1-4.3 1.3-5.8.7-1.1.6-1.9 1.6-2.4 2.9z',
  'M6 13.6C5.6 8.6 8.6 6 12 6s6.4 2.6 6 7.6c-.7-3-2.6-4.6-6-4.8-3.4.2-5.3 1.8-6 4.8z',
  'M6.1 11.8C6.3 8 8.8 6.2 12 6.2s5.7 1.8 5.9 5.6c-2.4-1-4.5-1.3-6.2-3-.9 1.6-2.9 2.6-5.6 3z',
];
const HATS = [
  '',
  '',
  'M5.4 10.2C5.6 6 8 3.6 12.6 3.6c4 0 6 2.4 6 5l1.2 1.6z', // a cap with a peak
  'M5.8 9.6 6 4.4l3 2.4 3-3.4 3 3.4 3-2.4.2 5.2z', // a crown of points
  'M6.1 9.4C8 3.4 11 2.4 15.6 2c-.4 1.6.6 2.2 2.3 7.4z', // a cap with a tip
  'M4.6 9.2h14.8v1.4H4.6zM7.4 9.2c0-3.4 1.6-5 4.6-5s4.6 1.6 4.6 5z', // a hat with a brim
];
const MOUTHS = [
  'M9.8 16.2c1.2 1.2 3.2 1.2 4.4 0',
  'M10 16.5h4',
  'M9.8 16c1.4 1.6 3 1.5 4.4-.3',
  'M10.2 16.4c1.2.5 2.4.5 3.6 0',
];
const BEARD =
  'M6.6 14.6c1 1.2 2.6 1 3.6.2h3.6c1 .8 2.6 1 3.6-.2-.3 3.6-2.4 6-5.4 6s-5.1-2.4-5.4-6zm3.2 1.4c1.2.9 3.2.9 4.4 0z';
/** A feature that few have: one in so many. */
const FEW = 4;

export function faceOf(name: string): DrawnFace {
  const draw = drawer(name);
  const one = (all: string[]): string => all[draw(all.length)] ?? '';
  return {
    skin: one(SKIN),
    hair: one(HAIR),
    cloth: one(CLOTH),
    behind: one(BEHIND),
    cut: one(CUTS),
    hat: one(HATS),
    mouth: one(MOUTHS),
    beard: draw(FEW) === 0 ? BEARD : '',
    glasses: draw(FEW) === 0,
  };
}

/** Return a function that gives numbers below a bound, always the same for a name. */
function drawer(name: string): (below: number) => number {
  let state = 2166136261;
  const mix = (by: number): void => {
    state = Math.imul(state ^ by, 16777619) >>> 0;
    state ^= state >>> 15;
  };
  for (const sign of name) mix(sign.codePointAt(0) ?? 0);
  return (below) => {
    mix(below);
    return (state >>> 3) % below;
  };
}
