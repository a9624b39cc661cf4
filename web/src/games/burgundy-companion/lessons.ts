/** The lessons of the guided first phase, in order; their texts are `lesson-…` in the catalogue. */
import { asked } from '../../kit/lessons';
import type { Update } from '../../protocol';
import type { View } from '../../views/burgundy-companion';
import type { Lesson } from '../drawing';

const view = (update: Update): View => update.view as View;
const round = (update: Update, least: number): boolean => view(update).phase !== 'A' || view(update).round >= least;

export const LESSONS: Lesson[] = [
  { id: 'cards', when: (update) => asked(update, 'tell_white'), at: '.automata .cards' },
  { id: 'filling', when: (update) => asked(update, 'tell_lying'), at: '.asking' },
  { id: 'white', when: (update) => asked(update, 'tell_white'), at: '.asking' },
  { id: 'play', when: (update) => asked(update, 'play'), at: '.asking' },
  { id: 'found', when: (update) => asked(update, 'tell_found'), at: '.asking' },
  { id: 'deeds', when: (update) => asked(update, 'play') && view(update).sides.length > 0, at: '.deeds' },
  { id: 'bonus', when: (update) => asked(update, 'play') && round(update, 2), at: '.fold' },
  { id: 'undo', when: (update) => asked(update, 'tell_white') && round(update, 2), at: '.bar' },
];
