/** The drawing of the board game of Burgundy. All that depends on the rules comes from the server. */
import { briefly } from '../../kit/brief';
import type { Choice, Events } from '../../views/burgundy-board';
import type { Drawing } from '../drawing';
import Back from './Back.svelte';
import Face from './Face.svelte';
import SmallFace from './SmallFace.svelte';
import Legend from './Legend.svelte';
import { LESSONS } from './lessons';
import english from './locale/en.ftl';
import { PARTS } from './parts';
import { gainedBy, glowsOf, OF_AUTOMATA } from './told';
import './tokens.css';

const BRIEF: Partial<Record<Choice['do'], string>> = {
  take: 'bb-take',
  place: 'bb-place',
  sell: 'bb-sell',
  take_workers: 'bb-take-workers',
  buy: 'bb-buy',
  hire: 'bb-hire',
};

const drawing: Drawing = {
  english,
  parts: PARTS,
  Face,
  Small: SmallFace,
  Back,
  Legend,
  brief: briefly(BRIEF, { die: 0, workers: 0, card: '', n: 0, silver: 0 }),
  apart: new Set([
    'region_filled',
    'colour_filled',
    'mines_paid',
    'path_joined',
    'posts_joined',
  ] satisfies (keyof Events)[]),
  points: gainedBy,
  glows: glowsOf,
  rounds: { phase_ended: 'bb-phase-over' } satisfies Partial<Record<keyof Events, string>>,
  round: 'bb-phase-called',
  printed: OF_AUTOMATA,
  lessons: LESSONS,
};

export default drawing;
