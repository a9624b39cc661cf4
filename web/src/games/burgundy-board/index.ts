/** The drawing of the board game of Burgundy. All that depends on the rules comes from the server. */
import { briefly } from '../../kit/brief';
import type { Choice, Events } from '../../views/burgundy-board';
import type { Drawing } from '../drawing';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Legend from './Legend.svelte';
import { LESSONS } from './lessons';
import english from './locale/en.ftl';
import { PARTS } from './parts';
import { gainedBy, glowsOf } from './told';
import './tokens.css';

const BRIEF: Partial<Record<Choice['do'], string>> = {
  take: 'bb-take',
  place: 'bb-place',
  sell: 'bb-sell',
  take_workers: 'bb-take-workers',
  buy: 'bb-buy',
  hire: 'bb-hire',
};

const RULE_OF = {
  phase_began: 'phase',
  cleared: 'phase',
  round_began: 'round',
  rolled: 'round',
  white_die: 'round',
  good_arrived: 'round',
  turn_began: 'turn',
  paid_workers: 'workers',
  took: 'take',
  discarded: 'take',
  placed: 'place',
  region_filled: 'region',
  colour_filled: 'region',
  scored_animals: 'livestock',
  took_goods: 'ship',
  advanced: 'ship',
  sold: 'ship',
  extra_action: 'castle',
  nothing_happened: 'buildings',
  bought: 'purchase',
  mines_paid: 'mine',
  route_dealt: 'routes',
  route_paid: 'routes',
  path_joined: 'posts',
  posts_joined: 'posts',
  automata_rolled: 'automata',
  automata_checked: 'automata',
  automata_found: 'automata',
  automata_reserve: 'automata',
  automata_none_in_reserve: 'automata',
  automata_wild: 'automata',
  automata_made_wild: 'automata',
  automata_kept: 'automata-bonus',
  automata_box: 'automata-bonus',
  automata_in_vain: 'automata-bonus',
  automata_finished: 'automata-cards',
  automata_bought: 'automata-cards',
} satisfies Partial<Record<keyof Events, string>>;

const drawing: Drawing = {
  english,
  parts: PARTS,
  Face,
  Back,
  Legend,
  brief: briefly(BRIEF, { die: 0, workers: 0, card: '', n: 0, silver: 0 }),
  ruleOf: RULE_OF,
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
  lessons: LESSONS,
};

export default drawing;
