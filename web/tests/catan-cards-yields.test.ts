import { describe, expect, it } from 'vitest';
import { broughtBy, lackOf, onceEach, type Expected, type Yield } from '../src/games/catan-cards/yields';

const row = (more: Partial<Yield>): Yield => ({ die: 3, resource: 'ore', n: 1, gains: 1, idle: 0, own: 0, ...more });

describe('what each number brings', () => {
  const expected: Pick<Expected, 'sides' | 'brings'> = {
    sides: 6,
    brings: [
      row({ resource: 'gold', own: 1 }),
      row({ gains: 0 }),
      row({}),
      row({ die: 4, n: 2 }),
      row({ resource: 'wool', gains: 0, idle: 1 }),
    ],
  };

  it('lists one number in the order of the resources, what has room first', () => {
    const found = broughtBy(expected, 3).map(({ resource, gains }) => `${gains} ${resource}`);
    expect(found).toEqual(['0 wool', '1 ore', '0 ore', '1 gold']);
  });

  it('says why less comes', () => {
    expect([row({}), row({ gains: 0 }), row({ n: 2 }), row({ gains: 0, idle: 1 })].map(lackOf)).toEqual([
      undefined,
      'full',
      'partly',
      'idle',
    ]);
  });

  it('counts all numbers once, without what lies idle or only an own roll brings', () => {
    expect(onceEach(expected)).toBe(4);
  });
});
