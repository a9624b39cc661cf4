import { describe, expect, it, vi } from 'vitest';
import type { TrialResult } from '../src/alone/messages';
import { faultOf } from '../src/playground/author';
import { changeOf, differenceOf, fileOf, grouped, sharesOf } from '../src/playground/numbers';

// There is no browser here: this is all that addresses read.
vi.hoisted(() =>
  Object.assign(globalThis, {
    document: { documentElement: { dataset: {} } },
    location: { href: 'http://localhost/', pathname: '/', search: '' },
    addEventListener: () => undefined,
  }),
);

const CHANGES: [string[], number][] = [
  [['cards', 'duchess', 'cost'], 9],
  [['cards', 'duchess', 'points'], 1],
  [['start', 'two words'], 3],
];
const result = (mean: number, error: number): TrialResult => ({
  games: 4,
  plain: false,
  seconds: 1,
  decisions: 10,
  mean,
  error,
  points: [
    [
      [5, 3],
      [7, 1],
    ],
    [[5, 4]],
  ],
  wins: [0.5, 0.5],
});

describe('a change', () => {
  it('is tables within tables', () => {
    expect(changeOf(CHANGES)).toEqual({ cards: { duchess: { cost: 9, points: 1 } }, start: { 'two words': 3 } });
  });

  it('is a change file, whose keys stand in quotes where they must', () => {
    expect(fileOf(CHANGES)).toBe('cards.duchess.cost = 9\ncards.duchess.points = 1\nstart."two words" = 3');
  });

  it('is chosen by card, or by table', () => {
    const numbers = CHANGES.map(([path, value]) => ({ path, value, least: 0, most: 9 }));
    const found = [...grouped(numbers)].map(([key, all]) => [key, all.length]);
    expect(found).toEqual([
      ['cards.duchess', 2],
      ['start', 1],
    ]);
  });
});

describe('many games', () => {
  it('have a difference with the error of both', () => {
    const { mean, about } = differenceOf(result(80, 0.3), result(78, 0.4));
    expect(mean).toBe(-2);
    expect(about).toBeCloseTo(1.96 * 0.5);
  });

  it('have points whose shares are one together', () => {
    expect(sharesOf(result(0, 0))).toEqual(
      new Map([
        [5, 7 / 8],
        [7, 1 / 8],
      ]),
    );
  });
});

it('a mistake is found by its file and line', () => {
  const files = { 'my_game/rules.py': '', 'my_game/cards.py': '' };
  const said = "game 'my-game' (/home/games/my_game): my_game/rules.py, line 4: SyntaxError: no";
  expect(faultOf(said, files)).toEqual({ path: 'my_game/rules.py', line: 4, said });
  expect(faultOf('no game lies here', files)).toBeNull();
});

describe('a game of one’s own', () => {
  it('is taken home as the folder that the command line takes', async () => {
    const { archiveOf } = await import('../src/playground/author');
    const { strFromU8, unzipSync } = await import('fflate');
    const archive = await archiveOf({ 'my_game/rules.py': '# é\n', 'README.md': 'Mine.' });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(files)).toEqual(['my-game/my_game/rules.py', 'my-game/README.md']);
    expect(Object.values(files).map((content) => strFromU8(content))).toEqual(['# é\n', 'Mine.']);
  });
});
