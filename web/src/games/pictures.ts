/** The pictures of the rules: cards, and parts of the board in a recorded position, drawn as at the table. */
import type { Component } from 'svelte';
import type { Json } from '../protocol';

/**
 * Cards side by side, signs of what is counted, areas of a declared board, or a part of a drawn one, which is given the
 * table and `props`.
 */
export type Picture =
  | { cards: readonly string[] }
  | { signs: readonly string[] }
  | { areas: readonly string[]; sizes?: string }
  | {
      part: Component<never>;
      props?: Readonly<Record<string, unknown>>;
      /** The sizes that the board would set, as CSS. */
      sizes?: string;
    };

/** By the id of the rule. Each has a caption, `picture-GAME-RULE`. */
export type Pictures = Readonly<Record<string, Picture>>;

/** A recorded position, as its first player saw it. */
export interface Example {
  names: string[];
  scores: number[];
  view: Json;
}

/** A picture, the position that it shows, and the game of which both are. */
export interface RulePicture {
  game: string;
  picture: Picture;
  example: Example;
}
