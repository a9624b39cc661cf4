/** The guided first game: what to point out when it is first seen on the table; the sentences are in the catalogue. */
import type { Update } from '../../protocol';
import type { View } from '../../views/castle-combo';
import type { Lesson } from '../drawing';

const myTurn = (update: Update, ...steps: string[]): boolean =>
  update.turn === update.seat && !update.over && steps.includes(update.step.name);
const mine = (update: Update) => (update.view as View).players[update.seat ?? 0];
const cards = (update: Update): number => mine(update)?.tableau.length ?? 0;

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (update) => cards(update) === 0, at: '.own .tableau' },
  {
    id: 'market',
    when: (update) => myTurn(update, 'spend_key', 'take_card') && cards(update) === 0,
    at: '.location.here',
  },
  {
    id: 'card',
    when: (update) => myTurn(update, 'spend_key', 'take_card') && cards(update) === 0,
    at: '.location.here .card',
  },
  {
    id: 'take',
    when: (update) => myTurn(update, 'spend_key', 'take_card') && cards(update) === 0,
    at: '.location.here',
  },
  { id: 'others', when: (update) => !update.over && update.turn !== update.seat && cards(update) > 0, at: '.others' },
  {
    id: 'second',
    when: (update) => myTurn(update, 'spend_key', 'take_card') && cards(update) === 1,
    at: '.location.here',
  },
  { id: 'place', when: (update) => myTurn(update, 'place_card') && cards(update) === 1, at: '.own .place' },
  { id: 'keys', when: (update) => myTurn(update, 'spend_key') && cards(update) === 2, at: '.choices' },
  {
    id: 'score',
    when: (update) => myTurn(update, 'spend_key', 'take_card') && cards(update) === 3,
    at: '.own .points',
  },
  {
    id: 'poor',
    when: (update) => myTurn(update, 'spend_key', 'take_card') && (mine(update)?.gold ?? 9) < 4,
    at: '.location.here',
  },
  { id: 'top', when: (update) => myTurn(update, 'place_card') && cards(update) >= 5, at: '.own .tableau' },
  { id: 'end', when: (update) => update.over },
];
