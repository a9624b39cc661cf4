/** The drawing of the companion, made of the pieces of the board game. */
import { t } from '../../lib/text.svelte';
import Back from '../burgundy-board/Back.svelte';
import Face from '../burgundy-board/Face.svelte';
import SmallFace from '../burgundy-board/SmallFace.svelte';
import Legend from '../burgundy-board/Legend.svelte';
import { OF_AUTOMATA } from '../burgundy-board/told';
import type { Events } from '../../views/burgundy-companion';
import type { Drawing } from '../drawing';
import Board from './Board.svelte';
import { LESSONS } from './lessons';
import { PARTS } from './parts';
import english from './locale/en.ftl';
import '../burgundy-board/tokens.css';

const drawing: Drawing = {
  english,
  builtOn: 'burgundy-board',
  Board,
  parts: PARTS,
  Face,
  Small: SmallFace,
  Back,
  Legend,
  asks: (update) => (update.over ? undefined : t(`bt-asks-${update.step.name.replaceAll('_', '-')}`)),
  printed: new Set([...OF_AUTOMATA, ...(['marker_advanced', 'none_found'] satisfies (keyof Events)[])]),
  lessons: LESSONS,
};

export default drawing;
