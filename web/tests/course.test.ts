import { describe, expect, it } from 'vitest';
import { arrivalsOf, courseOf, sentencesOf, timesOf } from '../src/kit/course';
import type { Event, News } from '../src/protocol';
import { saidLast, since } from '../src/table/news';

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
    expect([...arrivalsOf(course)]).toEqual([
      ['0', 0],
      ['1', 400],
    ]);
  });

  it('shows one after the other what a drawing names', () => {
    const chain = row([event('placed', { player: 0 }), event('gained', { player: 0 }), event('bonus', { player: 0 })]);
    expect(courseOf([chain], 1, new Set(), 100)).toHaveLength(1);
    expect(courseOf([chain], 1, new Set(['bonus']), 100).map(sentencesOf)).toEqual([['placed', 'gained'], ['bonus']]);
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
