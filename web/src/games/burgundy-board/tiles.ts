/** The rows of tiles and of the Automata's cards, and the boards, as the server sends them. */
import { t } from '../../lib/text.svelte';
import type { CardInfo } from '../../protocol';
import type { BuildingName, KindName, SpeciesName, View } from '../../views/burgundy-board';
import type { Play } from '../drawing';

export interface TileData {
  id: string;
  kind: KindName | 'inn';
  back: string;
  building?: BuildingName;
  species?: SpeciesName;
  animals?: number;
  number?: number;
  /** What a knowledge tile changes, by how much, and for which kinds or buildings. */
  effect?: string;
  amount?: number;
  of?: string[];
}

/** A tile that lies face down shows nothing of itself. */
export const WILD: TileData = { id: 'wild', kind: 'castle', back: 'wild' };

export interface Item {
  kind: KindName;
  box?: boolean;
}

export interface AutomataCard {
  id: string;
  points: number[];
  items: Item[];
}

/** A tile of a trade route: the number of a type of goods on each space, and what it brings. */
export interface RouteTile {
  id: string;
  spaces: [number, string][];
}

export interface Duchy {
  id: string;
  kinds: number[];
  /** The number of the region of each space. */
  regions: number[];
  /** How sure it is that every space is as printed. */
  confidence: 'high' | 'medium';
}

export interface Printed {
  kinds: KindName[];
  phase_points: number[];
  bonus_tiles: Record<string, number[]>;
  /** From how many players on each slot of a depot is filled. */
  depots: number[][];
  black_depot: number[];
  /** The spaces of the paths between border posts. */
  paths: number[][];
  places: [number, number][];
  dice: number[];
  duchies: Duchy[];
}

/** What a duchy is called: its number, and the edition that it is of where two have another one by that number. */
export function duchyName(id: string): string {
  const [number = id, edition = ''] = id.split('-');
  return t('bb-duchy-name', { number, edition });
}

export function tileOf(cards: ReadonlyMap<string, CardInfo>, card: string): TileData | undefined {
  const data = cards.get(card)?.data as unknown as TileData | undefined;
  return data?.kind ? data : undefined;
}

export function automataCardOf(cards: ReadonlyMap<string, CardInfo>, card: string): AutomataCard | undefined {
  const data = cards.get(card)?.data as unknown as AutomataCard | undefined;
  return data?.items ? data : undefined;
}

export function routeTileOf(cards: ReadonlyMap<string, CardInfo>, card: string): RouteTile | undefined {
  const data = cards.get(card)?.data as unknown as RouteTile | undefined;
  return data?.spaces ? data : undefined;
}

/** What a tile shows: the name of its icon, and a number. */
export function iconOf(tile: TileData): string {
  return tile.building ?? tile.species ?? tile.kind;
}

/** What is drawn on a tile in the place of its icon, by the names of scenes; animals stand on a meadow. */
export function sceneOf(tile: TileData): string {
  const { kind, building } = tile;
  if (building) return building === 'workshop' ? 'carpenters-workshop' : building.replace('_', '-');
  return kind === 'livestock' ? 'meadow' : kind === 'knowledge' ? '' : kind;
}

export function figureOf(tile: TileData): string {
  return String(tile.animals ?? tile.number ?? '');
}

/** The printed duchy of a player, once it is chosen. */
export function duchyOf(play: Play, seat: number): Duchy | undefined {
  const { duchy } = (play.update.view as View).players[seat] ?? {};
  return (play.printed as unknown as Printed).duchies.find((one) => one.id === duchy);
}
