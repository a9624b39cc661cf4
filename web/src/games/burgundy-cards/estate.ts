/** What the drawing derives from a view: the piles of an estate, and the cards that the viewer does not see. */
import { shownOf } from '../../kit/pile';
import type { CardInfo } from '../../protocol';
import type { CardName, Spot, TypeName, View } from '../../views/burgundy-cards';
import type { CardData } from './card';

/** The number of cards in a complete pile of the estate. */
export const HIGH = 3;

export interface Stack {
  number: number;
  cards: CardName[];
  /** The type of the pile, which a cloister in it takes on. */
  type: TypeName;
}

export const dataOf = (cards: ReadonlyMap<string, CardInfo>, card: string): CardData =>
  cards.get(card)?.data as unknown as CardData;

/** Return the piles of an estate, in the order in which they were begun. */
export function stacksOf(estate: Spot[], typeOf: (card: CardName) => TypeName): Stack[] {
  const piles = new Map<number, CardName[]>();
  for (const { card, stack } of estate) piles.set(stack, [...(piles.get(stack) ?? []), card]);
  return [...piles].map(([number, cards]) => ({
    number,
    cards,
    type: cards.map(typeOf).find((type) => type !== 'cloister') ?? 'cloister',
  }));
}

/** Return the cards that the viewer does not see: in the deck, in hands and in face-down piles. */
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
