/** What lies open over the table, and what of it was read. */
import { ruleAt } from './book';
import type { SeatInfo, TableInfo } from '../protocol';

/** Return the seat that its player would leave: of several own seats, the one shown; none once a bot plays there. */
export function ownSeat(info: TableInfo | null, shown: number | null): SeatInfo | undefined {
  if (info?.state !== 'playing') return undefined;
  const mine = info.seats.filter((seat) => seat.mine && !seat.left);
  return mine.find((seat) => seat.seat === shown) ?? mine[0];
}

export type OpenPanel = 'log' | 'chat' | 'menu' | 'leave' | 'over' | 'reference';

export class Opened {
  panel = $state<OpenPanel | null>(null);
  /** A card that is looked at large. */
  card = $state<string | null>(null);
  /** Why nothing can be done with it. */
  why = $state<string | null>(null);
  /** A card under the pointer. */
  peeked = $state<string | null>(null);
  /** The card that was under the pointer last. */
  pointed = $state<string | null>(null);
  /** The seat whose score is counted. */
  scoreOf = $state<number | null>(null);
  /** The part of the rules that is read, by the id of its element; empty is the beginning. */
  rule = $state<string | null>(null);
  /** How many lines of the chat were seen. */
  chatSeen = $state(0);

  /** Open the rules at one of them. */
  readonly readRule = (rule: string): void => this.read(ruleAt(rule));

  /** Open the rules at a part of them. */
  readonly read = (part: string): void => {
    this.panel = null;
    this.rule = part;
  };

  /** Open the reference of cards and signs. */
  readonly refer = (): void => {
    this.rule = null;
    this.panel = 'reference';
  };
}
