/** Why a card cannot be built or played. */
import type { BlockedChoice } from '../../protocol';

/** The reasons that help least come first: an occupied site says least. */
const RANK = ['no-road', 'no-site', 'city-only'];

const rankOf = ({ key }: BlockedChoice): number => {
  const rank = RANK.findIndex((end) => key.endsWith(end));
  return rank < 0 ? RANK.length : rank;
};

/** Return the one reason that helps most. */
export function reasonOf(blocked: BlockedChoice[]): BlockedChoice | undefined {
  return [...blocked].sort((a, b) => rankOf(a) - rankOf(b)).at(-1);
}
