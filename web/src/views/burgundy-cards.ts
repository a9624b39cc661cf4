// Made from src/bailey/games/burgundy_cards by `python -m bailey.server.typescript web/src`; do not edit.

/** Every card, by name. */
export type CardName =
  | "castle-1a" | "castle-1b" | "castle-2a" | "castle-2b" | "castle-3a" | "castle-3b" | "castle-4a" | "castle-4b"
  | "castle-5a" | "castle-5b" | "castle-6a" | "castle-6b" | "mine-1a" | "mine-1b" | "mine-2a" | "mine-2b" | "mine-3a"
  | "mine-3b" | "mine-4a" | "mine-4b" | "mine-5a" | "mine-5b" | "mine-6a" | "mine-6b" | "cloister-1a" | "cloister-1b"
  | "cloister-2a" | "cloister-2b" | "cloister-3a" | "cloister-3b" | "cloister-4a" | "cloister-4b" | "cloister-5a"
  | "cloister-5b" | "cloister-6a" | "cloister-6b" | "knowledge-1a" | "knowledge-1b" | "knowledge-1c" | "knowledge-2a"
  | "knowledge-2b" | "knowledge-2c" | "knowledge-3a" | "knowledge-3b" | "knowledge-3c" | "knowledge-4a"
  | "knowledge-4b" | "knowledge-4c" | "knowledge-5a" | "knowledge-5b" | "knowledge-5c" | "knowledge-6a"
  | "knowledge-6b" | "knowledge-6c" | "ship-1a" | "ship-1b" | "ship-1c" | "ship-2a" | "ship-2b" | "ship-2c"
  | "ship-3a" | "ship-3b" | "ship-3c" | "ship-4a" | "ship-4b" | "ship-4c" | "ship-5a" | "ship-5b" | "ship-5c"
  | "ship-6a" | "ship-6b" | "ship-6c" | "pasture-1a" | "pasture-1b" | "pasture-1c" | "pasture-2a" | "pasture-2b"
  | "pasture-2c" | "pasture-3a" | "pasture-3b" | "pasture-3c" | "pasture-4a" | "pasture-4b" | "pasture-4c"
  | "pasture-5a" | "pasture-5b" | "pasture-5c" | "pasture-6a" | "pasture-6b" | "pasture-6c" | "carpenters-workshop-1"
  | "carpenters-workshop-2" | "carpenters-workshop-3" | "church-1" | "church-2" | "church-3" | "market-1" | "market-2"
  | "market-3" | "watchtower-1" | "watchtower-2" | "watchtower-3" | "bank-4" | "bank-5" | "bank-6"
  | "boarding-house-4" | "boarding-house-5" | "boarding-house-6" | "warehouse-4" | "warehouse-5" | "warehouse-6"
  | "city-hall-4" | "city-hall-5" | "city-hall-6";

/** Every good, by name. */
export type GoodName = "light" | "medium" | "dark";

/** Every animal, by name. */
export type AnimalName = "chicken" | "cow" | "sheep" | "pig";

/** Every type, by name. */
export type TypeName = "castle" | "mine" | "cloister" | "knowledge" | "ship" | "pasture" | "building";

/** Every round, by name. */
export type RoundName = "A" | "B" | "C" | "D" | "E";

/** A pile that not everybody sees into, from the bottom to the top: its size to those who know none of its cards. */
export type HiddenPile = number | (CardName | null)[];

/** A row of the display. */
export interface DisplayRow {
  cards: CardName[];
}

/** A pile of goods. */
export interface GoodsPile {
  cards: number;
  top: "light" | "medium" | "dark" | "none";
}

/** A pile of animals. */
export interface AnimalPile {
  cards: number;
  top: "chicken" | "cow" | "sheep" | "pig" | "none";
}

/** In which pile of the estate a card lies; -1 in a written position: where it belongs. */
export interface EstateSpot {
  card: CardName;
  stack: number;
}

/** A player's storage, projects, estate and dice. */
export interface Player {
  silver: number;
  workers: number;
  points: number;
  all_seven: number;
  goods: number[];
  sold: number[];
  animals: number[];
  projects: CardName[];
  estate: EstateSpot[];
  hand: HiddenPile;
  dice: HiddenPile;
}

/** What one viewer knows of a position. */
export interface View {
  game: "burgundy-cards";
  version: number;
  /** Whose view it is; null: what everybody may know. */
  viewer: number | null;
  /** Who must decide; null when the game is over. */
  turn: number | null;
  seats: number;
  round: RoundName;
  growing_market: boolean;
  strict_win: boolean;
  end_only_check: boolean;
  one_worker_each: boolean;
  exact_three: boolean;
  single_animal_set: boolean;
  optional_functions: boolean;
  start_player: number;
  start_card_face_down: boolean;
  has_bought: boolean;
  first_triples: number[];
  own_after: number[];
  aaron_after: number[];
  aaron_triples_after: number[];
  display: DisplayRow[];
  taken: CardName[];
  bought: CardName[];
  discard: CardName[];
  goods_piles: GoodsPile[];
  animal_piles: AnimalPile[];
  players: Player[];
  aaron: HiddenPile;
  deck: HiddenPile;
}

/** What a player can be asked to choose. */
export type Choice =
  | { do: "play_card"; slot: number }
  | { do: "take"; row: number; slot: number }
  | { do: "place"; project: number; type: number; height: number }
  | { do: "sell"; good: number }
  | { do: "restock" }
  | { do: "take_silver" }
  | { do: "convert"; silver: number }
  | { do: "stop" }
  | { do: "discard_project"; slot: number }
  | { do: "keep_projects" }
  | { do: "take_bonus"; bonus: number }
  | { do: "use_function" }
  | { do: "take_good"; pile: number }
  | { do: "take_animal"; pile: number }
  | { do: "decline" }
  | { do: "keep_bought"; slot: number }
  | { do: "use_bought"; slot: number }
  | { do: "finish" }
  | { do: "buy" };

/** What every event tells. A card is null to those who may not know it. */
export interface Events {
  round_began: { round: RoundName };
  dealt_row: { row: number; card: CardName };
  drew: { player: number; card: CardName | null };
  played: { player: number; card: CardName };
  paid_workers: { player: number; amount: number };
  took: { player: number; row: number; card: CardName };
  discarded: { player: number; card: CardName };
  placed: { player: number; card: CardName; stack: number; height: number };
  completed: { player: number; type: TypeName };
  first_triple: { player: number; type: TypeName };
  all_seven: { player: number; amount: number };
  chose_bonus: { player: number; round: RoundName; bonus: number };
  gained_points: { player: number; amount: number };
  gained_silver: { player: number; amount: number };
  gained_workers: { player: number; amount: number };
  took_good: { player: number; good: GoodName; pile: number };
  took_animal: { player: number; animal: AnimalName; pile: number };
  showed_good: { pile: number; good: GoodName };
  showed_animal: { pile: number; animal: AnimalName };
  split_goods: { pile: number };
  split_animals: { pile: number };
  sold: { player: number; good: GoodName; amount: number };
  took_start_card: { player: number };
  converted: { player: number; workers: number; silver: number };
  declined: { player: number };
  nothing_happened: { player: number; card: CardName };
  bought: { player: number };
  showed_bought: { player: number; card: CardName };
  kept: { player: number; card: CardName };
  used: { player: number; card: CardName };
  reshuffled: Record<string, never>;
  round_ended: { round: RoundName };
  start_player: { player: number };
  cloister_point: { player: number; card: CardName };
  compared: { round: RoundName; own: number; aaron: number };
  aaron_ahead: { round: RoundName };
  none_left: { player: number };
  equal_tops: Record<string, never>;
}
