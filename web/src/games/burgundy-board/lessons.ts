/** The lessons of the guided first game, in order; their texts are `lesson-…` in the catalogue. */
import { asked, ownPlayer } from '../../kit/lessons';
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
  { id: 'castle', when: (update) => asked(update, 'start_castle'), at: '.own .duchy' },
  { id: 'aim', when: (update) => act(update) && begun(update), at: '.own .duchy' },
  { id: 'dice', when: (update) => act(update) && begun(update), at: '.own .dice' },
  { id: 'take', when: (update) => act(update) && begun(update), at: '.depots' },
  { id: 'place', when: (update) => act(update) && stored(update) > 0, at: '.own .storage' },
  { id: 'workers', when: (update) => act(update) && stored(update) > 0, at: '.own .purse' },
  { id: 'placed', when: (update) => act(update) && lying(update) > 1, at: '.own .duchy' },
  { id: 'extra', when: (update) => asked(update, 'extra_action'), at: '.choices' },
  { id: 'sell', when: (update) => act(update) && lying(update) > 1, at: '.own .goods' },
  { id: 'black', when: (update) => act(update) && (mine(update)?.silver ?? 0) >= 2, at: '.depots .black' },
  {
    id: 'automata',
    when: (update) => act(update) && view(update).sides.length > 0 && view(update).round > 1,
    at: '.automata',
  },
  { id: 'phase', when: (update) => act(update) && view(update).phase === 'B', at: '.middle' },
  { id: 'end', when: (update) => update.over },
];
