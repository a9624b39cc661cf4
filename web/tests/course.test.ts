import { describe, expect, it } from 'vitest';
import { courseOf, partsOf, sentencesOf, timesOf } from '../src/kit/course';
import type { Event, News } from '../src/protocol';
import { saidLast, since } from '../src/table/news';
import { roundsIn, RoundScores } from '../src/table/rounds';

const event = (what: string, about: Event['about'] = {}): Event => ({ what, about, say: what });
const row = (events: Event[], seat = 0, n = 1): News => ({ n, kind: 'choice', seat, events });

/** The last choice of a round against a printed opponent, which has no seat. */
const ROUND = row([
  event('took', { player: 0, card: 'mine' }),
  { ...event('paid', { player: 0 }), quiet: true },
  event('round_ended', { round: 'A' }),
  event('dealt', { card: 'ship' }),
  event('dealt', { card: 'castle' }),
  event('placed', { player: 1, card: 'ship' }),
  event('placed', { player: 1, card: 'market' }),
]);

describe('the course of a change', () => {
  const course = courseOf([ROUND], 1, new Set(['round_ended']), 100);

  it('has a step for what was chosen, one for a refill, and one for each card of a printed opponent', () => {
    expect(course.map(sentencesOf)).toEqual([['took'], ['round_ended'], ['dealt', 'dealt'], ['placed'], ['placed']]);
    expect(course.map(({ at }) => at)).toEqual([0, 100, 200, 300, 400]);
  });

  it('moves each card with the first step that names it', () => {
    expect([...timesOf(course)].sort()).toEqual([
      ['card-castle', 200],
      ['card-market', 400],
      ['card-mine', 0],
      ['card-ship', 200],
    ]);
  });

  it('tells what a seat gained with its last step', () => {
    const last = (counter: string) => partsOf(course, counter, 3, () => 0).map(({ by, at }) => [by, at]);
    expect(last('points:0')).toEqual([[3, 0]]);
    expect(last('points:1')).toEqual([[3, 400]]);
  });

  it('shows one after the other what a drawing names', () => {
    const chain = row([event('placed', { player: 0 }), event('gained', { player: 0 }), event('bonus', { player: 0 })]);
    expect(courseOf([chain], 1, new Set(), 100)).toHaveLength(1);
    expect(courseOf([chain], 1, new Set(['bonus']), 100).map(sentencesOf)).toEqual([['placed', 'gained'], ['bonus']]);
  });
});

/** A card completes a triple, which brings points of its own, a bonus, and silver. */
const TRIPLE = row([
  event('placed', { player: 0, card: 'mine' }),
  event('completed', { player: 0, type: 'mine' }),
  event('first_triple', { player: 0, type: 'mine' }),
  event('gained_silver', { player: 0, amount: 2 }),
]);
const APART = new Set(['completed', 'first_triple']);
const POINTS: Record<string, number> = { completed: 4, first_triple: 1 };

describe('what a change brings', () => {
  const course = courseOf([TRIPLE], 1, APART, 100);
  const told = (counter: string, by: number) =>
    partsOf(course, counter, by, ({ what }) => POINTS[what] ?? 0).map((part) => [part.by, part.at]);

  it('is told step by step, each with its own points', () => {
    expect(told('points:0', 5)).toEqual([
      [4, 100],
      [1, 200],
    ]);
  });

  it('is told in full: what no event says comes with the last step that says nothing of points', () => {
    expect(told('points:0', 8)).toEqual([
      [4, 100],
      [1, 200],
      [3, 300],
    ]);
  });

  it('is told of other counters with the step that names them', () => {
    expect(told('silver:0', 2)).toEqual([[2, 300]]);
    expect(told('mine:0', 1)).toEqual([[1, 200]]);
    expect(told('workers:0', -1)).toEqual([[-1, 300]]);
  });

  it('is one figure where all is shown at once', () => {
    const atOnce = courseOf([TRIPLE], 1, APART, 0);
    const [part, other] = partsOf(atOnce, 'points:0', 5, ({ what }) => POINTS[what] ?? 0);
    expect([part?.by, part?.events.at(-1)?.what, other]).toEqual([5, 'gained_silver', undefined]);
  });

  it('comes from what was named to the same player up to then', () => {
    const parts = partsOf(course, 'points:0', 5, ({ what }) => POINTS[what] ?? 0);
    expect(parts.map(({ events }) => events.map(({ what }) => what))).toEqual([
      ['placed', 'completed'],
      ['placed', 'completed', 'first_triple'],
    ]);
  });
});

describe('the end of a round', () => {
  it('says what the round brought, the first one too, and after a take-back', () => {
    const ended = new RoundScores('table');
    expect(ended.note(1, [5, 3])).toEqual([]);
    expect(ended.note(2, [9, 3])).toEqual([5, 3]);
    expect(ended.note(2, [7, 4])).toEqual([5, 3]);
    expect(new RoundScores('another').note(3, [9, 9])).toBeUndefined();
  });

  it('says what was gained since the table began, which may be in the middle of a game', () => {
    const ended = new RoundScores('tried');
    ended.note(0, [4, 4]);
    expect(ended.note(1, [5, 6])).toEqual([4, 4]);
  });

  it('is counted by its events', () => {
    expect(roundsIn([ROUND, ROUND], new Set(['round_ended']))).toBe(2);
  });
});

describe('what others did', () => {
  it('includes what a printed opponent did in a row of one’s own', () => {
    const told = since([ROUND], 0, 1).flatMap(({ events }) => events ?? []);
    expect(told.map(({ about }) => about?.['card'])).toEqual(['ship', 'market']);
    expect(since([row([event('took', { player: 0 })])], 0, 1)).toEqual([]);
  });

  it('is said in the words of the last choice', () => {
    expect(saidLast([ROUND, row([{ ...event('quiet'), quiet: true }, event('took', { player: 1 })], 1, 2)])).toBe(
      'took',
    );
    expect(saidLast([])).toBe('');
  });
});
