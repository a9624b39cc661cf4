/** The parts of the card data that the drawing needs. */
import type { CardInfo } from '../../protocol';
import type { ResourceName, View } from '../../views/catan-cards';
import type { Play as Drawn } from '../drawing';
import outlines from './icons.json?icons';

export type Land = 'fields' | 'mountains' | 'pasture' | 'forest' | 'hills' | 'gold';

interface Operation {
  op: string;
  res?: ResourceName;
}

export interface CardData {
  id: string;
  /** The theme set that it is of; none: the base game. */
  set?: string;
  kind: 'unit_knight' | 'unit_fleet' | 'building' | 'action' | 'event' | 'wizard' | 'spell_book' | 'spell' | 'foreign';
  colour: 'green' | 'red' | 'yellow' | 'blue' | 'purple';
  cost?: Partial<Record<ResourceName, number>>;
  /** What it takes of the magic of one's Wizards. */
  cost_magic?: number;
  victory_points?: number;
  strength?: number;
  tournament?: number;
  commerce?: number;
  effect?: { do: Operation[] }[];
}

export interface RegionData {
  id: string;
  land: Land;
  resource: ResourceName;
  number: number;
}

/** A Road, a Settlement or a City. */
export interface CentreData {
  id: 'road' | 'settlement' | 'city';
  cost: Partial<Record<ResourceName, number>>;
}

export interface Printed {
  region_store_max: number;
  /** The points that win without a theme set. */
  goal: number;
  /** The theme sets, in the order of the option; number 0 is none. */
  themes: string[];
  centres: CentreData[];
}

type Known = ReadonlyMap<string, CardInfo>;

export const dataOf = (cards: Known, card: string): CardData | undefined =>
  cards.get(card)?.data as unknown as CardData | undefined;

export const regionOf = (cards: Known, card: string): RegionData | undefined =>
  cards.get(card)?.data as unknown as RegionData | undefined;

export const isRegion = (data: CardData | RegionData): data is RegionData => !('kind' in data);

/** What a card is of whose own picture there is none. */
const PICTURES = {
  unit_knight: 'knight',
  unit_fleet: 'fleet',
  building: 'building',
  action: 'action',
  event: 'event',
  wizard: 'wizard',
  spell_book: 'spell_book',
  spell: 'spell',
  foreign: 'foreign',
};

/** Return the name of a card's picture: copies of a card have the same one, so have Knights, and Fleets that trade. */
export function pictureOf(card: CardData): string {
  const own = card.id.replace(/-[a-g]$/, '').replace(`${card.set}-`, '');
  const alike = card.kind === 'unit_knight' || cargoOf(card) !== undefined;
  return !alike && own in outlines ? own : PICTURES[card.kind];
}

/** Return the resource that a Fleet trades. */
export function cargoOf({ kind, effect = [] }: CardData): ResourceName | undefined {
  const first = effect[0]?.do[0];
  return kind === 'unit_fleet' && first?.op === 'trade_rate' ? first.res : undefined;
}

type Play = Pick<Drawn, 'printed' | 'update'>;
const printedOf = (play: Play): Partial<Printed> => play.printed as unknown as Partial<Printed>;

/** Return the theme set that is played with, if any. */
export const setOf = (play: Play): string | undefined => printedOf(play).themes?.[(play.update.view as View).theme - 1];

/** So many stacks hold cards of the base game where two more hold those of a theme set. */
export const BASE_STACKS = 4;
/** The points that win with a theme set, whichever it is. */
const THEME_GOAL = 13;

/** Return the points that win: those that were agreed on, or else what the set says. */
export function goalOf(play: Play): number | undefined {
  const { goal, theme } = play.update.view as View;
  return goal || (theme > 0 ? THEME_GOAL : printedOf(play).goal);
}
