/** The lessons of the guided first game, in order; their texts are `lesson-…` in the catalogue. */
import { asked, inOwn, onTable, ownPlayer } from '../../kit/lessons';
import { sizeOf } from '../../kit/pile';
import type { Update } from '../../protocol';
import type { Lesson } from '../drawing';
import type { Player, View } from '../../views/burgundy-cards';

const view = (update: Update): View => update.view as View;
const mine = ownPlayer<Player>;
const projects = (update: Update): number => mine(update)?.projects.length ?? 0;
const placed = (update: Update): number => mine(update)?.estate.length ?? 0;
const toPlay = (update: Update): number => sizeOf(mine(update)?.hand ?? []) + sizeOf(mine(update)?.dice ?? []);
const first = (update: Update): boolean => projects(update) + placed(update) === 0;
const die = ['play_card', 'act'];

export const LESSONS: Lesson[] = [
  { id: 'aim', when: (update) => asked(update, ...die) && first(update), at: inOwn('estate') },
  {
    id: 'aaron',
    when: (update) => view(update).seats === 1 && asked(update, ...die) && first(update),
    at: '.race',
  },
  { id: 'dice', when: (update) => asked(update, 'play_card') && first(update), at: inOwn('hand') },
  { id: 'take', when: (update) => asked(update, ...die) && first(update), at: '[data-part=table] .groups' },
  { id: 'workers', when: (update) => asked(update, ...die) && first(update), at: '[data-part=own] .supply' },
  {
    id: 'place',
    when: (update) => asked(update, ...die) && projects(update) > 0 && placed(update) === 0,
    at: inOwn('projects'),
  },
  { id: 'any', when: (update) => asked(update, ...die) && projects(update) > 1, at: inOwn('hand') },
  { id: 'placed', when: (update) => asked(update, ...die) && placed(update) > 0, at: inOwn('estate') },
  {
    id: 'sell',
    when: (update) => asked(update, ...die) && (mine(update)?.goods ?? []).some((n) => n > 1),
    at: inOwn('goods'),
  },
  { id: 'buy', when: (update) => asked(update, ...die) && (mine(update)?.silver ?? 0) >= 3, at: '.choices' },
  { id: 'bonus', when: (update) => asked(update, 'round_bonus'), at: onTable('rounds') },
  { id: 'full', when: (update) => asked(update, ...die) && projects(update) === 3, at: inOwn('projects') },
  {
    id: 'rival',
    when: (update) => view(update).seats === 1 && asked(update, ...die) && placed(update) > 0,
    at: '.race',
  },
  {
    id: 'last',
    when: (update) =>
      view(update).seats === 1 && view(update).round === 'E' && asked(update, ...die) && toPlay(update) === 2,
    at: '.race',
  },
  { id: 'round', when: (update) => asked(update, ...die) && view(update).round !== 'A', at: onTable('rounds') },
  { id: 'end', when: (update) => update.over },
];
