/** Why a card cannot be built or played. */
import type { BlockedChoice } from '../../protocol';

/** The reasons that help least come first: an occupied site says least. */
const LEAST = ['no-road', 'no-site', 'city-only'];

/** How much a reason helps. */
export function rankOf({ key }: BlockedChoice): number {
  const rank = LEAST.findIndex((end) => key.endsWith(end));
  return rank < 0 ? LEAST.length : rank;
}
