/** The drawing of the companion, made of the pieces of the board game. */
import { t } from '../../lib/text.svelte';
import type { Events } from '../../views/burgundy-companion';
import Back from '../burgundy-board/Back.svelte';
import Face from '../burgundy-board/Face.svelte';
import Legend from '../burgundy-board/Legend.svelte';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import { LESSONS } from './lessons';
import { PARTS } from './parts';
import english from './locale/en.ftl';
import '../burgundy-board/tokens.css';

const RULE_OF = {
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
  mines_paid: 'mine',
  sold: 'ship',
} satisfies Partial<Record<keyof Events, string>>;

const drawing: Drawing = {
  english,
  builtOn: 'burgundy-board',
  Board,
  parts: PARTS,
  Face,
  Back,
  Legend,
  asks: (update) => (update.over ? undefined : t(`bt-asks-${update.step.name.replaceAll('_', '-')}`)),
  ruleOf: RULE_OF,
  lessons: LESSONS,
};

export default drawing;
