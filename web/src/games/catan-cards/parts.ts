/** What the board of the Catan Card Game has of its own. */
import type { Parts } from '../../kit/areas/shown';
import type { View } from '../../views/catan-cards';
import { t } from '../../lib/text.svelte';
import Answering from './Answering.svelte';
import Back from './Back.svelte';
import CardFace from './CardFace.svelte';
import Dice from './Dice.svelte';
import Hand from './Hand.svelte';
import Principality from './Principality.svelte';
import { RESOURCES } from './glyphs';
import { stockOf } from './market';
import { rankOf } from './reasons';
import Stacks from './Stacks.svelte';
import Stock from './Stock.svelte';
import { expectedOf, onceEach, SUMS } from './yields';

export const PARTS: Parts = {
  Face: CardFace,
  Back,
  own: { dice: Dice, piles: Stacks, principality: Principality, hand: Hand },
  Badge: Stock,
  OverTable: Answering,
  // The buttons are the numbers of the stacks.
  asks: (card, [first]) =>
    first?.do['do'] === 'put_under' ? t('catan-under-which', { card: card?.name ?? '' }) : undefined,
  rankOf,
  compared: (play) => {
    const stocks = (play.update.view as View).players.map((player) => stockOf(play, player));
    const expected = expectedOf(play);
    return [
      ...RESOURCES.map((resource, i) => ({
        name: t(`catan-resource-${resource}`),
        values: stocks.map((stock) => stock[i] ?? 0),
      })),
      ...(expected.length > 0
        ? [
            { name: t('catan-numbers-compared'), values: expected.map(onceEach) },
            ...SUMS.map((sum) => ({ name: t(`catan-${sum}`), values: expected.map((one) => one[sum]) })),
          ]
        : []),
    ];
  },
};
