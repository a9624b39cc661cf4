/** The numbers of a card that a game has not drawn. */
import type { BoardInfo, CardInfo } from '../../protocol';

/** Return the numbers in the data of a card, with their names. */
export function numbersOf(card: CardInfo, names: BoardInfo['numbers']): { name: string; value: number }[] {
  return Object.entries(names ?? {}).flatMap(([field, name]) => {
    const value = card.data?.[field];
    return typeof value === 'number' ? [{ name, value }] : [];
  });
}
