import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneOf } from '../src/games/burgundy-board/tiles';
import { THINGS } from '../src/kit/scenery/things';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf-8');
const TOKENS = read('../src/design/tokens.css');
const CARDS = JSON.parse(read('../../src/bailey/games/burgundy_cards/cards.json')) as { kinds: { kind: string }[] };
/** Shades of a scene's own tint. */
const TINTED = new Set(['far', 'near', 'deep']);

const luminance = (rgb: number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const rgbOf = (hex: string): number[] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);

describe('scenes and materials', () => {
  it.each(CARDS.kinds.map(({ kind }) => kind))('have a drawing for %s, of few shapes', (kind) => {
    expect(THINGS[kind]?.length).toBeGreaterThan(4);
    expect(THINGS[kind]?.length).toBeLessThan(15);
  });

  it('show the tiles of the board of Burgundy, too', () => {
    const tile = { id: '', back: '' };
    for (const building of [
      'workshop',
      'church',
      'market',
      'watchtower',
      'bank',
      'boarding_house',
      'warehouse',
      'city_hall',
    ] as const)
      expect(THINGS[sceneOf({ ...tile, kind: 'building', building })]).toBeDefined();
    for (const kind of ['castle', 'mine', 'ship', 'livestock'] as const)
      expect(THINGS[sceneOf({ ...tile, kind })]).toBeDefined();
    expect(THINGS[sceneOf({ ...tile, kind: 'building', building: 'crane' })]).toBeUndefined();
  });

  it('are drawn with paints that have a colour, by whole numbers', () => {
    for (const [paint, outline] of Object.values(THINGS).flat()) {
      if (!TINTED.has(paint)) expect(TOKENS).toContain(`--paint-${paint}:`);
      expect(outline).not.toMatch(/NaN|undefined|--/);
    }
  });

  it('lie on a table and on parchment that leave quiet words readable', () => {
    const pair = (name: string): string[] =>
      /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(TOKENS.split(`--${name}:`)[1] ?? '')?.slice(1) ?? [];
    const contrast = (a: string, b: string): number => {
      const [dark = 0, light = 0] = [a, b].map((hex) => luminance(rgbOf(hex))).sort((one, other) => one - other);
      return (light + 0.05) / (dark + 0.05);
    };
    for (const ground of ['wood', 'parchment', 'paper'])
      for (const [i, hex] of pair(ground).entries()) {
        expect(contrast(hex, pair('ink-quiet')[i] ?? '')).toBeGreaterThan(4.5);
        expect(contrast(hex, pair('ink-on-wood')[i] ?? '')).toBeGreaterThan(4.5);
      }
    expect(pair('wood')).toHaveLength(2);
  });

  it('lie on wood whose grain leaves words readable where it is darkest', () => {
    const grain = read('../src/design/wood.svg');
    const most = (what: string): number =>
      Math.max(...[...grain.matchAll(new RegExp(`${what}-opacity="([0-9.]+)"`, 'g'))].map(([, part]) => Number(part)));
    const under = (ground: number[], paint: string, part: number): number[] =>
      rgbOf(paint).map((c, i) => c * part + (ground[i] ?? 0) * (1 - part));
    const wood = rgbOf(/--wood: light-dark\((#[0-9a-f]{6})/.exec(TOKENS)?.[1] ?? '');
    const ink = luminance(rgbOf(/--ink-on-wood: light-dark\((#[0-9a-f]{6})/.exec(TOKENS)?.[1] ?? ''));
    const plank = under(wood, /fill="(#[0-9a-f]{6})"/.exec(grain)?.[1] ?? '', most('fill'));
    const lines = [...grain.matchAll(/stroke-opacity="([0-9.]+)"/g)]
      .map(([, part]) => Number(part))
      .sort((a, b) => a - b);
    const line = under(plank, '#4a2a0c', lines.at(-2) ?? 1); // only the seams between planks are darker
    expect((luminance(line) + 0.05) / (ink + 0.05)).toBeGreaterThan(4.5);
  });

  it('leave the names on cards of Burgundy readable', () => {
    const ribbons = [...read('../src/games/burgundy-cards/tokens.css').matchAll(/--type-([a-z]+): (#[0-9a-f]{6})/g)];
    expect(ribbons.length).toBe(14);
    const light = luminance(rgbOf(/--card-light: (#[0-9a-f]{6})/.exec(TOKENS)?.[1] ?? ''));
    for (const [, , hex = ''] of ribbons) {
      const ribbon = luminance(rgbOf(hex).map((c) => c * 0.66));
      expect((light + 0.05) / (ribbon + 0.05)).toBeGreaterThan(4.5);
    }
  });
});
