import { expect, test } from 'vitest';
import { chanceAgainst, evenBot } from '../src/lib/chance';
import type { Chances } from '../src/protocol';

const chances: Chances = {
  games: 4,
  bots: [
    { strength: 'novice', chance: 0.9 },
    { strength: 'medium', chance: 0.6 },
    { strength: 'hard', chance: 0.25 },
  ],
};

test('each of several bots takes its share of the chance', () => {
  expect(chanceAgainst(chances, ['hard'])).toBeCloseTo(0.25);
  expect(chanceAgainst(chances, ['hard', 'novice'])).toBeCloseTo(1 / (1 + 3 + 1 / 9));
  expect(chanceAgainst(chances, [])).toBeNull();
  expect(chanceAgainst(chances, ['hard', 'master'])).toBeNull();
  expect(chanceAgainst(null, ['hard'])).toBeNull();
});

test('the even bot is beaten about every second time, and is easy before the first game', () => {
  expect(evenBot(chances)).toBe('medium');
  expect(evenBot({ games: 0 })).toBe('easy');
  expect(evenBot(null)).toBe('easy');
});
