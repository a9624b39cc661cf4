/** How the card game of Burgundy is drawn. Everything about the rules comes from the server. */
import { t } from '../../lib/text.svelte';
import type { Event, OpenChoice, Update } from '../../protocol';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import Face from './LargeFace.svelte';
import Legend from './Legend.svelte';
import { LESSONS } from './lessons';
import type { View } from '../../views/burgundy-cards';
import './tokens.css';

const ON_BOARD = new Set([
  'play_card',
  'take',
  'place',
  'sell',
  'discard_project',
  'take_good',
  'take_animal',
  'keep_bought',
  'use_bought',
]);

const BRIEF: Record<string, string> = {
  take: 'bc-take',
  sell: 'bc-sell',
  place: 'bc-place',
  restock: 'bc-restock',
  take_silver: 'bc-take-silver',
  convert: 'bc-convert',
  buy: 'bc-buy',
};

const RULE_OF: Record<string, string> = {
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
};

const drawing: Drawing = {
  Board,
  Face,
  Legend,
  held: (update: Update) => (update.turn === update.seat ? (update.view as View).taken : []),
  asks: () => undefined,
  brief(choice) {
    const key = BRIEF[String(choice.do['do'])];
    const { die = 0, workers = 0, where = '', what = '' } = choice.about ?? {};
    return key
      ? t(key, { die: Number(die), workers: Number(workers), where: String(where), what: String(what) })
      : undefined;
  },
  onBoard: (choice: OpenChoice) => ON_BOARD.has(String(choice.do['do'])),
  ruleOf: (event: Event) => RULE_OF[event.what],
  cardOf: () => undefined,
  lessons: LESSONS,
};

export default drawing;
