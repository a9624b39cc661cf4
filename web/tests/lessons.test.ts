import { describe, expect, it } from 'vitest';
import { LESSONS } from '../src/games/catan-cards/lessons';
import type { Update } from '../src/protocol';

describe('a lesson of the Catan Card Game', () => {
  const view = { turns: 1, players: [{ hand: ['abbey-a'] }, { hand: 1 }] };
  const at = (name: string, more: Partial<Update> = {}): string[] => {
    const update = { turn: 0, seat: 0, over: false, step: { name, say: '' }, view, blocked: [], ...more } as unknown;
    return LESSONS.filter((lesson) => lesson.when(update as Update)).map(({ id }) => id);
  };

  it.each([
    ['start_search', ['aim', 'stacks']],
    ['take_card', ['search']],
    ['before_roll', ['roll']],
    ['act', ['steps', 'regions', 'hand']],
    ['fill_hand', ['draw']],
    ['exchange', ['exchange']],
    ['answer', ['answer']],
    ['react', ['attack']],
  ])('is given when it is asked: %s', (step, lessons) => {
    expect(at(step)).toEqual(lessons);
    expect(at(step, { turn: 1 })).toEqual([]);
  });

  it('of what grows and is traded waits for the third turn, that of the tokens for the seventh', () => {
    const later = (turns: number): string[] => at('act', { view: { ...view, turns } });
    expect(later(3)).toEqual(['hand', 'grow', 'trade']);
    expect(later(7)).toEqual(['hand', 'grow', 'trade', 'tokens']);
  });
});
