/** The lessons of the guided first game, in order; their texts are `lesson-…` in the catalogue. */
import { asked, inOwn, onTable, ownPlayer } from '../../kit/lessons';
import { shownOf } from '../../kit/pile';
import type { Event, News, Update } from '../../protocol';
import type { FaceName, Player, View } from '../../views/catan-cards';
import type { Lesson } from '../drawing';
import { faceOf, lastTold } from './told';

const view = (update: Update): View => update.view as View;
const hand = (update: Update): string[] => shownOf(ownPlayer<Player>(update)?.hand ?? []);
const firstTurns = (update: Update): boolean => view(update).turns <= 2;
/** What a first game explains as it happens, it explains in its first rounds: then it has been seen, or is in the book. */
const EARLY = 16;
const early = (update: Update): boolean => view(update).turns <= EARLY;
/** Brigands leave whoever has no more than these. */
const BRIGANDS_LEAVE = 7;

/** What one's own Regions show together. */
const stored = (update: Update): number =>
  (ownPlayer<Player>(update)?.regions ?? []).reduce((sum, region) => sum + (region?.store ?? 0), 0);

/** What the last roll did to oneself, by the name of the event. */
const happened = (what: string, update: Update, news: News[]): Event[] =>
  lastTold(news).filter((event) => event.what === what && event.about?.['player'] === update.seat);
const produced = (update: Update, news: News[]): number =>
  happened('produced', update, news).reduce((sum, { about }) => sum + Number(about?.['amount'] ?? 0), 0);

/** Explain a side of the event die when it was last rolled, by whomever: before the next roll, or in what it asks. */
const ofFace = (face: FaceName): Lesson => ({
  id: `face-${face}`,
  when: (update, news) =>
    asked(update, 'act', 'before_roll', 'gain', 'steal') && early(update) && faceOf(lastTold(news)) === face,
  about: (_, news) => ({
    early: lastTold(news).some(({ what }) => what === 'brigands_quiet') ? 'yes' : 'no',
    lost: lastTold(news).some(({ what }) => what === 'lost') ? 'yes' : 'no',
  }),
  at: '[data-area=dice]',
});

const blockedBy = (update: Update, key: string): boolean => (update.blocked ?? []).some((choice) => choice.key === key);

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (update) => asked(update, 'start_search'), at: '[data-part=own] .head' },
  { id: 'stacks', when: (update) => asked(update, 'start_search'), at: onTable('stacks') },
  { id: 'search', when: (update) => asked(update, 'take_card') && hand(update).length > 0, at: '.sheet header' },
  { id: 'roll', when: (update) => asked(update, 'before_roll') && firstTurns(update), at: '.choices' },
  { id: 'steps', when: (update) => asked(update, 'act') && firstTurns(update), at: '[data-area=dice]' },
  ...(['tournament', 'commerce', 'brigands', 'plenty', 'event'] as const).map(ofFace),
  {
    id: 'regions',
    when: (update) => asked(update, 'act') && firstTurns(update),
    about: (update, news) => ({ die: view(update).die, gained: produced(update, news) }),
    at: '[data-area=dice] .die',
  },
  {
    id: 'full',
    when: (update, news) =>
      asked(update, 'act', 'before_roll') && early(update) && happened('full', update, news).length > 0,
    at: '[data-area=dice] .steps',
  },
  {
    id: 'protection',
    when: (update) => asked(update, 'act') && early(update) && !firstTurns(update) && stored(update) >= BRIGANDS_LEAVE,
    about: (update) => ({ count: stored(update), limit: BRIGANDS_LEAVE }),
    at: '[data-part=own] .stock',
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
