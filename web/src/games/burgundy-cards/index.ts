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

const drawing: Drawing = {
  english,
  parts: PARTS,
  Face,
  Back,
  Legend,
  brief: briefly(BRIEF, { die: 0, workers: 0, where: '', what: '' }),
  rounds: { round_ended: 'bc-round-over' } satisfies Partial<Record<keyof Events, string>>,
  round: 'bc-round',
  apart: new Set(['completed', 'first_triple', 'all_seven', 'compared'] satisfies (keyof Events)[]),
  points: (event, printed) => pointsOf(event, printed as unknown as Printed),
  glows: glowsOf,
  lessons: LESSONS,
};

export default drawing;
