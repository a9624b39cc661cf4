// Made from src/bailey/games/burgundy_board by `python -m bailey.server.typescript web/src`; do not edit.

/** Every card, by name. */
export type CardName =
  | "castle-1" | "castle-2" | "castle-3" | "castle-4" | "castle-5" | "castle-6" | "castle-7" | "castle-8" | "castle-9"
  | "castle-10" | "castle-11" | "castle-12" | "castle-13" | "castle-14" | "castle-15" | "castle-16" | "mine-1"
  | "mine-2" | "mine-3" | "mine-4" | "mine-5" | "mine-6" | "mine-7" | "mine-8" | "mine-9" | "mine-10" | "mine-11"
  | "mine-12" | "knowledge-1" | "knowledge-2" | "knowledge-3" | "knowledge-4" | "knowledge-5" | "knowledge-6"
  | "knowledge-7" | "knowledge-8" | "knowledge-9" | "knowledge-10" | "knowledge-11" | "knowledge-12" | "knowledge-13"
  | "knowledge-14" | "knowledge-15" | "knowledge-16" | "knowledge-17" | "knowledge-18" | "knowledge-19"
  | "knowledge-20" | "knowledge-21" | "knowledge-22" | "knowledge-23" | "knowledge-24" | "knowledge-25"
  | "knowledge-26" | "ship-1" | "ship-2" | "ship-3" | "ship-4" | "ship-5" | "ship-6" | "ship-7" | "ship-8" | "ship-9"
  | "ship-10" | "ship-11" | "ship-12" | "ship-13" | "ship-14" | "ship-15" | "ship-16" | "ship-17" | "ship-18"
  | "ship-19" | "ship-20" | "ship-21" | "ship-22" | "ship-23" | "ship-24" | "ship-25" | "ship-26" | "cow-2a"
  | "cow-2b" | "cow-3a" | "cow-3b" | "cow-3c" | "cow-4a" | "cow-4b" | "sheep-2a" | "sheep-2b" | "sheep-3a"
  | "sheep-3b" | "sheep-3c" | "sheep-4a" | "sheep-4b" | "pig-2a" | "pig-2b" | "pig-3a" | "pig-3b" | "pig-3c"
  | "pig-4a" | "pig-4b" | "chicken-2a" | "chicken-2b" | "chicken-3a" | "chicken-3b" | "chicken-3c" | "chicken-4a"
  | "chicken-4b" | "warehouse-1" | "warehouse-2" | "warehouse-3" | "warehouse-4" | "warehouse-5" | "warehouse-6"
  | "warehouse-7" | "watchtower-1" | "watchtower-2" | "watchtower-3" | "watchtower-4" | "watchtower-5"
  | "watchtower-6" | "watchtower-7" | "workshop-1" | "workshop-2" | "workshop-3" | "workshop-4" | "workshop-5"
  | "workshop-6" | "workshop-7" | "church-1" | "church-2" | "church-3" | "church-4" | "church-5" | "church-6"
  | "church-7" | "market-1" | "market-2" | "market-3" | "market-4" | "market-5" | "market-6" | "market-7"
  | "boarding-house-1" | "boarding-house-2" | "boarding-house-3" | "boarding-house-4" | "boarding-house-5"
  | "boarding-house-6" | "boarding-house-7" | "bank-1" | "bank-2" | "bank-3" | "bank-4" | "bank-5" | "bank-6"
  | "bank-7" | "city-hall-1" | "city-hall-2" | "city-hall-3" | "city-hall-4" | "city-hall-5" | "city-hall-6"
  | "city-hall-7" | "knowledge-27" | "knowledge-28" | "crane" | "geese" | "white-castle-1" | "white-castle-2"
  | "white-castle-3" | "white-castle-4" | "white-castle-5" | "white-castle-6" | "white-castle-7" | "white-castle-8"
  | "knowledge-29" | "inn-1" | "inn-2" | "inn-3" | "inn-4" | "inn-5" | "automata-1" | "automata-2" | "automata-3"
  | "automata-4" | "automata-5" | "automata-6" | "automata-7" | "automata-8" | "automata-9" | "route-1" | "route-2"
  | "route-3" | "route-4" | "route-5" | "route-6" | "route-7" | "route-8" | "route-9" | "route-10" | "route-11"
  | "route-12";

/** Every good, by name. */
export type GoodName = "good-1" | "good-2" | "good-3" | "good-4" | "good-5" | "good-6";

/** Every kind, by name. */
export type KindName = "castle" | "mine" | "knowledge" | "ship" | "livestock" | "building";

/** Every phase, by name. */
export type PhaseName = "A" | "B" | "C" | "D" | "E";

/** Every species, by name. */
export type SpeciesName = "cow" | "sheep" | "pig" | "chicken" | "geese";

/** Every duchy, by name. */
export type DuchyName =
  | "1" | "2" | "3" | "4-classic" | "4-se" | "5" | "6" | "7" | "8-classic" | "8-se" | "9" | "10" | "11" | "12" | "13"
  | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "25" | "26" | "27" | "28" | "29" | "30";

/** Every building, by name. */
export type BuildingName =
  | "warehouse" | "watchtower" | "workshop" | "church" | "market" | "boarding_house" | "bank" | "city_hall" | "crane"
  | "white_castle";

/** Every side, by name. */
export type SideName = "left" | "right";

/** Every source, by name. */
export type SourceName = "regions" | "cards" | "colours" | "livestock" | "sales" | "buildings" | "routes" | "posts";

/** A pile that not everybody sees into, from the bottom to the top: its size to those who know none of its cards. */
export type HiddenPile = number | (CardName | null)[];

/** A numbered depot: its tiles, and how many goods of each type lie there. */
export interface Depot {
  goods: number[];
  tiles: (CardName | null)[];
}

/** What a player has; the Automata has silver, points, goods, a place on the track, and colours. */
export interface Player {
  duchy: "1" | "2" | "3" | "4-classic" | "4-se" | "5" | "6" | "7" | "8-classic" | "8-se" | "9" | "10" | "11" | "12" | "13" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "25" | "26" | "27" | "28" | "29" | "30" | "none";
  silver: number;
  workers: number;
  points: number[];
  track: number;
  has_played: boolean;
  dice: number[];
  goods: number[];
  sold: number[];
  storage: CardName[];
  route: CardName[];
  spaces: (CardName | null)[];
}

/** A tile on an item of a card of the Automata: whether it lies face down, as a wild tile. */
export interface Cover {
  card: CardName;
  wild: boolean;
}

/** The left or right card of the Automata, and the tiles on its items. */
export interface AutomataSide {
  card: CardName[];
  items: (Cover | null)[];
}

/** The face-down tiles of one back. */
export interface Supply {
  tiles: HiddenPile;
}

/** What one viewer knows of a position. */
export interface View {
  game: "burgundy-board";
  version: number;
  /** Whose view it is; null: what everybody may know. */
  viewer: number | null;
  /** Who must decide; null when the game is over. */
  turn: number | null;
  seats: number;
  automata: number;
  automata_rules: number;
  automata_depot_first: boolean;
  automata_bonus_on_cards: boolean;
  automata_a: boolean;
  automata_b: boolean;
  automata_c: boolean;
  duchies: number;
  duchy: number;
  duchy_set: number;
  knowledge_6: number;
  knowledge_15: number;
  knowledge_26: number;
  fewest_empty: boolean;
  purchase_between: boolean;
  additional_hexes: boolean;
  white_castles: boolean;
  inns: boolean;
  trade_routes: boolean;
  border_posts: boolean;
  phase: PhaseName;
  round: number;
  white: number;
  order: number[];
  has_bought: boolean;
  has_hired: boolean;
  coming_goods: number[];
  first_bonus: number[];
  second_bonus: number[];
  first_joined: number;
  second_joined: number;
  depots: Depot[];
  black: (CardName | null)[];
  open_inns: CardName[];
  taken: CardName[];
  players: Player[];
  discard: CardName[];
  sides: AutomataSide[];
  reserve: CardName[];
  wilds: CardName[];
  finished: CardName[];
  automata_discard: CardName[];
  automata_after: number[];
  automata_deck: HiddenPile;
  supplies: Supply[];
  unused_routes: HiddenPile;
}

/** What a player can be asked to choose. */
export type Choice =
  | { do: "choose_duchy"; duchy: number }
  | { do: "start_castle"; space: number }
  | { do: "take"; die: number; depot: number; slot: number }
  | { do: "place"; die: number; tile: number; space: number }
  | { do: "sell"; die: number; good: number }
  | { do: "take_workers"; die: number }
  | { do: "take_tile"; depot: number; slot: number }
  | { do: "place_tile"; tile: number; space: number }
  | { do: "sell_goods"; good: number }
  | { do: "take_goods"; depot: number }
  | { do: "take_good"; good: number }
  | { do: "use_effect"; building: number }
  | { do: "decline" }
  | { do: "discard"; tile: number }
  | { do: "finish" }
  | { do: "buy"; depot: number; slot: number }
  | { do: "hire"; depot: number; slot: number }
  | { do: "trade_silver" };

/** What every event tells. A card is null to those who may not know it. */
export interface Events {
  chose_duchy: { player: number; duchy: DuchyName };
  start_castle: { player: number; card: CardName; space: number };
  phase_began: { phase: PhaseName };
  cleared: { amount: number };
  filled: { depot: number; slot: number; card: CardName };
  goods_laid: { round: number; good: GoodName };
  round_began: { phase: PhaseName; round: number };
  rolled: { player: number; first: number; second: number };
  white_die: { player: number; die: number };
  good_arrived: { good: GoodName; depot: number };
  turn_began: { player: number };
  paid_workers: { player: number; amount: number };
  paid_silver: { player: number; amount: number };
  took: { player: number; depot: number; slot: number; card: CardName };
  discarded: { player: number; card: CardName };
  placed: { player: number; card: CardName; space: number };
  region_filled: { player: number; kind: KindName; size: number; points: number; phase: number };
  colour_filled: { player: number; kind: KindName; points: number };
  scored_animals: { player: number; card: CardName; points: number };
  gained_silver: { player: number; amount: number };
  gained_workers: { player: number; amount: number };
  gained_points: { player: number; amount: number };
  drew_good: { player: number; good: GoodName };
  took_goods: { player: number; depot: number; good: GoodName; amount: number };
  advanced: { player: number; space: number };
  sold: { player: number; good: GoodName; amount: number; points: number };
  extra_action: { player: number; die: number };
  nothing_happened: { player: number; card: CardName };
  declined: { player: number };
  bought: { player: number };
  hired: { player: number; amount: number };
  mines_paid: { player: number; silver: number; workers: number };
  phase_ended: { phase: PhaseName };
  automata_goods: { player: number };
  automata_card: { side: SideName; card: CardName };
  automata_skipped: { card: CardName };
  automata_rolled: { player: number; die: number; white: number; side: SideName };
  automata_checked: { depot: number; side: SideName; kinds: number };
  automata_found: { player: number; depot: number; card: CardName; side: SideName; item: number };
  automata_reserve: { player: number; card: CardName; side: SideName; item: number };
  automata_wild: { player: number; side: SideName; item: number };
  automata_made_wild: { player: number; card: CardName };
  automata_no_tile: { player: number };
  automata_kept: { player: number; depot: number; card: CardName };
  automata_finished: { player: number; card: CardName; points: number };
  automata_box: { player: number; item: number };
  automata_bought: { player: number; card: CardName };
  automata_slid: Record<string, never>;
  automata_shuffled: Record<string, never>;
  used_effect: { player: number; building: BuildingName };
  route_dealt: { player: number; card: CardName };
  route_paid: { player: number; card: CardName; good: GoodName };
  path_joined: { player: number; points: number };
  posts_joined: { player: number; points: number };
  automata_in_vain: { player: number };
  automata_none_in_reserve: { player: number; side: SideName; kinds: number };
}
