/** What lies open over the table, and what of it was read. */
export type Panel = 'log' | 'chat' | 'menu' | 'over';

export class Opened {
  panel = $state<Panel | null>(null);
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
