/** What the table asks of a game's drawing, and what a drawing may ask of the table. */
import type { Component } from 'svelte';
import type { Ahead, BlockedChoice, CardInfo, Event, Json, OpenChoice, ScoreLine, SeatInfo, Update } from '../protocol';

/** Something on the table was pointed at for which there is more than one choice, or one to be looked at first. */
export interface Pick {
  /** What was pointed at, in the drawing's own words. */
  spot: string;
  card?: string;
  /** What is asked of it, if not its name. */
  title?: string;
  choices: OpenChoice[];
  blocked: BlockedChoice[];
}

/** The table as a drawing sees it. */
export interface Play {
  readonly update: Update;
  readonly seats: SeatInfo[];
  /** Everybody who scores: the seats, then printed opponents. */
  readonly names: string[];
  readonly cards: ReadonlyMap<string, CardInfo>;
  /** What is printed beside the cards. */
  readonly printed: Readonly<Record<string, Json>>;
  /** Whatever may be chosen now. */
  readonly open: OpenChoice[];
  readonly blocked: BlockedChoice[];
  /** What each open choice that only leads on leads to; that may be chosen at once. */
  readonly ahead: Ahead[];
  readonly pick: Pick | null;
  /** A choice that waits for the person to be sure. */
  readonly pending: OpenChoice | null;
  readonly hint: OpenChoice | null;
  choose(choice: OpenChoice): void;
  point(pick: Pick): void;
  why(blocked: BlockedChoice): void;
  look(card: string): void;
  peek(card: string | null): void;
  count(seat: number): void;
}

/** One step of the guided first game. */
export interface Lesson {
  id: string;
  /** Whether the lesson fits what is on the table. */
  when(update: Update): boolean;
  /** What it points at: a selector on the board. */
  at?: string;
}

export interface Drawing {
  Board: Component<{ play: Play }>;
  /** A card large or small; null is one that nobody may see. */
  Face: Component<{ card: CardInfo | null; stored?: number }>;
  /** The signs of the cards and what they mean. */
  Legend?: Component;
  /** The cards that the player on turn holds in hand, to be put somewhere. */
  held(update: Update): string[];
  /** What is asked, where the drawing can say it shorter than the rules. */
  asks(update: Update, cards: ReadonlyMap<string, CardInfo>): string | undefined;
  /** A choice in a word or two, where its full sentence is long; that one is still what is read aloud. */
  brief(choice: OpenChoice): string | undefined;
  /** Whether a choice is made by pointing at the board; all others get a button. */
  onBoard(choice: OpenChoice): boolean;
  /** The rule that tells more about an event, by its id. */
  ruleOf(event: Event): string | undefined;
  /** The card that a line of a score is about. */
  cardOf(line: ScoreLine): string | undefined;
  lessons: Lesson[];
}
