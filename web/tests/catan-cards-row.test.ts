import { describe, expect, it } from 'vitest';
import { endsOf, freeCells, nameOfPlace, openEnds, roadsOf } from '../src/games/catan-cards/row';
import type { Player } from '../src/views/catan-cards';

/** A principality with Settlements at these places, and a Region in every cell of these columns. */
function row(places: number[], columns: number[], roads: Partial<Player> = {}): Player {
  const centres = Array.from({ length: 12 }, (_, place) => (places.includes(place) ? 1 : 0));
  const regions = Array.from({ length: 26 }, (_, cell) =>
    columns.includes(Math.floor(cell / 2)) ? { card: 'fields-1' as const, store: 0, foreign: false } : null,
  );
  const rest = { hand: 0, built: [], blocked: [], pawned: 0, wizards: [], foreign: [], idle: [] };
  return { centres, regions, road_left: false, road_right: false, ...rest, ...roads };
}

describe('a row', () => {
  it('ends at its outermost places', () => {
    expect(endsOf(row([5, 6], [5, 6, 7]))).toEqual([5, 6]);
    expect(endsOf(row([], []))).toBeNull();
  });

  it('is open for a Road beside both ends, and for a Settlement behind an open Road', () => {
    expect(openEnds(row([5, 6], [5, 6, 7], { road_right: true }))).toEqual([
      { end: 0, column: 5, place: null },
      { end: 1, column: 7, place: 7 },
    ]);
  });

  it('does not grow beyond its outermost places', () => {
    expect(openEnds(row([0, 1], [0, 1, 2])).map(({ end }) => end)).toEqual([1]);
    expect(openEnds(row([10, 11], [10, 11, 12])).map(({ end }) => end)).toEqual([0]);
  });

  it('has a Road between all its places, and those at its ends', () => {
    expect(roadsOf(row([4, 5, 6], [4, 5, 6, 7], { road_left: true }))).toEqual([4, 5, 6]);
  });

  it('has free cells beside a new Settlement', () => {
    expect(freeCells(row([5, 6, 7], [5, 6, 7]))).toEqual([16, 17]);
    expect(freeCells(row([5, 6], [5, 6, 7]))).toEqual([]);
  });

  it('counts its places from the middle', () => {
    expect([4, 5, 6, 7].map(nameOfPlace)).toEqual([
      { half: 'left', number: 2 },
      { half: 'left', number: 1 },
      { half: 'right', number: 1 },
      { half: 'right', number: 2 },
    ]);
  });
});
