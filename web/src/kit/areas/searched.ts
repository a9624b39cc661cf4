/** Which pile's cards lie open to be chosen from: of one that is searched, or of what another player has. */
import type { BoardInfo, OpenChoice } from '../../protocol';
import { lying, read } from './reading';
import { slotOf, type Spots } from './spots';

interface Closed {
  at: string;
  /** Whether all cards that are known are seen, and not only those that may be chosen. */
  all: boolean;
  ordered: boolean;
}

/** A card that is seen, and what may be done with it. */
interface Seen {
  card: string;
  spot: string;
  choices: OpenChoice[];
}

/** What does not lie open on the table: the piles, and what others have in the heads of their panels. */
function closed(board: BoardInfo, others: readonly number[]): Closed[] {
  const piles = board.table
    .flatMap((one) => (one.kind === 'each' ? one.of.flatMap(({ areas }) => areas) : [one]))
    .flatMap((one) => (one.kind === 'pile' ? [{ at: one.area, all: !!one.browse, ordered: !!one.ordered }] : []));
  const hands = board.player.flatMap((one) => (one.kind === 'row' && one.in_head ? [one.area] : []));
  const theirs = others.flatMap((seat) => hands.map((hand) => `players.${seat}.${hand}`));
  return [...piles, ...theirs.map((at) => ({ at, all: true, ordered: false }))];
}

/** Return the cards from which one is chosen now, the top one first; null where none is. */
export function searched(
  board: BoardInfo,
  view: unknown,
  seat: number | null | undefined,
  spots: Spots,
): { cards: Seen[]; ordered: boolean } | null {
  const others = (view as { players: unknown[] }).players.map((_, i) => i).filter((i) => i !== seat);
  for (const { at, all, ordered } of closed(board, others)) {
    const cards = lying(read(view, at)).flatMap(({ card }, slot): Seen[] => {
      const spot = slotOf(at, slot);
      return card === null ? [] : [{ card, spot, choices: spots.open(spot) }];
    });
    const open = cards.filter(({ choices }) => choices.length > 0);
    if (open.length > 0) return { cards: (all ? cards : open).toReversed(), ordered };
  }
  return null;
}
