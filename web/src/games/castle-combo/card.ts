/** The parts of `cards.json` that the drawing needs. */
import type { CardName, LocationName } from '../../views/castle-combo';

export type Deck = LocationName;
export type Shield = 'nobility' | 'faith' | 'scholarship' | 'military' | 'craftsmanship' | 'peasantry';

export interface Count {
  count?: string;
  test?: string;
  shield?: Shield;
  deck?: Deck;
  scope?: string;
  property?: string;
  cmp?: string;
  value?: number;
  size?: number;
  state?: string;
  area?: string;
  min?: number;
  set?: string[];
}

export interface Effect {
  op: string;
  resource?: 'gold' | 'key';
  amount?: number | 'full';
  who?: 'self' | 'opponents' | 'all';
  per?: Count;
  cards?: number | 'all';
  deck?: Deck;
  decks?: Deck[];
  reward?: 'gold' | 'key';
}

export interface CardData {
  id: CardName;
  deck: Deck;
  cost: number;
  shields: Shield[];
  messenger: Deck | null;
  purse: number | null;
  ability: { mode: string; effects: Effect[] };
  scoring: { points: number; per?: Count; if?: Count };
}

export const SHIELDS: Shield[] = ['nobility', 'faith', 'scholarship', 'military', 'craftsmanship', 'peasantry'];
