/** The lessons of the guided first game, in order; their texts are `lesson-…` in the catalogue. */
import { asked, inOwn, ownPlayer } from '../../kit/lessons';
import type { Update } from '../../protocol';
import type { Player } from '../../views/castle-combo';
import type { Lesson } from '../drawing';

const mine = ownPlayer<Player>;
const cards = (update: Update): number => mine(update)?.tableau.length ?? 0;

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (update) => cards(update) === 0, at: inOwn('tableau') },
  {
    id: 'market',
    when: (update) => asked(update, 'spend_key', 'take_card') && cards(update) === 0,
    at: '[data-lit=true]',
  },
  {
    id: 'card',
    when: (update) => asked(update, 'spend_key', 'take_card') && cards(update) === 0,
    at: '[data-lit=true] .card',
  },
  {
    id: 'take',
    when: (update) => asked(update, 'spend_key', 'take_card') && cards(update) === 0,
    at: '[data-lit=true]',
  },
  {
    id: 'others',
    when: (update) => !update.over && update.turn !== update.seat && cards(update) > 0,
    at: '[data-part=others]',
  },
  {
    id: 'second',
    when: (update) => asked(update, 'spend_key', 'take_card') && cards(update) === 1,
    at: '[data-lit=true]',
  },
  { id: 'place', when: (update) => asked(update, 'place_card') && cards(update) === 1, at: '[data-part=own] .place' },
  { id: 'keys', when: (update) => asked(update, 'spend_key') && cards(update) === 2, at: '.choices' },
  {
    id: 'score',
    when: (update) => asked(update, 'spend_key', 'take_card') && cards(update) === 3,
    at: '[data-part=own] .points',
  },
  {
    id: 'poor',
    when: (update) => asked(update, 'spend_key', 'take_card') && (mine(update)?.gold ?? 9) < 4,
    at: '[data-lit=true]',
  },
  { id: 'top', when: (update) => asked(update, 'place_card') && cards(update) >= 5, at: inOwn('tableau') },
  { id: 'end', when: (update) => update.over },
];
