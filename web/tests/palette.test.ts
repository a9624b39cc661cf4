import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('../src/games/burgundy-board/tokens.css', import.meta.url), 'utf-8');
const DISTINCT = /data-palette='distinct'\]\s*\{([^}]*)\}/.exec(CSS)?.[1] ?? '';
const COLOURS = [...DISTINCT.matchAll(/--bb-([a-z]+): (#[0-9a-f]{6})/g)].map(([, kind, hex]) => [kind, hex] as const);

/** What an eye that lacks a sort of cones sees, in linear RGB (Machado, Oliveira and Fernandes 2009). */
const SEEN: Record<string, number[][]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** So far apart in CIELAB two colours are told apart at a glance; 2 is what can just be seen. */
const APART = 24;

const times = (rows: number[][], v: number[]): number[] =>
  rows.map((row) => row.reduce((sum, a, i) => sum + a * (v[i] ?? 0), 0));
const linear = (hex: string): number[] =>
  [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

function lab(rgb: number[]): number[] {
  const xyz = times(
    [
      [0.4339, 0.3762, 0.1899],
      [0.2126, 0.7152, 0.0722],
      [0.0177, 0.1095, 0.8729],
    ],
    rgb.map((c) => Math.min(1, Math.max(0, c))),
  );
  const [x = 0, y = 0, z = 0] = xyz.map((c) => (c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (a: string, b: string, seen: number[][]): number => {
  const [left, right] = [a, b].map((hex) => lab(times(seen, linear(hex)))) as [number[], number[]];
  return Math.hypot(...left.map((value, i) => value - (right[i] ?? 0)));
};

describe('the colour-blind palette', () => {
  it('has a colour for every kind', () => {
    expect(COLOURS.map(([kind]) => kind)).toEqual([
      'castle',
      'mine',
      'knowledge',
      'ship',
      'livestock',
      'building',
      'inn',
    ]);
  });

  it.each(Object.keys(SEEN))('keeps all kinds apart with %s', (eye) => {
    for (const [i, [, a]] of COLOURS.entries())
      for (const [, b] of COLOURS.slice(i + 1))
        expect(distance(a ?? '', b ?? '', SEEN[eye] ?? [])).toBeGreaterThan(APART);
  });
});
