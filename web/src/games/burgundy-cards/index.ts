/** The drawing of the card game of Burgundy. All that depends on the rules comes from the server. */
import { briefly } from '../../kit/brief';
import type { Drawing } from '../drawing';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Legend from './Legend.svelte';
import { LESSONS } from './lessons';
import english from './locale/en.ftl';
import { PARTS } from './parts';
import type { Printed } from './card';
import { glowsOf, pointsOf } from './told';
import type { Choice, Events } from '../../views/burgundy-cards';
import './tokens.css';

const BRIEF: Partial<Record<Choice['do'], string>> = {
  take: 'bc-take',
  sell: 'bc-sell',
  place: 'bc-place',
  restock: 'bc-restock',
  take_silver: 'bc-take-silver',
  convert: 'bc-convert',
  buy: 'bc-buy',
};

const RULE_OF = {
  round_began: 'round',
  played: 'turn',
  paid_workers: 'workers',
  took: 'take',
  placed: 'place',
  discarded: 'take',
  completed: 'triple',
  first_triple: 'triple',
  all_seven: 'all-seven',
  none_left: 'triple',
  took_good: 'ship',
  took_animal: 'pasture',
  equal_tops: 'ship',
  sold: 'sell',
  took_start_card: 'sell',
  converted: 'convert',
  bought: 'purchase',
  kept: 'purchase',
  used: 'purchase',
  reshuffled: 'deck',
  round_ended: 'round-end',
  start_player: 'round-end',
  cloister_point: 'aaron',
  compared: 'aaron',
  aaron_ahead: 'aaron',
} satisfies Partial<Record<keyof Events, string>>;

const drawing: Drawing = {
  english,
  parts: PARTS,
  Face,
  Back,
  Legend,
  brief: briefly(BRIEF, { die: 0, workers: 0, where: '', what: '' }),
  ruleOf: RULE_OF,
  rounds: { round_ended: 'bc-round-over' } satisfies Partial<Record<keyof Events, string>>,
  apart: new Set(['completed', 'first_triple', 'all_seven', 'compared'] satisfies (keyof Events)[]),
  points: (event, printed) => pointsOf(event, printed as unknown as Printed),
  glows: glowsOf,
  lessons: LESSONS,
};

export default drawing;
