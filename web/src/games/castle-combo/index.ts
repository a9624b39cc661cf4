/** The drawing of Castle Combo. All that depends on the rules comes from the server. */
import { briefly } from '../../kit/brief';
import { t } from '../../lib/text.svelte';
import type { Choice, View } from '../../views/castle-combo';
import type { Drawing } from '../drawing';
import Back from './Back.svelte';
import Face from './Face.svelte';
import Legend from './Legend.svelte';
import { LESSONS } from './lessons';
import english from './locale/en.ftl';
import { PARTS } from './parts';
import './tokens.css';

const BRIEF: Partial<Record<Choice['do'], string>> = {
  move_messenger: 'cc-move-messenger',
  renew_row: 'cc-renew-row',
  take: 'cc-take',
  take_face_down: 'cc-take-face-down',
  place: 'cc-place',
};

const drawing: Drawing = {
  english,
  parts: PARTS,
  Face,
  Back,
  Legend,
  asks(update, cards) {
    const held = (update.view as View).taken[0];
    return update.step.name === 'place_card' && held ? t('cc-where', { card: cards.get(held)?.name ?? '' }) : undefined;
  },
  brief: briefly(BRIEF),
  lessons: LESSONS,
  worth: true,
};

export default drawing;
