/** The lessons of the guided first game, in order; their texts are `lesson-…` in the catalogue. */
import { asked, inOwn, onTable, ownPlayer } from '../../kit/lessons';
import { shownOf } from '../../kit/pile';
import type { Update } from '../../protocol';
import type { Player, View } from '../../views/catan-cards';
import type { Lesson } from '../drawing';

const view = (update: Update): View => update.view as View;
const hand = (update: Update): string[] => shownOf(ownPlayer<Player>(update)?.hand ?? []);
const firstTurns = (update: Update): boolean => view(update).turns <= 2;
const blockedBy = (update: Update, key: string): boolean => (update.blocked ?? []).some((choice) => choice.key === key);

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (update) => asked(update, 'start_search'), at: '[data-part=own] .head' },
  { id: 'stacks', when: (update) => asked(update, 'start_search'), at: onTable('stacks') },
  { id: 'search', when: (update) => asked(update, 'take_card') && hand(update).length > 0, at: '.sheet header' },
  { id: 'roll', when: (update) => asked(update, 'before_roll') && firstTurns(update), at: '.choices' },
  { id: 'steps', when: (update) => asked(update, 'act') && firstTurns(update), at: '[data-area=dice]' },
  {
    id: 'regions',
    when: (update) => asked(update, 'act') && firstTurns(update),
    at: `${inOwn('principality')} .region`,
  },
  { id: 'hand', when: (update) => asked(update, 'act') && hand(update).length > 0, at: inOwn('hand') },
  { id: 'draw', when: (update) => asked(update, 'fill_hand'), at: onTable('stacks') },
  { id: 'exchange', when: (update) => asked(update, 'exchange'), at: onTable('stacks') },
  {
    id: 'grow',
    when: (update) => asked(update, 'act') && view(update).turns > 2,
    at: `${inOwn('principality')} .road`,
  },
  { id: 'trade', when: (update) => asked(update, 'act') && view(update).turns > 2, at: '.trade' },
  { id: 'gate', when: (update) => asked(update, 'act') && blockedBy(update, 'gate'), at: inOwn('hand') },
  { id: 'tokens', when: (update) => asked(update, 'act') && view(update).turns > 6, at: '.tokens' },
  { id: 'answer', when: (update) => asked(update, 'answer'), at: '.sheet header' },
  { id: 'attack', when: (update) => asked(update, 'react'), at: '.sheet header' },
  { id: 'end', when: (update) => update.over },
];
