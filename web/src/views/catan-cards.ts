// Made from src/bailey/games/catan_cards by `python -m bailey.server.typescript web/src`; do not edit.

/** Every card, by name. */
export type CardName =
  | "alchemist-a" | "alchemist-b" | "arsonist-a" | "arsonist-b" | "bishop-a" | "bishop-b" | "black-knight-a"
  | "black-knight-b" | "black-knight-c" | "brigands" | "caravan" | "herb-woman-a" | "herb-woman-b" | "merchant-a"
  | "merchant-b" | "scout-a" | "scout-b" | "spy-a" | "spy-b" | "spy-c" | "civil-war" | "conflict" | "master-builder"
  | "plague-a" | "plague-b" | "productive-year-a" | "productive-year-b" | "progress-a" | "progress-b" | "year-end"
  | "abbey-a" | "abbey-b" | "garrison-a" | "garrison-b" | "garrison-c" | "smithy" | "brick-factory" | "foundry"
  | "grain-mill" | "sawmill" | "woolen-mill" | "brick-fleet" | "gold-fleet" | "grain-fleet" | "lumber-fleet"
  | "ore-fleet" | "wool-fleet" | "conrad" | "falk" | "goetz" | "hagen" | "karl" | "otto" | "pippin" | "siegfried"
  | "walter" | "aqueduct-a" | "aqueduct-b" | "bath-house-a" | "bath-house-b" | "church-a" | "church-b" | "colossus"
  | "counting-house" | "harbor" | "library-a" | "library-b" | "marketplace" | "merchant-guild" | "mint"
  | "town-hall-a" | "town-hall-b" | "bodo" | "roland" | "walter-singer" | "landlord" | "castle-a" | "castle-b"
  | "pirate-fleet-a" | "pirate-fleet-b" | "tournament-place" | "watchtower" | "toll-station-a" | "toll-station-b"
  | "palace" | "trade-academy" | "knights-hall" | "cloth-hall-a" | "cloth-hall-b" | "border-dispute-a"
  | "border-dispute-b" | "damsel-imelda" | "ransom-a" | "ransom-b" | "squire-a" | "squire-b" | "letter-of-credit"
  | "market-day" | "oath-of-fealty" | "raid-a" | "raid-b" | "knights-fair" | "great-wall" | "ingo" | "cannon-a"
  | "cannon-b" | "sp-pirate-fleet-a" | "sp-pirate-fleet-b" | "university-a" | "university-b" | "building-crane"
  | "fire-brigade-a" | "fire-brigade-b" | "printing-house" | "academy" | "pharmacy" | "observatory" | "land-reform-a"
  | "land-reform-b" | "inventor-a" | "inventor-b" | "doctor-a" | "doctor-b" | "gunpowder-plot" | "mineral-survey"
  | "crop-rotation" | "scholars-exchange-a" | "scholars-exchange-b" | "apprentice" | "invention" | "town-fire"
  | "congress" | "inn-a" | "inn-b" | "order-castle" | "legation" | "pilgrims-hostel" | "court" | "archdiocese"
  | "triumphal-arch" | "cathedral" | "house-of-republic" | "pi-fire-brigade" | "chancellery" | "religious-interdict-a"
  | "religious-interdict-b" | "diplomat-a" | "diplomat-b" | "corruption-a" | "corruption-b" | "secret-brotherhood-a"
  | "secret-brotherhood-b" | "archivist" | "governor-a" | "governor-b" | "good-neighbors" | "election" | "unrest"
  | "lothar" | "trading-post-a" | "trading-post-b" | "wainwright" | "warehouse-a" | "warehouse-b" | "shipyard"
  | "large-trade-fleet-a" | "large-trade-fleet-b" | "treasure-fleet" | "pawnbroker" | "lighthouse" | "large-harbor"
  | "grand-bazaar" | "trade-exchange" | "chamber-of-commerce" | "bank-a" | "bank-b" | "treasure-vault"
  | "hanseatic-alliance" | "spice-caravan-a" | "spice-caravan-b" | "smuggler" | "price-war" | "bill-of-exchange"
  | "safe-conduct-a" | "safe-conduct-b" | "trade-winds" | "slump" | "merchants-fair" | "ari" | "hor" | "ira" | "arsa"
  | "hafli" | "uma" | "wheel-of-time" | "countermagic-a" | "countermagic-b" | "searching-eye" | "ward"
  | "materialization" | "magic-kitchen" | "change-places" | "better-world" | "duel-of-wizards" | "metamorphosis"
  | "magic-alliance" | "by-magics-hand" | "witch-a" | "witch-b" | "ismai" | "comet" | "unicorns" | "eclipse"
  | "fields-1" | "mountains-2" | "pasture-3" | "forest-4" | "hills-5" | "gold-6" | "fields-2" | "mountains-3"
  | "pasture-4" | "forest-5" | "hills-6" | "gold-1" | "fields-3" | "fields-4" | "mountains-4" | "mountains-5"
  | "pasture-5" | "pasture-6" | "forest-6" | "forest-1" | "hills-1" | "hills-2" | "gold-3";

/** Every resource, by name. */
export type ResourceName = "lumber" | "wool" | "brick" | "ore" | "grain" | "gold";

/** Every face, by name. */
export type FaceName = "tournament" | "commerce" | "brigands" | "plenty" | "event";

/** Every side, by name. */
export type SideName = "above" | "below";

/** Every end, by name. */
export type EndName = "left" | "right";

/** Every token, by name. */
export type TokenName = "knight" | "commerce" | "most";

/** A pile that not everybody sees into, from the bottom to the top: its size to those who know none of its cards. */
export type HiddenPile = number | (CardName | null)[];

/** An offer that was made in this turn. */
export interface Offer {
  by: number;
  give: number[];
  want: number[];
}

/** A stack of expansion cards. */
export interface Stack {
  cards: HiddenPile;
}

/** A card that was played and lies open until its effect is spent: who has played it, and when it ends. */
export interface Lasting {
  card: CardName;
  by: number;
  until: number;
}

/** Where an expansion card is built: beside which place, and on which side; and what is said of it for a while. */
export interface Site {
  card: CardName;
  place: number;
  side: SideName;
  used: number;
  silenced: number;
  named: boolean;
  foreign: boolean;
  resources: ResourceName[];
  kept: number[];
}

/** The resources that a Region shows; they go where it goes. */
export interface RegionStore {
  card: CardName;
  store: number;
  foreign: boolean;
}

/** The magic that a Wizard has; it stays with the Wizard. */
export interface Magic {
  card: CardName;
  magic: number;
}

/** A player's hand and principality. */
export interface Player {
  centres: number[];
  road_left: boolean;
  road_right: boolean;
  blocked: number[];
  hand: HiddenPile;
  pawned: HiddenPile;
  built: Site[];
  regions: (RegionStore | null)[];
  wizards: (Magic | null)[];
  foreign: CardName[];
  idle: number[];
}

/** What one viewer knows of a position. */
export interface View {
  game: "catan-cards";
  version: number;
  /** Whose view it is; null: what everybody may know. */
  viewer: number | null;
  /** Who must decide; null when the game is over. */
  turn: number | null;
  seats: number;
  theme: number;
  goal: number;
  action_gate: number;
  exchange_from: number;
  exchange_mandatory: boolean;
  region_draw: number;
  harbor_own_point: boolean;
  brigands_take_protected: boolean;
  merchant_waits: boolean;
  win_check: number;
  start_layout: number;
  rival_trade: number;
  turn_cap: number;
  citadel_sites: number;
  new_development_limit: number;
  citadel_spacing: boolean;
  on_turn: number;
  turns: number;
  winner: number;
  die: number;
  face: number;
  tops_open: number[];
  searched: number;
  roads: number;
  settlements: number;
  cities: number;
  knight_token: number;
  commerce_token: number;
  offers_made: number;
  offers: Offer[];
  stacks: Stack[];
  events_stack: HiddenPile;
  region_stack: HiddenPile;
  deck: HiddenPile;
  theme_deck: HiddenPile;
  start_regions: CardName[];
  shown: CardName[];
  drawn: CardName[];
  developments: CardName[];
  lasting: Lasting[];
  discard: CardName[];
  removed: CardName[];
  players: Player[];
}

/** What a player can be asked to choose. */
export type Choice =
  | { do: "lay"; slot: number }
  | { do: "search"; stack: number }
  | { do: "take"; slot: number }
  | { do: "draw"; stack: number }
  | { do: "put_under"; slot: number; stack: number }
  | { do: "keep" }
  | { do: "roll" }
  | { do: "play"; slot: number }
  | { do: "name_number"; number: number }
  | { do: "build_road"; end: number }
  | { do: "build_settlement"; end: number }
  | { do: "use_scout"; slot: number; end: number }
  | { do: "build_city"; place: number }
  | { do: "build"; slot: number; place: number; side: number }
  | { do: "trade"; give: number; get: number }
  | { do: "pull_down"; card: number }
  | { do: "end_actions" }
  | { do: "pay"; cell: number }
  | { do: "gain"; cell: number }
  | { do: "any_region" }
  | { do: "take_resource"; resource: number }
  | { do: "give_resource"; resource: number }
  | { do: "stop" }
  | { do: "skip" }
  | { do: "take_region"; slot: number }
  | { do: "place_region"; side: number }
  | { do: "counter"; slot: number }
  | { do: "no_counter" }
  | { do: "pick"; card: number }
  | { do: "take_from_hand"; slot: number }
  | { do: "propose" }
  | { do: "add_give"; resource: number }
  | { do: "add_want"; resource: number }
  | { do: "send" }
  | { do: "withdraw" }
  | { do: "accept" }
  | { do: "decline" }
  | { do: "use"; card: number }
  | { do: "take_discarded"; slot: number }
  | { do: "pick_region"; cell: number }
  | { do: "save"; resource: number }
  | { do: "choose"; way: number }
  | { do: "name_resource"; resource: number }
  | { do: "pay_gold"; n: number }
  | { do: "pawn"; slot: number }
  | { do: "build_metropolis"; place: number }
  | { do: "block"; stack: number }
  | { do: "build_new"; slot: number; place: number; side: number }
  | { do: "build_citadel"; place: number }
  | { do: "put_wizard"; slot: number; cell: number }
  | { do: "add_magic"; cell: number }
  | { do: "pick_wizard"; cell: number }
  | { do: "name_face"; face: number }
  | { do: "remove_event"; slot: number }
  | { do: "buy_off"; cell: number }
  | { do: "pay_kept"; resource: number };

/** What every event tells. A card is null to those who may not know it. */
export interface Events {
  searched: { player: number; stack: number };
  took: { player: number; card: CardName | null; stack: number };
  laid_out: { player: number; card: CardName; column: number; side: SideName };
  turn_began: { player: number; turn: number };
  named_number: { player: number; die: number };
  rolled_number: { player: number; die: number };
  rolled_face: { player: number; face: FaceName };
  tournament_won: { player: number; points: number; rivals: number };
  nobody_won: { points: number };
  no_holder: { token: TokenName };
  brigands_quiet: Record<string, never>;
  brigands_counted: { player: number; counted: number; limit: number };
  turned_up: { player: number; card: CardName };
  put_back: { card: CardName };
  shuffled_events: Record<string, never>;
  gained: { player: number; resource: ResourceName; card: CardName; store: number };
  produced: { player: number; resource: ResourceName; card: CardName; amount: number; store: number };
  lost: { player: number; resource: ResourceName; card: CardName; amount: number; store: number };
  paid: { player: number; resource: ResourceName; card: CardName; amount: number; store: number };
  stole: { player: number; resource: ResourceName };
  no_room: { player: number };
  built_road: { player: number; end: EndName };
  built_settlement: { player: number; place: number };
  built_city: { player: number; place: number };
  built: { player: number; card: CardName; place: number; side: SideName };
  placed_region: { player: number; card: CardName; column: number; side: SideName };
  pulled_down: { player: number; card: CardName };
  traded: { player: number; gave: ResourceName; amount: number; got: ResourceName };
  played: { player: number; card: CardName };
  countered: { player: number; card: CardName };
  not_countered: { player: number };
  duel_rolled: { player: number; die: number; most: number };
  returned: { player: number; card: CardName; by: number };
  saw_hand: { player: number; rival: number };
  took_from_hand: { player: number; card: CardName | null };
  put_under: { player: number; card: CardName | null; stack: number };
  drew: { player: number; card: CardName | null; stack: number };
  searched_regions: { player: number };
  shuffled_regions: Record<string, never>;
  offered: { player: number; give: number; want: number };
  accepted: { player: number };
  declined: { player: number };
  knight_token: { player: number };
  commerce_token: { player: number };
  knight_token_back: Record<string, never>;
  commerce_token_back: Record<string, never>;
  won: { player: number };
  cap_reached: Record<string, never>;
  used: { player: number; card: CardName };
  cancelled: { player: number; card: CardName };
  fetched: { player: number; card: CardName };
  exchanged_regions: { player: number; card: CardName; rivals: CardName };
  silenced: { player: number; card: CardName };
  named_card: { player: number; card: CardName };
  saved: { player: number; resource: ResourceName };
  saw_event: { player: number; card: CardName | null };
  saw_next: { player: number; card: CardName | null; stack: number };
  laid_back: { player: number; card: CardName | null; stack: number };
  built_metropolis: { player: number; place: number };
  blocked_stack: { player: number; stack: number };
  revealed: { card: CardName; stack: number };
  kept: { player: number; resource: ResourceName; card: CardName; amount: number };
  spent_kept: { player: number; resource: ResourceName; card: CardName; amount: number };
  named_resource: { player: number; resource: ResourceName };
  pawned: { player: number; card: CardName | null };
  redeemed: { player: number; card: CardName | null };
  built_citadel: { player: number; place: number };
  put_wizard: { player: number; card: CardName; region: CardName };
  added_magic: { player: number; card: CardName; magic: number };
  spent_magic: { player: number; card: CardName; amount: number; magic: number };
  lost_magic: { player: number; card: CardName; amount: number };
  named_face: { player: number; face: FaceName };
  rolled_die: { player: number; die: number };
  contest: { player: number; die: number; sum: number };
  swapped_sites: { player: number; card: CardName; other: CardName };
  searched_events: { player: number };
  removed_event: { player: number; card: CardName };
  changed_region: { player: number; card: CardName; old: CardName; store: number };
  took_built: { player: number; card: CardName };
  put_on: { player: number; card: CardName; on: CardName };
  left: { player: number; card: CardName };
  idle: { player: number };
  lies_open: { player: number; card: CardName; by: number };
  full: { player: number; resource: ResourceName; card: CardName };
  lapsed: { player: number; card: CardName };
  counts_again: { player: number; card: CardName };
  no_effect: { player: number; card: CardName };
  nothing_to_rob: { player: number };
}
