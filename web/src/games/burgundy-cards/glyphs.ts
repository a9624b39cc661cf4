/** The effects of cards and bonuses as glyphs. */
import { t } from '../../lib/text.svelte';
import type { TypeName } from '../../views/burgundy-cards';
import type { CardData, Gain } from './card';

export type Glyph =
  | { draw: 'text'; text: string }
  | { draw: 'type'; type: TypeName }
  | { draw: 'die'; die: number }
  | { draw: 'silver' | 'worker' | 'point' | 'good' | 'animal' | 'place' | 'wild' | 'take' };

const text = (words: string | number): Glyph => ({ draw: 'text', text: String(words) });
const GAINS = {
  points: 'point',
  goods: 'good',
  animals: 'animal',
  silver: 'silver',
  workers: 'worker',
} as const satisfies Record<keyof Gain, string>;

/** Return the glyphs of a gain, each with its number. */
export function gainGlyphs(gain: Gain): Glyph[] {
  const parts = (Object.keys(GAINS) as (keyof Gain)[]).filter((what) => gain[what]);
  return parts.flatMap((what): Glyph[] => [text(`+${gain[what]}`), { draw: GAINS[what] }]);
}

/** Return a gain in words. */
export function gainWords(gain: Gain): string {
  const parts = (Object.keys(GAINS) as (keyof Gain)[]).filter((what) => gain[what]);
  return parts.map((what) => t(`bc-gain-${what}`, { count: gain[what] ?? 0 })).join(' + ');
}

/** Return the glyphs of a card's function. */
export function functionGlyphs({ function: does }: CardData): Glyph[] {
  if (does.do === 'gain') return gainGlyphs(does);
  if (does.do === 'draw') {
    const of = (does.of ?? []).map((what): Glyph => ({ draw: what === 'goods' ? 'good' : 'animal' }));
    return [text('+'), ...of.flatMap((glyph, i) => (i ? [text('/'), glyph] : [glyph]))];
  }
  if (does.do === 'take')
    return [{ draw: 'take' }, ...(does.types ?? []).map((type): Glyph => ({ draw: 'type', type }))];
  if (does.do === 'sell') return [{ draw: 'good' }, text('→'), { draw: 'silver' }, { draw: 'point' }];
  if (does.do === 'place') return [text('+'), { draw: 'place' }];
  return does.do === 'act' ? [text('+'), { draw: 'die', die: 0 }] : [{ draw: 'wild' }];
}

/** Return the width of a glyph; all are 40 units high. */
export function width(glyph: Glyph): number {
  if (glyph.draw === 'text') return glyph.text === '/' ? 14 : 6 + glyph.text.length * 17;
  return glyph.draw === 'place' || glyph.draw === 'take' ? 46 : 40;
}
