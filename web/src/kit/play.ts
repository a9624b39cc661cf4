/** The table as the drawing of a game sees it, and what a game draws of its cards. */
import type { Component } from 'svelte';
import type { Ahead, BlockedChoice, CardInfo, Foreseen, Json, News, OpenChoice, SeatInfo, Update } from '../protocol';

/** A thing on the table that was clicked, and its choices, which the action bar shows. */
export interface Pick {
  /** Identifies the thing within the drawing. */
  spot: string;
  card?: string;
  /** The title in the action bar, if not the name of the card. */
  title?: string;
  choices: OpenChoice[];
  blocked: BlockedChoice[];
}

/** The table as a drawing sees it. */
export interface Play {
  readonly update: Update;
  /** The rows of the log that count, up to the one that is shown. */
  readonly news: News[];
  readonly seats: SeatInfo[];
  /** The names of all who score: the seats, then printed opponents. */
  readonly names: string[];
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** The game's printed data other than cards. */
  readonly printed: Readonly<Record<string, Json>>;
  /** The choices that are open now. */
  readonly open: OpenChoice[];
  readonly blocked: BlockedChoice[];
  /** The choices that follow open choices which only lead to them; they can be chosen at once. */
  readonly ahead: Ahead[];
  readonly pick: Pick | null;
  /** A choice that waits for a confirmation. */
  readonly pending: OpenChoice | null;
  readonly hint: OpenChoice | null;
  /** The points that each card of this seat makes now, by its id; of games whose drawing wants them. */
  readonly worth: ReadonlyMap<string, number>;
  /** Whether the game has just ended and its score is still to be counted: until then nobody is told the total. */
  readonly counting: boolean;
  /** What the choice that was pointed at would bring. */
  readonly foreseen: Foreseen | null;
  choose(choice: OpenChoice): void;
  point(pick: Pick): void;
  why(blocked: BlockedChoice): void;
  /** Show a card large; `why` says why nothing can be done with it. */
  look(card: string, why?: string): void;
  peek(card: string | null): void;
  /** Ask what a choice would bring; null when none is pointed at any more. */
  foresee(choice: OpenChoice | null, others?: number): void;
  count(seat: number): void;
}

const nothing = (): void => undefined;

/** What a table has at which nothing can be chosen: one that is replayed, or a picture of one. */
export const WATCHED = {
  open: [],
  blocked: [],
  ahead: [],
  pick: null,
  pending: null,
  hint: null,
  worth: new Map(),
  counting: false,
  foreseen: null,
  choose: nothing,
  point: nothing,
  why: nothing,
  look: nothing,
  peek: nothing,
  foresee: nothing,
  count: nothing,
} satisfies Partial<Play>;

/** Both sides of a game's cards. */
export interface CardSides {
  /** The face of a card, drawn from its row of the game's data, whose type only the game knows. */
  Face: Component<{ card: never; name: string; text?: string; beside?: Record<string, unknown> }>;
  /** A card in a list, where that is not its face: a tile without the card on which it is looked at. */
  Small?: Component<{ card: never; name: string }>;
  /** The face of a hidden card. */
  Back: Component;
}
