/** What lies open over the table, and what of it was read. */
import type { SeatInfo, TableInfo } from '../protocol';

/** Return the seat that its player would leave: of several own seats, the one shown; none once a bot plays there. */
export function ownSeat(info: TableInfo | null, shown: number | null): SeatInfo | undefined {
  if (info?.state !== 'playing') return undefined;
  const mine = info.seats.filter((seat) => seat.mine && !seat.left);
  return mine.find((seat) => seat.seat === shown) ?? mine[0];
}

export type OpenPanel = 'log' | 'chat' | 'menu' | 'leave' | 'over';

export class Opened {
  panel = $state<OpenPanel | null>(null);
  /** A card that is looked at large. */
  card = $state<string | null>(null);
  /** A card under the pointer. */
  peeked = $state<string | null>(null);
  /** The seat whose score is counted. */
  scoreOf = $state<number | null>(null);
  /** The rule that is read; empty is the beginning of the rules. */
  rule = $state<string | null>(null);
  /** How many lines of the chat were seen. */
  chatSeen = $state(0);
}
