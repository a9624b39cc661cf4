/** The lessons of the guided first game, in order; their texts are `lesson-…` in the catalogue. */
import { asked, inOwn, onTable, ownPlayer } from '../../kit/lessons';
import type { Update } from '../../protocol';
import type { Player, View } from '../../views/burgundy-board';
import type { Lesson } from '../drawing';

const view = (update: Update): View => update.view as View;
const mine = ownPlayer<Player>;
const stored = (update: Update): number => mine(update)?.storage.length ?? 0;
const lying = (update: Update): number => (mine(update)?.spaces ?? []).filter(Boolean).length;
const begun = (update: Update): boolean => view(update).phase === 'A' && view(update).round === 1;
const act = (update: Update): boolean => asked(update, 'act');

export const LESSONS: Lesson[] = [
  { id: 'castle', when: (update) => asked(update, 'start_castle'), at: inOwn('spaces') },
  { id: 'aim', when: (update) => act(update) && begun(update), at: inOwn('spaces') },
  { id: 'dice', when: (update) => act(update) && begun(update), at: inOwn('dice') },
  { id: 'take', when: (update) => act(update) && begun(update), at: onTable('depots') },
  { id: 'place', when: (update) => act(update) && stored(update) > 0, at: inOwn('storage') },
  { id: 'workers', when: (update) => act(update) && stored(update) > 0, at: '[data-part=own] .supply' },
  { id: 'placed', when: (update) => act(update) && lying(update) > 1, at: inOwn('spaces') },
  { id: 'extra', when: (update) => asked(update, 'extra_action'), at: '.choices' },
  { id: 'sell', when: (update) => act(update) && lying(update) > 1, at: inOwn('goods') },
  { id: 'black', when: (update) => act(update) && (mine(update)?.silver ?? 0) >= 2, at: onTable('depots.middle') },
  {
    id: 'automata',
    when: (update) => act(update) && view(update).sides.length > 0 && view(update).round > 1,
    at: '.automata',
  },
  { id: 'phase', when: (update) => act(update) && view(update).phase === 'B', at: onTable('round') },
  { id: 'end', when: (update) => update.over },
];
