import { describe, expect, it } from 'vitest';
import { LESSONS } from '../src/games/catan-cards/lessons';
import type { News, Update } from '../src/protocol';

describe('a lesson of the Catan Card Game', () => {
  const view = { turns: 1, players: [{ hand: ['abbey-a'] }, { hand: 1 }] };
  const at = (name: string, more: Partial<Update> = {}, news: News[] = []): string[] => {
    const update = { turn: 0, seat: 0, over: false, step: { name, say: '' }, view, blocked: [], ...more } as unknown;
    return LESSONS.filter((lesson) => lesson.when(update as Update, news)).map(({ id }) => id);
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

  const rolled = (face: string, ...more: { what: string; about: object }[]): News[] => {
    const events = [{ what: 'turn_began', about: {} }, { what: 'rolled_face', about: { face } }, ...more];
    return [{ n: 1, kind: 'choice', events }] as unknown as News[];
  };

  it.each(['tournament', 'commerce', 'brigands', 'plenty', 'event'])('explains a side of the die: %s', (face) => {
    for (const step of ['act', 'before_roll']) expect(at(step, {}, rolled(face))).toContain(`face-${face}`);
    expect(at('act', { view: { ...view, turns: 17 } }, rolled(face)), 'in the first rounds').not.toContain(
      `face-${face}`,
    );
    expect(at('act', {}, [])).not.toContain(`face-${face}`);
  });

  it('explains a Region of one’s own that was full', () => {
    const full = (player: number): string[] => at('act', {}, rolled('event', { what: 'full', about: { player } }));
    expect(full(0)).toContain('full');
    expect(full(1)).not.toContain('full');
  });

  it('explains protection to whoever has as many resources as brigands leave', () => {
    const having = (stores: (number | null)[]): string[] => {
      const regions = stores.map((store) => (store === null ? null : { card: 'hills-5', store }));
      return at('act', { view: { ...view, turns: 3, players: [{ hand: [], regions }, { hand: 1 }] } });
    };
    expect(having([3, null, 3, 1])).toContain('protection');
    expect(having([3, null, 3])).not.toContain('protection');
  });

  it('of what grows and is traded waits for the third turn, that of the tokens for the seventh', () => {
    const later = (turns: number): string[] => at('act', { view: { ...view, turns } });
    expect(later(3)).toEqual(['hand', 'grow', 'trade']);
    expect(later(7)).toEqual(['hand', 'grow', 'trade', 'tokens']);
  });
});
