/** The parts of the card data that the drawing needs. */
import type { CardInfo } from '../../protocol';
import type { ResourceName } from '../../views/catan-cards';

export type Land = 'fields' | 'mountains' | 'pasture' | 'forest' | 'hills' | 'gold';

interface Operation {
  op: string;
  res?: ResourceName;
}

export interface CardData {
  id: string;
  kind: 'unit_knight' | 'unit_fleet' | 'building' | 'action' | 'event';
  colour: 'green' | 'red' | 'yellow' | 'blue';
  cost?: Partial<Record<ResourceName, number>>;
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
  centres: CentreData[];
}

type Known = ReadonlyMap<string, CardInfo>;

export const dataOf = (cards: Known, card: string): CardData | undefined =>
  cards.get(card)?.data as unknown as CardData | undefined;

export const regionOf = (cards: Known, card: string): RegionData | undefined =>
  cards.get(card)?.data as unknown as RegionData | undefined;

export const isRegion = (data: CardData | RegionData): data is RegionData => 'land' in data;

/** Return the name of a card's picture: copies of a card have the same one, so have Knights and Fleets. */
export function pictureOf({ id, kind }: CardData): string {
  if (kind === 'unit_knight') return 'knight';
  return kind === 'unit_fleet' ? 'fleet' : id.replace(/-[a-g]$/, '');
}

/** Return the resource that a Fleet trades. */
export function cargoOf({ kind, effect = [] }: CardData): ResourceName | undefined {
  return kind === 'unit_fleet' ? effect[0]?.do[0]?.res : undefined;
}
