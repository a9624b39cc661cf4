// Made from src/bailey/games/castle_combo by `python -m bailey.server.typescript web/src`; do not edit.

/** Every card, by name. */
export type CardName =
  | "duchess" | "his-majesty" | "prince" | "princess" | "chancellor" | "jester" | "queen-mother"
  | "her-majesty-the-queen" | "baron" | "steward" | "mother-superior" | "scribe" | "gravedigger" | "templar"
  | "cardinal" | "chaplain" | "his-holiness" | "nun" | "devout" | "pilgrim" | "astronomer" | "alchemist" | "professor"
  | "apothecary" | "goldsmith" | "architect" | "patron" | "judge" | "captain" | "officer" | "royal-guard" | "lookout"
  | "knight" | "general" | "guildmaster" | "glassblower" | "chatelaine" | "pawnbroker" | "banker"
  | "miraculously-cured" | "vicar" | "spy" | "inventor" | "doctor" | "philosopher" | "squire" | "bombardier"
  | "militiaman" | "barbarian" | "executioner" | "mercenary" | "master-at-arms" | "blacksmith" | "stonemason"
  | "potter" | "armorer" | "spice-merchant" | "clockmaker" | "sculptor" | "innkeeper" | "carpenter" | "locksmith"
  | "farmer" | "woodcutter" | "brigand" | "witch" | "beggar" | "monk" | "shepherd" | "winemaker" | "stable-boy"
  | "farmhand" | "traveler" | "usurper" | "fisherman" | "revolutionary" | "baker" | "beekeeper";

/** Every location, by name. */
export type LocationName = "castle" | "village";

/** A pile that not everybody sees into, from the bottom to the top: its size to those who know none of its cards. */
export type HiddenPile = number | (CardName | null)[];

/** The castle or the village: deck, row, discard pile, and what left the game with it. */
export interface Location {
  deck: HiddenPile;
  row: CardName[];
  discard: CardName[];
  gone: CardName[];
  removed: boolean;
}

/** Where a card of a tableau lies, which way up, and the gold stored on it. */
export interface TableauSpot {
  card: CardName;
  column: number;
  row: number;
  face_down: boolean;
  stored: number;
}

/** A player's supply and tableau; the cards stand in the order in which they were taken. */
export interface Player {
  gold: number;
  keys: number;
  tableau: TableauSpot[];
}

/** What one viewer knows of a position. */
export interface View {
  game: "castle-combo";
  version: number;
  /** Whose view it is; null: what everybody may know. */
  viewer: number | null;
  /** Who must decide; null when the game is over. */
  turn: number | null;
  seats: number;
  messenger: LocationName;
  taken: CardName[];
  castle: Location;
  village: Location;
  players: Player[];
}

/** What a player can be asked to choose. */
export type Choice =
  | { do: "keep_key" }
  | { do: "move_messenger" }
  | { do: "renew_row" }
  | { do: "take"; slot: number }
  | { do: "take_face_down"; slot: number }
  | { do: "place"; column: number; row: number }
  | { do: "choose_effect"; effect: number }
  | { do: "choose_neighbor"; side: number }
  | { do: "discard"; location: number; slot: number }
  | { do: "fill_purse"; card: number };

/** What every event tells. A card is null to those who may not know it. */
export interface Events {
  moved_messenger: { player: number; location: LocationName };
  renewed: { player: number; location: LocationName };
  took: { player: number; card: CardName; paid: number };
  took_face_down: { player: number; card: CardName };
  placed: { player: number; card: CardName; column: number; row: number; face_down: number };
  gained_gold: { player: number; amount: number };
  gained_keys: { player: number; amount: number };
  stored: { player: number; card: CardName; amount: number };
  discarded: { player: number; card: CardName };
  messenger_went: { location: LocationName };
  reshuffled: { location: LocationName };
  revealed: { location: LocationName; card: CardName | null };
  removed: { location: LocationName };
  gained_nothing: { player: number };
  equal_neighbors: { player: number; amount: number };
}
