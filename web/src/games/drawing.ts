/** The interface between the table and the drawing of a game. */
import type { Component } from 'svelte';
import type { Parts } from '../kit/areas/shown';
import type { CardSides, Pick, Play } from '../kit/play';
import type { Sentences } from '../lib/text.svelte';
import type { BoardInfo, CardInfo, Event, News, OpenChoice, Update } from '../protocol';

export type { Pick, Play };

/** One step of the guided first game. */
export interface Lesson {
  id: string;
  /** Whether the lesson applies to this position, after what was told. */
  when(update: Update, news: News[]): boolean;
  /** What its text says of this position. */
  about?(update: Update, news: News[]): Record<string, string | number>;
  /** The CSS selector of what it points at. */
  at?: string;
}

export interface Drawing extends CardSides {
  /** The game's `locale/en.ftl`; its other languages lie beside it and are loaded by name. */
  english: Sentences;
  /** Another game whose texts the drawing uses too. */
  builtOn?: string;
  /** Its board, where it is arranged by hand; otherwise the declared one is drawn, with these parts. */
  Board?: Component<{ play: Play; board: BoardInfo }>;
  parts?: Parts;
  /** The legend of the signs on the cards. */
  Legend?: Component;
  /** A shorter question than that of the rules, or undefined. */
  asks?(update: Update, cards: ReadonlyMap<string, CardInfo>): string | undefined;
  /** A short label for a choice, or undefined. Screen readers read the whole text of the choice. */
  brief?(choice: OpenChoice): string | undefined;
  /** The events that end a round or a phase, and the key of the text that a banner says then. */
  rounds?: Readonly<Record<string, string>>;
  /** The key of what a round or a phase is called, of which `round` is the letter; left out: a round, by its number. */
  round?: string;
  /** The events that are about the printed opponent, though they name no player. */
  printed?: ReadonlySet<string>;
  /** Whether it draws the points that each card makes now. */
  worth?: boolean;
  /** The events that are shown one after the other, by name: what a choice brings beside the choice itself. */
  apart?: ReadonlySet<string>;
  /** What points an event brings to whom it is about, as it says itself or as is printed: each step shows its own. */
  points?(event: Event, printed: Play['printed']): number;
  /** What glows on the table for an event that names no card; `card` is the last one that was named to its player. */
  glows?(event: Event, card: string, table: HTMLElement): HTMLElement[];
  /**
   * Its board has a line that says what happens by itself, so that no banner does: in how many steps it tells these rows,
   * one after the other.
   */
  tells?(news: News[]): number;
  lessons: Lesson[];
}

/** Return the names of the events that end a round or a phase. */
export function endsOf(drawing: { rounds?: Drawing['rounds'] } | null): Set<string> {
  return new Set(Object.keys(drawing?.rounds ?? {}));
}
