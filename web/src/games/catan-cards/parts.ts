/** What the board of the Catan Card Game has of its own. */
import type { Parts } from '../../kit/areas/shown';
import { t } from '../../lib/text.svelte';
import Back from './Back.svelte';
import CardFace from './CardFace.svelte';
import { rankOf } from './reasons';
import RuleRow from './RuleRow.svelte';

export const PARTS: Parts = {
  Face: CardFace,
  Back,
  own: { principality: RuleRow },
  // The buttons are the numbers of the stacks.
  asks: (card, [first]) =>
    first?.do['do'] === 'put_under' ? t('catan-under-which', { card: card?.name ?? '' }) : undefined,
  rankOf,
};
