/** What a drawing asks of a view: piles of an estate, and the cards that are not in sight. */
import { shownOf } from '../../kit/pile';
import type { CardInfo } from '../../protocol';
import type { CardName, Spot, TypeName, View } from '../../views/burgundy-cards';
import type { CardData, Printed } from './card';

/** The places that a pile of the estate has. */
export const HIGH = 3;

export interface Stack {
  number: number;
  cards: CardName[];
  /** What the pile is of: cloisters count as what they joined. */
  type: TypeName;
}

export const dataOf = (cards: ReadonlyMap<string, CardInfo>, card: string): CardData =>
  cards.get(card)?.data as unknown as CardData;

/** The piles of an estate, in the order in which they were begun. */
export function stacksOf(estate: Spot[], typeOf: (card: CardName) => TypeName): Stack[] {
  const piles = new Map<number, CardName[]>();
  for (const { card, stack } of estate) piles.set(stack, [...(piles.get(stack) ?? []), card]);
  return [...piles].map(([number, cards]) => ({
    number,
    cards,
    type: cards.map(typeOf).find((type) => type !== 'cloister') ?? 'cloister',
  }));
}

/** How the choice of a place calls a pile like this one; null where it is complete. */
export function ontoOf({ cards, type }: Stack, printed: Printed): number | null {
  const number = printed.types.findIndex((one) => one.type === type);
  return cards.length < HIGH ? 2 * number + cards.length : null;
}

/** The cards that a viewer has not in sight: in the deck, in hands and face-down piles. */
export function unseen(view: View, cards: ReadonlyMap<string, CardInfo>): CardData[] {
  const seen = new Set<string>();
  const add = (all: string[]): void => all.forEach((card) => seen.add(card));
  [view.taken, view.bought, view.discard, ...view.display.map((row) => row.cards)].forEach(add);
  for (const player of view.players) {
    add(player.projects);
    add(player.estate.map((spot) => spot.card));
    add(shownOf(player.hand));
  }
  return [...cards.keys()].filter((card) => !seen.has(card)).map((card) => dataOf(cards, card));
}
