/** What a card has, and what else is printed, as `cards.json` says it: only what the drawing needs to know. */

import type { AnimalName, GoodName, RoundName, TypeName } from '../../views/burgundy-cards';

/** What somebody may gain. */
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
}
