/** The card that asks a player for an answer. */
import { t } from '../../lib/text.svelte';
import type { CardInfo } from '../../protocol';
import type { View } from '../../views/catan-cards';
import type { Play } from '../drawing';
import { dataOf } from './card';

export interface Asking {
  card: CardInfo;
  /** Who has played it, or that it was turned up. */
  said: string;
  /** Whether a roll decides about it. */
  rolls: boolean;
  attacks: boolean;
}

/** Return the card that asks: the event card that is shown, or what the rival has just played and discarded. */
export function asking(play: Play, view: View, viewer: number): Asking | undefined {
  const name = view.shown[0] ?? view.discard.at(-1) ?? '';
  const card = play.cards.get(name);
  const data = dataOf(play.cards, name);
  if (!card || !data) return undefined;
  const attacks = data.kind === 'action';
  const said = attacks
    ? t('catan-attacked-by', { name: play.names[1 - viewer] ?? '', card: card.name })
    : t('catan-turned-up', { card: card.name });
  const rolls = data.effect?.some((clause) => clause.do.some(({ op }) => op === 'duel')) ?? false;
  return { card, said, rolls, attacks };
}
