/** A pile as a view writes it: how many cards nobody may see, or the cards that some may. */
type Pile<Card> = number | readonly (Card | null)[];

export const sizeOf = (pile: Pile<unknown>): number => (typeof pile === 'number' ? pile : pile.length);

export function shownOf<Card>(pile: Pile<Card>): Card[] {
  return typeof pile === 'number' ? [] : pile.filter((card) => card !== null);
}
