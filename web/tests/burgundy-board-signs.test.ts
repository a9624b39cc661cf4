import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import icons from '../src/games/burgundy-board/icons.json';
import { signsOf } from '../src/games/burgundy-board/signs';
import type { TileData } from '../src/games/burgundy-board/tiles';

const PRINTED = new URL('../../src/bailey/games/burgundy_board/tiles.json', import.meta.url);
const { tiles } = JSON.parse(readFileSync(PRINTED, 'utf-8')) as { tiles: TileData[] };
const knowledge = tiles.filter((tile) => tile.kind === 'knowledge');
const number = (wanted: number): TileData => knowledge.find((tile) => tile.number === wanted) as TileData;

describe('the signs of knowledge tiles', () => {
  it.each(knowledge.filter((tile) => tile.effect !== 'hire'))('are there for knowledge $number', (tile) => {
    const signs = signsOf(tile);
    expect(signs.length).toBeGreaterThan(1);
    for (const sign of signs.filter((one) => /^[a-z_]+$/.test(one)))
      expect([...Object.keys(icons), 'silver']).toContain(sign);
  });

  it('are left out for knowledge 6, of which an option says what it does', () => {
    expect(signsOf(number(6))).toEqual([]);
  });

  it('say the amounts of the rules', () => {
    expect(signsOf(number(3))).toEqual(['good', '2', 'silver']);
    expect(signsOf(number(10))).toEqual(['±1', 'ship', 'livestock']);
    expect(signsOf(number(14))).toEqual(['4', 'worker']);
    expect(signsOf(number(22))).toEqual(['bank', '+4']);
  });

  it('leave out amounts that an option changes', () => {
    expect(signsOf(number(15))).toEqual(['good', '+']);
    expect(signsOf(number(26))).toEqual(['bonus', '+']);
  });
});
