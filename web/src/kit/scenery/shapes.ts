/** The parts that scenes are made of, as outlines. Points are of their upper left corner, if not said otherwise. */

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Around a middle. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A wall or a tower with merlons on it. */
export function tower(x: number, y: number, w: number, h: number, merlons: number): string {
  const unit = w / (2 * merlons - 1);
  const teeth = Array.from({ length: merlons - 1 }, () => `h${unit}v5h${unit}v-5`).join('');
  return `M${x} ${y + h}V${y}${teeth}h${unit}v${h}z`;
}

/** A pointed roof above a wall of this width, with eaves. */
export const cone = (x: number, y: number, w: number, h: number): string =>
  `M${x - 3} ${y}l${w / 2 + 3} ${-h} ${w / 2 + 3} ${h}z`;

/** The roof of a house seen from its side. */
export const slope = (x: number, y: number, w: number, h: number): string => `M${x - 4} ${y}l8 ${-h}h${w - 8}l8 ${h}z`;

/** A front with its gable; `y` is where the gable begins. */
export const gable = (x: number, y: number, w: number, h: number, rise: number): string =>
  `M${x} ${y + h}V${y}l${w / 2} ${-rise} ${w / 2} ${rise}v${h}z`;

/** The edge of a roof around a gable. */
export const eaves = (x: number, y: number, w: number, rise: number): string =>
  `M${x - 5} ${y + 5}l${w / 2 + 5} ${-rise - 9} ${w / 2 + 5} ${rise + 9}h-8l${-w / 2 + 3} ${-rise + 2} ${-w / 2 + 3} ${rise - 2}z`;

export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

/** The same outline at several places. */
export const row = (
  shape: (x: number, y: number, w: number, h: number) => string,
  places: readonly (readonly [number, number])[],
  w: number,
  h: number,
): string => places.map(([x, y]) => shape(x, y, w, h)).join('');

/** A tree with a round top; `y` is where it stands. */
export const crown = (x: number, y: number, r: number): string =>
  `${dot(x, y - 2.2 * r, r)}${dot(x - r * 0.7, y - 1.4 * r, r * 0.75)}${dot(x + r * 0.7, y - 1.4 * r, r * 0.75)}`;
export const trunk = (x: number, y: number, r: number): string => box(x - r * 0.18, y - 1.6 * r, r * 0.36, 1.6 * r);

/** A poplar. */
export const poplar = (x: number, y: number, h: number): string =>
  `M${x} ${y}q${-h * 0.26} ${-h * 0.4} 0 ${-h}q${h * 0.26} ${h * 0.6} 0 ${h}z`;

export const flag = (x: number, y: number, w: number): string =>
  `M${x} ${y}h${w}l${-w * 0.3} ${w * 0.27} ${w * 0.3} ${w * 0.27}h${-w}z`;

export const post = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y + h}v${4 - h}l${w / 2} -6 ${w / 2} 6v${h - 4}z`;
