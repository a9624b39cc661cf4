/** The drawing of the Catan Card Game. All that depends on the rules comes from the server. */
import { t } from '../../lib/text.svelte';
import type { OpenChoice } from '../../protocol';
import type { Choice } from '../../views/catan-cards';
import type { Drawing } from '../drawing';
import Back from './Back.svelte';
import Face from './Face.svelte';
import { RESOURCES } from './glyphs';
import Legend from './Legend.svelte';
import { LESSONS } from './lessons';
import english from './locale/en.ftl';
import { PARTS } from './parts';
import { nameOfPlace, SIDES } from './row';
import { ROLLS, stepsSinceRoll } from './told';
import './tokens.css';

type Do = Choice['do'];

const RESOURCE = new Set<string>([
  'take_resource',
  'give_resource',
  'save',
  'name_resource',
  'pay_kept',
] satisfies Do[]);

const BRIEF: Partial<Record<Do, string>> = {
  any_region: 'catan-any',
  propose: 'catan-offer',
  send: 'catan-send',
  withdraw: 'catan-withdraw',
  accept: 'catan-accept',
  decline: 'catan-decline',
  use: 'catan-use',
  pull_down: 'catan-pull-down',
  end_actions: 'catan-end-actions',
  no_counter: 'catan-no-answer',
};

/** A short label of a choice whose sentence is long. */
function brief({ do: chosen, about }: OpenChoice): string | undefined {
  const side = SIDES[Number(chosen['side'])] ?? '';
  if (chosen['do'] === 'build' || chosen['do'] === 'build_new')
    return t('catan-site', { side, ...nameOfPlace(Number(chosen['place'])) });
  if (chosen['do'] === 'put_under') return String(Number(chosen['stack']) + 1);
  if (chosen['do'] === 'draw') return t('catan-draw', { stack: Number(chosen['stack']) + 1 });
  if (chosen['do'] === 'search') {
    return t('catan-search-it', { stack: Number(chosen['stack']) + 1, cost: Number(about?.['cost'] ?? 0) });
  }
  if (RESOURCE.has(String(chosen['do']))) return t(`catan-resource-${RESOURCES[Number(chosen['resource'])]}`);
  if (chosen['do'] === 'name_number') return String(chosen['number']);
  const key = BRIEF[chosen['do'] as Do];
  return key ? t(key) : undefined;
}

const drawing: Drawing = {
  english,
  parts: PARTS,
  Face,
  Back,
  Legend,
  asks: () => undefined,
  brief,
  tells: stepsSinceRoll,
  apart: ROLLS,
  lessons: LESSONS,
};

export default drawing;
