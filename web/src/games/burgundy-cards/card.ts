/** The parts of `cards.json` that the drawing needs. */

import type { AnimalName, GoodName, RoundName, TypeName } from '../../views/burgundy-cards';

/** A gain that a card or a bonus gives. */
export interface Gain {
  points?: number;
  goods?: number;
  animals?: number;
  silver?: number;
  workers?: number;
}

export interface Does extends Gain {
  do: string;
  of?: string[];
  types?: TypeName[];
}

export interface CardData {
  id: string;
  kind: string;
  type: TypeName;
  die: number;
  points: number;
  function: Does;
}

export interface Printed {
  types: { type: TypeName; points: number }[];
  rounds: { round: RoundName; bonuses: Gain[] }[];
  goods: { good: GoodName; dice: number[] }[];
  animals: { animal: AnimalName }[];
  all_seven: Record<string, number[]>;
  /** What the first triple of a type is worth. */
  first_triple: number;
}
