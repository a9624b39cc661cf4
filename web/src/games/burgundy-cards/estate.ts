/** What the drawing derives from a view: the piles of an estate, and the cards that the viewer does not see. */
import { stacked } from '../../kit/areas/reading';
import { shownOf } from '../../kit/pile';
import type { CardInfo } from '../../protocol';
import type { CardName, EstateSpot, TypeName, View } from '../../views/burgundy-cards';
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
export function stacksOf(estate: EstateSpot[], typeOf: (card: CardName) => TypeName): Stack[] {
  return stacked(estate, ({ stack }) => stack).map((lies) => {
    const cards = lies.map(({ card }) => card);
    const type = cards.map(typeOf).find((one) => one !== 'cloister') ?? 'cloister';
    return { number: lies[0]?.stack ?? 0, cards, type };
  });
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
