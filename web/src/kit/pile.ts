import { t } from '../lib/text.svelte';

/** A pile in a view: its number of cards, or the cards, null where the viewer does not know them. */
type Pile<Card> = number | readonly (Card | null)[];

export const sizeOf = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length);

export function shownOf<Card>(pile: Pile<Card>): Card[] {
  return typeof pile === 'number' ? [] : pile.filter((card) => card !== null);
}

/** What the place of a card in a pile is called, counted from the top. */
export function placeInPile(i: number, size: number): string {
  if (i === 0) return t('pile-top');
  return i === size - 1 ? t('pile-bottom') : String(i + 1);
}
