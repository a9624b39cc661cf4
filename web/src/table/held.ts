/** What has been taken and must be placed. */
import { lying, read } from '../kit/areas/reading';
import type { BoardInfo, Update } from '../protocol';

/** The cards that this player has taken and must place: the names of those that are known. */
export function heldBy({ turn, seat, view }: Update, { held }: BoardInfo): string[] {
  return held && turn === seat ? lying(read(view, held.area)).flatMap(({ card }) => card ?? []) : [];
}
