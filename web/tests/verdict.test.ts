import { describe, expect, it } from 'vitest';
import { t } from '../src/lib/text.svelte';
import type { Result, ScoreLine } from '../src/protocol';
import { compareWithBest, verdictOf } from '../src/table/verdict';
import './english';

const line = (kind: string, points: number): ScoreLine => ({ line: kind, points, say: kind });

/** A game of two that ended so, with the first seat ahead or level. */
function result(first: number, second: number, left = false): Result {
  return {
    ranking: [
      { seat: 1, place: 2, score: second, tiebreak: 0, left },
      { seat: 0, place: 1, score: first, tiebreak: 0, left: false },
    ],
    winners: [0],
    counts: [
      [line('regions', 40), line('goods', 3), line('card', 9), line('card', 5)],
      [line('regions', 20), line('goods', 8), line('card', 30), line('card', 1)],
    ],
  };
}

describe('a verdict', () => {
  it.each([
    [100, 80, 0, 'end-won', 20, 1],
    [100, 60, 0, 'end-won-clearly', 40, 1],
    [100, 97, 0, 'end-won-narrowly', 3, 1],
    [12, 10, 0, 'end-won-narrowly', 2, 1],
    [100, 60, 1, 'end-lost', 40, 0],
    [100, 98, 1, 'end-lost-narrowly', 2, 0],
    [100, 100, 0, 'end-level', 0, 1],
    [100, 100, 1, 'end-level', 0, 0],
    [100, 60, null, 'end-won', 40, 1],
  ])('of %i to %i, seen from seat %s, is %s', (first, second, me, key, margin, other) => {
    expect(verdictOf(result(first, second), me)).toMatchObject({ key, margin, other });
  });

  it('of one rival says nothing of others who never came near', () => {
    const alone = verdictOf(result(100, 60), 0);
    const third = { seat: 2, place: 3, score: 50, tiebreak: 0, left: false };
    const among = verdictOf({ ...result(100, 60), ranking: [...result(100, 60).ranking, third] }, 0);
    const said = [alone, among].map((verdict) =>
      t(verdict?.key ?? '', { margin: 40, name: 'Odile', rivals: verdict?.rivals ?? 0 }),
    );
    expect(said).toEqual([
      '40 points ahead of Odile, who never came near.',
      '40 points ahead of Odile: nobody came near.',
    ]);
  });

  it('names the best of many lines where their kind made the largest difference', () => {
    const cards: Result = {
      ...result(59, 57),
      counts: [
        [line('keys', 8), line('card', 9), { ...line('card', 14), say: 'Sculptor' }],
        [line('keys', 3), line('card', 2), line('card', 1)],
      ],
    };
    expect(verdictOf(cards, 0)?.decided).toEqual({ say: 'Sculptor', winner: 14 });
  });

  it('names the kind of line that made the largest difference, if each has one of it', () => {
    expect(verdictOf(result(57, 59), 0)?.decided).toEqual({ say: 'regions', winner: 40, other: 20 });
  });

  it('names nothing in which the winner was not ahead', () => {
    const even: Result = { ...result(9, 8), counts: [[line('goods', 3)], [line('goods', 3)]] };
    expect(verdictOf(even, 0)).not.toHaveProperty('decided');
  });

  it('is not given where somebody left early, or was alone', () => {
    expect(verdictOf(result(9, 8, true), 0)).toBeUndefined();
    expect(verdictOf({ ...result(9, 8), ranking: result(9, 8).ranking.slice(1) }, 0)).toBeUndefined();
  });
});

describe('a score beside the best so far', () => {
  it.each([
    [84, 'end-record'],
    [83, 'end-record-equal'],
    [82, 'end-record-stands'],
  ])('of %i after a best of 83 is told as %s', (score, key) => {
    expect(compareWithBest(score, { games: 4, best: 83 })).toEqual({ key, best: 83 });
  });

  it('is the first one where there was none', () => {
    expect(compareWithBest(84, { games: 0 }).key).toBe('end-record-first');
  });
});
