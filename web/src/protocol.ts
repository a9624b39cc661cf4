// Made from src/bailey/server/messages by `python -m bailey.server.typescript web/src`; do not edit.

/** What a game writes in its own words: a view, a card's data. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

/** Why something was refused: a key and arguments for the catalogue, and a sentence. */
export interface Fault {
  key: string;
  say: string;
  args?: Record<string, Json>;
}

/** A number that lies with a card or a place, by its field. */
export interface ShownNumber {
  field: string;
  name: string;
}

/** Cards side by side. */
export interface RowArea {
  kind: "row";
  /** Its path in a view, or in the record of a player. */
  area: string;
  name: string;
  /** So many places are drawn, whatever lies there. */
  slots: number;
  /** More cards than places overlap, instead of keeping their places. */
  fans?: boolean;
  /** Each card lies below the one before, and covers most of it. */
  falls?: boolean;
  /** It lies over the table as long as there are cards in it. */
  floats?: boolean;
  /** Whether its name is not written above it. */
  untitled?: boolean;
  /** The number in the data of a card that alone counts here: the card is drawn as a die. */
  dice?: string;
  /** The width of its cards in rem, where they are as large in every window. */
  wide?: number;
  /** A card that is picked goes elsewhere: the choice is made by a click where it goes. */
  moved?: boolean;
  /** Of another player it stands in the head of the panel, but for a phone. */
  in_head?: boolean;
  /** The area of the pile from which new cards come; of a pile in the same panel a dot and its field. */
  source?: string;
  /** The path of what says that the row has left the game. */
  gone?: string;
  /** Whether choices stand beside its cards: there is room for them all the time. */
  tabs?: boolean;
  shows?: ShownNumber[];
  when?: string;
}

/** Cards on one another. */
export interface PileArea {
  kind: "pile";
  area: string;
  name: string;
  /** Whether its cards can be looked through. */
  browse?: boolean;
  /** Whether the place of a card in it matters. */
  ordered?: boolean;
  when?: string;
}

/** Fixed places, each empty or holding one card, and the numbers of a place that are shown. */
export interface CellsArea {
  kind: "cells";
  area: string;
  name: string;
  count: number;
  /** So many stand side by side. */
  across: number;
  /** As many lines as places side by side, instead of one line. */
  square?: boolean;
  /** From how many players on each place is used; without it all are. */
  used?: number[];
  shows?: ShownNumber[];
  when?: string;
}

/** A part of a grid: its first column and row, and how many it has. */
export interface GridPart {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Cards at coordinates, which two numbers beside each card say. */
export interface GridArea {
  kind: "grid";
  area: string;
  name: string;
  across: string;
  down: string;
  /** The cells of one's own grid, all of which are drawn. */
  own: GridPart;
  /** Of others' grids so many columns and rows are drawn around their cards; no two cards lie farther apart. */
  side: number;
  /** The truth beside a card that says that it lies face down. */
  face_down?: string;
  /** Whether each card shows the points that it makes now. */
  worth?: boolean;
  shows?: ShownNumber[];
  when?: string;
}

/** Cells that lie together as hexagons. */
export interface HexesArea {
  kind: "hexes";
  area: string;
  name: string;
  /** The axial coordinates of each, to the right and down. */
  places: number[][];
  /** The field that names what is printed on them. */
  printed_by?: string;
  /** Its word for nothing. */
  none?: string;
  shows?: ShownNumber[];
  when?: string;
}

/** Cards in stacks, as a number beside each says; in a stack each lies below the one before. */
export interface StacksArea {
  kind: "stacks";
  area: string;
  name: string;
  by: string;
  /** So many cards are a whole stack. */
  high: number;
  /** There is room for so many stacks side by side in one's own panel. */
  across: number;
  shows?: ShownNumber[];
  when?: string;
}

/** What a number counts. */
export interface CountedWord {
  /** The name of its sign. */
  word: string;
  name: string;
}

/** What a number counts, and what stands beside it. */
export interface NotedWord {
  word: string;
  name: string;
  note?: string;
}

/** What a player has of several things: a number for each, or their sum. */
export interface TokensArea {
  kind: "tokens";
  area: string;
  name: string;
  of: NotedWord[];
  summed?: boolean;
  /** Whether choices name them: then each of one's own is as large as a finger. */
  chosen?: boolean;
  /** Of so many of them a player has some at most: only these are drawn. 0 if each has its place. */
  most?: number;
  shows?: ShownNumber[];
  when?: string;
}

/** One number or several, which are dice; 0 is a die that is not there, or was used. */
export interface DiceArea {
  kind: "dice";
  area: string;
  name: string;
  count: number;
  shows?: ShownNumber[];
  when?: string;
}

/** Spaces, counted from 0, on which each player has a marker. */
export interface TrackArea {
  kind: "track";
  area: string;
  name: string;
  spaces: number;
  /** The number of a player that says where the marker is. */
  field: string;
  /** The players in their order; on one space the first lies on top. Numbers below 0 are nobody's. */
  order: string;
  /** What a player says whose marker is faint. */
  done?: string;
  untitled?: boolean;
  when?: string;
}

/** Open piles of things: what lies on top of each, and how many there are. */
export interface SuppliesArea {
  kind: "supplies";
  area: string;
  name: string;
  /** The area of each. */
  piles: string[];
  /** What may lie on top. */
  of: CountedWord[];
  /** The field of a pile that says what lies on top, and that which says how many there are. */
  top: string;
  cards: string;
  shows?: ShownNumber[];
  when?: string;
}

/** Things that a seat takes once: the seat that has each, or a number below 0. */
export interface ClaimsArea {
  kind: "claims";
  area: string;
  name: string;
  of: CountedWord[];
  shows?: ShownNumber[];
  when?: string;
}

/** What the game draws by hand, in a room of a size in rem. */
export interface PartArea {
  kind: "part";
  area: string;
  name: string;
  wide: number;
  high: number;
  /** Whether its name is not written above it. */
  untitled?: boolean;
  /** It has no frame, and the first one in a line takes the width that is left. */
  bare?: boolean;
  /** The areas of the table that it draws, too. */
  draws?: string[];
  /** The kinds of choices that it offers itself, though they name nothing on the board. */
  offers?: string[];
  when?: string;
}

/** A shape of a box: so many cards wide at least, and so many high. */
export interface ZoomShape {
  name: string;
  wide: number;
  high: number;
}

/** What the game draws by hand, larger than its box, in which it is moved and made larger or smaller. */
export interface ZoomedArea {
  kind: "zoomed";
  area: string;
  name: string;
  /** The first of them that needs no scrolling is taken. */
  shapes: ZoomShape[];
  when?: string;
}

/** A figure that stands with the group that its field names. */
export interface PawnArea {
  kind: "pawn";
  area: string;
  name: string;
  /** The group in which this area is. */
  here?: string;
  when?: string;
}

/** A number, or several, in words. */
export interface NumberArea {
  kind: "number";
  area: string;
  name: string;
  when?: string;
}

/** A number of a player, and the events whose amounts it gains. */
export interface Counter {
  field: string;
  name: string;
  events?: string[];
}

/** The numbers in the head of a player's panel. */
export interface CountersArea {
  kind: "counters";
  of: Counter[];
}

/** The areas of one of a row of records. */
export interface Group {
  area: string;
  name: string;
  areas: (RowArea | PileArea | CellsArea | GridArea | HexesArea | StacksArea | TokensArea | DiceArea | TrackArea | SuppliesArea | ClaimsArea | PartArea | ZoomedArea | PawnArea | NumberArea)[];
  /** The field that says which group is lit; the others are dim. */
  lit_by?: string;
  /** Its name or number there. */
  lit_as?: string | number;
}

/** One group of areas for each of a row of records. */
export interface EachArea {
  kind: "each";
  area: string;
  of: Group[];
  /** The groups stand side by side. */
  across?: boolean;
  /** They stand in a ring around this one, clockwise from the top. */
  around?: Group | null;
  when?: string;
}

/** The pile of what was taken and must be placed, and the area where it goes. */
export interface HeldPile {
  area: string;
  goes_to: string;
}

/** How large cards are drawn: their share of the room, and the least and the most width in rem. */
export interface CardSize {
  weight: number;
  least: number;
  most: number;
}

/** The sizes of one's own cards, of those on the table, and of the others'. */
export interface CardSizes {
  own: CardSize;
  table: CardSize;
  others: CardSize;
}

/** The board of a game. */
export interface BoardInfo {
  table: (RowArea | PileArea | CellsArea | GridArea | HexesArea | StacksArea | TokensArea | DiceArea | TrackArea | SuppliesArea | ClaimsArea | PartArea | ZoomedArea | PawnArea | NumberArea | EachArea)[];
  player: (RowArea | PileArea | CellsArea | GridArea | HexesArea | StacksArea | TokensArea | DiceArea | TrackArea | SuppliesArea | ClaimsArea | PartArea | ZoomedArea | PawnArea | NumberArea | CountersArea)[];
  /** The height of a card that is one wide. */
  ratio: number;
  sizes: CardSizes;
  /** What is in the panel of a printed opponent. */
  printed?: (RowArea | PileArea | CellsArea | GridArea | HexesArea | StacksArea | TokensArea | DiceArea | TrackArea | SuppliesArea | ClaimsArea | PartArea | ZoomedArea | PawnArea | NumberArea | CountersArea)[];
  held?: HeldPile | null;
  /** The kinds of choices that stand beside what they name, since a click on it means another one, and their words. */
  tabs?: Record<string, string>;
  /** What the numbers in the data of its cards are called; a card that nobody has drawn shows them. */
  numbers?: Record<string, string>;
  /** The kinds of choices that have a button, too, though they name something. */
  buttons?: string[];
  /** Whether cards are hexagons. */
  hexagons?: boolean;
  /** Two players face one another across the table; on a phone one panel is seen at a time. */
  facing?: boolean;
}

/** One value that an option may have. */
export interface OptionValue {
  value: number;
  say: string;
}

/** A setting of a game. */
export interface OptionInfo {
  name: string;
  title: string;
  default: number;
  values: OptionValue[];
  /** What it changes. */
  text?: string;
  /** For so many players alone it means something; left out: for all. */
  players?: number[];
  /** The options that have to keep their defaults when this one is changed. */
  without?: string[];
  /** Its value in a guided first game; left out: the default. */
  first_game?: number | null;
  /** Its value where all expansions are played; left out: the default. */
  everything?: number | null;
}

/** A strength of bots in words, and what it is. */
export interface BotInfo {
  strength: "novice" | "easy" | "medium" | "hard" | "master";
  title: string;
  /** How it plays, in a sentence. */
  about: string;
  /** How the command line calls this bot: `search:500`. */
  spec: string;
}

/** How likely this player wins a game of two against a bot of some strength. */
export interface BotChance {
  strength: "novice" | "easy" | "medium" | "hard" | "master";
  chance: number;
}

/** What this player's latest games against bots say of the next one. */
export interface Chances {
  /** So many games it goes by; without any, and where bots have no ratings, there are no chances. */
  games: number;
  bots?: BotChance[];
}

/** How far the compiled rules are: until then bots think less, and people play at once. */
export interface Warming {
  ready: boolean;
  state: "waiting" | "compiling" | "ready" | "plain";
  /** How long it has taken so far. */
  seconds?: number;
  say?: string;
}

/** A game on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  version: number;
  /** How many may play; 1 among them is the solitaire form. */
  players: number[];
  about: string;
  options: OptionInfo[];
  bots: BotInfo[];
  languages: string[];
  /** No game has more decisions than this. */
  longest: number;
  warming: Warming;
  /** The printed opponents of the solitaire form: they score, and never decide. */
  printed?: string[];
  /** Whether its only seat tells what happens at a real table: there are no others, nor bots. */
  retold?: boolean;
  /** Whether there is a score pad. */
  pad?: boolean;
}

/** One rule, to be read and searched. */
export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  /** The chapter in which it stands; empty if the rules have none. */
  chapter?: string;
  /** Which step of its chapter it is, counted from 1; 0 if it is none. */
  step?: number;
}

/** A chapter of the rules. */
export interface RuleChapter {
  id: string;
  title: string;
}

/** A sign and what it means. */
export interface LegendEntry {
  sign: string;
  text: string;
}

/** A card: its name, all that is to be read of it, and the data from which it is drawn. */
export interface CardInfo {
  card: string;
  name: string;
  sheet: string[];
  data?: Record<string, Json> | null;
}

/** Cards that are alike: what they are called, and which they are. */
export interface CardKindEntry {
  name: string;
  cards: string[];
  /** All that is to be read of them; left out: what the first of them says. */
  sheet?: string[];
}

/** Kinds of cards that belong together; a single group has no title. */
export interface CardGroupEntry {
  id: string;
  title: string;
  kinds: CardKindEntry[];
}

/** Where in a view cards lie. */
export interface PlaceOfCards {
  /** The path in a view, or with `own` in the record of a player. */
  at: string;
  /** What the area is called that shows them; empty if none does. */
  name?: string;
  own?: boolean;
}

/** The rules, the legend and the cards of a game, in one language. */
export interface GameBook {
  game: string;
  title: string;
  language: string;
  /** In the order in which they are read, chapter by chapter. */
  rules: RuleEntry[];
  chapters: RuleChapter[];
  legend: LegendEntry[];
  cards: CardInfo[];
  /** All cards, those that are alike together. */
  groups: CardGroupEntry[];
  places: PlaceOfCards[];
  board: BoardInfo;
  /** Data of other printed things, for drawing them: round cards, bonus cards. */
  printed?: Record<string, Json> | null;
}

/** Who gets the seat: the player who sets the table up, a bot, or the first who comes. */
export interface NewSeat {
  who?: "me" | "bot" | "open";
  strength?: "novice" | "easy" | "medium" | "hard" | "master";
  /** Of several people at one device: what this one is called. */
  name?: string | null;
}

/** Thinking time of every seat, in seconds: what it begins with, and what every decision adds. */
export interface Clock {
  base: number;
  add?: number;
}

/** A position to play on from: a row of a table that is over, or of a record. */
export interface FromHere {
  n: number;
  table?: string | null;
  record?: string | null;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, number>;
  /** Whether the table is offered to everybody in the lobby. */
  listed?: boolean;
  /** `live`: a player who is away for three minutes on turn is replaced by a bot; `days`: nobody is replaced. */
  pace?: "live" | "days";
  clock?: Clock | null;
  /** Whether hints are given; left out: only where one person plays against bots. */
  hints?: boolean | null;
  begin?: FromHere | null;
  /** The table of a finished game that is played once more against the same bots: how often each has won is kept. */
  after?: string | null;
}

/** Sit down on an open seat: the one named, or the first. */
export interface Sit {
  seat?: number | null;
  name?: string | null;
  /** What this seat adds to the game's randomness; if it is omitted, `GiveNonce` gives it. */
  nonce?: string | null;
  /** The table's commitment that this client has received; every nonce but `-` needs it. */
  commitment?: string | null;
}

/** Add to the chance of a table, for each of one's seats there, before the game begins; the first one counts. */
export interface GiveNonce {
  nonce: string;
  /** The table's commitment that this client has received; every nonce but `-` needs it. */
  commitment?: string | null;
}

/** Give an open seat to a bot, or open it again; only the one who set the table up may. */
export interface FillSeat {
  strength?: "novice" | "easy" | "medium" | "hard" | "master" | null;
}

/** A link that moves a seat to another device, once, within ten minutes. */
export interface MoveLink {
  path: string;
  seconds: number;
}

/** The token of such a link. */
export interface MoveSeat {
  token: string;
  /** Whether what was played on the two devices belongs together from now on: each shows all of it. */
  together?: boolean;
}

/** A seat, and who sits there. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name?: string;
  /** The player's id, for muting and for lines of chat; it is no secret. */
  player?: string;
  mine?: boolean;
  /** The number of the player's face; 0: none. */
  face?: number;
  connected?: boolean;
  strength?: "novice" | "easy" | "medium" | "hard" | "master" | null;
  /** Of a bot: how it plays, in a word. */
  character?: string;
  /** The bot that plays for a person who left. */
  stand_in?: "novice" | "easy" | "medium" | "hard" | "master" | null;
  /** Why it does. */
  left?: "resigned" | "flagged" | "away" | null;
  /** The seconds until a bot takes over: this player is on turn, and away. */
  bot_in?: number | null;
  /** Whether they want to play again. */
  rematch?: boolean;
  /** Whether their nonce is in, or waived; a game begins when that of every person is. */
  nonce?: boolean;
}

/** A table in a list. */
export interface TableCard {
  table: string;
  code: string;
  game: string;
  title: string;
  state: "open" | "playing" | "over";
  seats: SeatInfo[];
  pace: "live" | "days";
  my_turn?: boolean;
  n?: number;
  created?: number;
}

/** A line of chat. */
export interface ChatLine {
  i: number;
  player: string;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
}

/** All that is public about a table, but for the position. */
export interface TableInfo {
  table: string;
  /** A short code that joins the table; it is no seat's secret. */
  code: string;
  game: string;
  title: string;
  version: number;
  state: "open" | "playing" | "over";
  seats: SeatInfo[];
  options: Record<string, number>;
  pace: "live" | "days";
  listed: boolean;
  hints: boolean;
  /** SHA-256 of the table's secret, published before anything is dealt. */
  commitment: string;
  created: number;
  clock?: ClockInfo | null;
  /** Whether this viewer set the table up. */
  host?: boolean;
  /** Printed opponents at this table: in scores, ranking and events they follow the seats. */
  printed?: string[];
  /** A player went back past a revealed card, or the game began from a position: it proves nothing about fairness. */
  practice?: boolean;
  /** Whether it tells what happens at a real table: no bot can do that. */
  retold?: boolean;
  /** Whether the game can be analysed when it is over: there is somebody to win against. */
  analysable?: boolean;
  /** How many look on; before the game begins nobody does, since whoever comes may still sit down. */
  spectators?: number;
  /** A sentence about what happens when a player resigns, runs out of time or stays away. */
  leaving?: string;
  /** The table where it goes on, when all want to play again. */
  rematch?: string | null;
  /** Of a deal of the day: which day's, as in 2026-11-24. */
  day?: string;
  /** At a rematch: how often each has won so far, in the order of seats and printed opponents. */
  wins?: number[];
  chat?: ChatLine[];
  /** The players whose chat this viewer has muted. */
  muted?: string[];
  /** A notice for the players: the rules have changed since the table was set up. */
  notice?: string;
}

/** The clocks now: seconds left for each seat, and whose runs. */
export interface ClockInfo {
  base: number;
  add: number;
  left: number[];
  runs?: number | null;
}

/** The player behind this cookie. */
export interface Me {
  player: string;
  name: string;
  language: string;
  /** Whether the player chose the name; before, it is one that the server made up. */
  named?: boolean;
  /** The number of the face that the player chose; 0: none. */
  face?: number;
  /** Whether this browser runs on the machine of the server: it may open the server to the local network. */
  local?: boolean;
  /** The tables where this player sits, those that wait for them first. */
  tables?: TableCard[];
}

/** A new name, language or face. */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
  face?: number | null;
}

/** Whether phones in the room can join, and where. */
export interface Lan {
  open: boolean;
  /** Whether this browser may open or close it. */
  can_open: boolean;
  /** The machine's addresses in the local network, the likeliest first. */
  urls?: string[];
  /** A sentence about what does not work without https. */
  say?: string;
}

/** Open the server to the local network, or close it again. */
export interface OpenLan {
  open: boolean;
}

/** The public key with which a browser subscribes to push messages. */
export interface PushKey {
  key: string;
}

/** Tell this browser when it is its player's turn somewhere: its subscription. */
export interface StartPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** Tell this browser no more. */
export interface EndPush {
  endpoint: string;
}

/** Whether this server can serve. */
export interface Health {
  ok: boolean;
  version: string;
  database: string;
  tables: number;
  sockets: number;
}

/** What the seat on turn is asked; the sentence is sent only to the player who must decide. */
export interface Question {
  name: string;
  say?: string | null;
}

/** Something that may be chosen now. */
export interface OpenChoice {
  number: number;
  /** The choice as JSON: `{"do": "take", "slot": 2}`. */
  do: Record<string, Json>;
  /** The spots of the table that it names, such as `castle.row/2`; none for a mere button. */
  at?: string[];
  say?: string | null;
  /** The arguments of the sentence, for instance the price of a card. */
  about?: Record<string, Json>;
}

/** Something that can be pointed at but not be had, and why: key and arguments, and the sentence. */
export interface BlockedChoice {
  number: number;
  do: Record<string, Json>;
  key: string;
  at?: string[];
  args?: Record<string, Json>;
  say?: string | null;
  /** The rule of the game's book that it comes from; told with the sentence. */
  rule?: string;
}

/** What may be chosen after a choice that only leads there, so that a client can show both at once. */
export interface Ahead {
  /** The number of the choice that leads there. */
  by: number;
  choices: OpenChoice[];
  blocked?: BlockedChoice[];
  /** The choice does nothing, so that a client need not offer it by itself. */
  passing?: boolean;
}

/** Something that happened, as this viewer may know it: a hidden card is null. */
export interface Event {
  what: string;
  /** The event's arguments by name: `player`, `card`, `amount`, ... */
  about?: Record<string, Json>;
  say?: string | null;
  /** The drawing shows it better than a sentence. */
  quiet?: boolean;
  /** The rule of the game's book that it is about; told with the sentence. */
  rule?: string;
}

/** A row of the log, as this viewer may know it. */
export interface News {
  n: number;
  kind: "setup" | "choice" | "undo" | "takeback" | "takeover" | "resign" | "timeout";
  seat?: number | null;
  /** Of an undo or a take-back: rows after this one no longer count. */
  to?: number | null;
  events?: Event[];
  /** Of a row that is no choice: what happened. */
  say?: string | null;
}

/** One line of a score. */
export interface ScoreLine {
  line: string;
  points: number;
  about?: Record<string, Json>;
  say?: string | null;
  how?: string | null;
  /** What all lines of this kind are called together, where that is not what this one says. */
  kind?: string | null;
}

/** Where a seat ended. */
export interface Ranked {
  seat: number;
  place: number;
  score: number;
  tiebreak: number;
  /** A bot played the seat at the end since its person had gone: it ranks behind the others. */
  left?: boolean;
}

/** How a game ended. */
export interface Result {
  ranking: Ranked[];
  winners: number[];
  /** For every seat its score line by line. */
  counts: ScoreLine[][];
}

/** The table as one viewer may see it now, and what happened since the last update. */
export interface Update {
  type: "update";
  /** The last row of the log; a command names the n that it answers. */
  n: number;
  /** The seat of the viewer; null: a spectator. */
  seat: number | null;
  turn: number | null;
  over: boolean;
  digest: string;
  view: Json;
  step: Question;
  /** What this viewer may choose now; empty while somebody else is on turn. */
  choices?: OpenChoice[];
  blocked?: BlockedChoice[];
  /** Some of the choices do nothing, or only lead on; `ahead` with the choices after them is sent next. */
  leads?: boolean;
  /** Running scores, where the game lets everybody know them; at the end, the result's. */
  scores?: number[] | null;
  /** What each player may expect of chance, where the game tells it. */
  expects?: Json[];
  /** Rows that this viewer may go back to now, the latest first. */
  undo?: number[];
  /** Against bots only: rows to go back to although something was revealed; the game is practice from then on. */
  take_back?: number[];
  news?: News[];
  /** The news begin at row 1: drop earlier news. */
  whole?: boolean;
  clock?: ClockInfo | null;
  result?: Result | null;
}

/** An update, and the id of the command of this socket that led to it. */
export interface UpdateMessage {
  type: "frame";
  update: Update;
  done?: string | null;
}

/** The choices after those that do nothing, or only lead on; not sent to clients that asked for no sentences. */
export interface AheadMessage {
  type: "ahead";
  /** The row of the update that this message follows. */
  n: number;
  ahead: Ahead[];
}

/** Something about the table changed: seats, who is connected, the chat. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** A new line of chat. */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** A command was not obeyed; what is on the table now comes along where the command was stale. */
export interface Refused {
  type: "refused";
  /** The command's id; null where it could not be read. */
  done: string | null;
  fault: Fault;
  update?: Update | null;
}

/** A command was obeyed (again), and what it led to is committed. */
export interface Done {
  type: "done";
  done: string;
  n: number;
}

/** A choice was not carried out: the player must confirm it; then the client sends it again with `sure`. */
export interface Confirm {
  type: "confirm";
  done: string;
  n: number;
  number: number;
  /** `vain`: it would bring nothing; `final`: it could not be taken back. */
  reason: "vain" | "final";
  say?: string | null;
}

/** What a bot would choose, and its opinions of the other choices. */
export interface Hinted {
  type: "hint";
  done: string;
  n: number;
  number: number;
  say?: string | null;
  opinions?: Opinion[];
  /** Why it is better than the next best; left out where that is not known. */
  why?: string | null;
}

/** A search's opinion of one choice: its share of the visits, and its value from 0 to 1. */
export interface Opinion {
  number: number;
  share: number;
  value: number;
  say?: string | null;
  /** Of the best ones, as in `foreseen`: by how much the seat's running score would change. */
  points?: number | null;
  events?: Event[];
  prospect?: string | null;
}

/** The running scores line by line, for every seat. */
export interface Counted {
  type: "counted";
  done: string;
  n: number;
  counts: ScoreLine[][];
}

/** What an open choice would bring, as far as the seat can know. */
export interface Foreseen {
  type: "foreseen";
  done: string;
  n: number;
  number: number;
  /** By how much the seat's running score would change; null where it cannot be known. */
  points?: number | null;
  /** What would happen, without what is not certain. */
  events?: Event[];
  /** What it would lead to, in words. */
  prospect?: string | null;
}

/** A bot thinks: how far it is, from 0 to 1. */
export interface Thinking {
  type: "thinking";
  seat: number;
  n: number;
  share: number;
}

/** Choose what is open. */
export interface Choose {
  do: "choose";
  id: string;
  n: number;
  number: number;
  /** Carry the choice out, whatever it comes to; otherwise one that would bring nothing is answered by `confirm`. */
  sure?: boolean;
  /** False: a choice that could not be taken back is answered by `confirm`, too. */
  accept_final?: boolean;
}

/** Take choices back, as far as row `to`; left out, the last one. */
export interface Undo {
  do: "undo";
  id: string;
  n: number;
  to?: number | null;
}

/** Against bots only: go back to row `to` whatever was revealed since; the game is practice from then on. */
export interface TakeBack {
  do: "take_back";
  id: string;
  n: number;
  to?: number | null;
}

/** Give up: a bot plays on for the seat. */
export interface Resign {
  do: "resign";
  id: string;
  seat?: number | null;
}

/** Let a bot play now: for one's own seat, or for the player on turn who has been away for a while. */
export interface LetBot {
  do: "let_bot";
  id: string;
  seat?: number | null;
}

/** Take the seat back from the bot that plays for it. */
export interface Return {
  do: "return";
  id: string;
  seat?: number | null;
}

/** Ask what a bot would choose. */
export interface Hint {
  do: "hint";
  id: string;
  n: number;
}

/** Ask for the running scores line by line. */
export interface CountScores {
  do: "count";
  id: string;
}

/** Ask what an open choice would bring. */
export interface Foresee {
  do: "foresee";
  id: string;
  n: number;
  number: number;
  /** The open choice after which `number` could be chosen, as `ahead` says; left out, `number` is open itself. */
  after?: number | null;
}

/** Say something to the table. */
export interface SayIt {
  do: "say";
  id: string;
  text: string;
}

/** Mute a player's chat, or unmute it. */
export interface Mute {
  do: "mute";
  id: string;
  player: string;
  on?: boolean;
}

/** Want to play again, or no longer; nonces are given at the new table, when its commitment is known. */
export interface Rematch {
  do: "rematch";
  id: string;
  on?: boolean;
}

/** Ask for the table as it is now, with all news since row `since`. */
export interface Present {
  do: "present";
  id: string;
  since?: number;
}

/** Ask whether anybody is there; answered by `done`. */
export interface Ping {
  do: "ping";
  id: string;
}

/** One row of a replay: what was chosen, what happened, and the table after it. */
export interface ReplayRow {
  n: number;
  kind: string;
  scores: number[];
  view: Json;
  turn?: number | null;
  seat?: number | null;
  choice?: Record<string, Json> | null;
  /** The choice in words, as it was offered. */
  say?: string | null;
  /** The choice as a report. */
  told?: string;
  events?: Event[];
  /** What each player may expect of chance, where the game tells it. */
  expects?: Json[];
}

/** A table as it was after a row of its log, as far as its viewer knew it then. */
export interface PastMoment {
  n: number;
  view: Json;
  turn?: number | null;
  /** Running scores, where the game lets everybody know them. */
  scores?: number[] | null;
  /** What each player may expect of chance, where the game tells it. */
  expects?: Json[];
}

/** A game to step through; rows that an undo took away are left out. */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  /** Of each seat: how its bot plays, in a word; empty for a person. */
  characters: string[];
  practice: boolean;
  rows: ReplayRow[];
  /** For each row how many points of the last score came with it and stayed, for everybody who scores. */
  lasting: number[][];
  result?: Result | null;
  table?: string | null;
  /** Whether it can be analysed: it is over, and there was somebody to win against. */
  analysable?: boolean;
  notice?: string;
}

/** A record as text. */
export interface ReadRecord {
  record: string;
}

/** What playing a record again proves. Only the players can check that it is the game they played. */
export interface Fairness {
  /** Whether the game is finished, no practice, with its names and a nonce or a day's chance, its digests compared. */
  fair: boolean;
  table: string;
  commitment: string;
  /** The table's secret, published at the end. */
  secret: string;
  nonces: string[];
  rows: number;
  /** The key of randomness for the row after the last: a browser that derives it too has checked the same rows. */
  key: string;
  say: string[];
  /** The record stops before the end of the game. */
  unfinished?: boolean;
}

/** What a position is worth, for everybody who scores. */
export interface AnalysisValue {
  chance: number[];
  score: number[];
  margin: number[];
}

/** A choice that was compared with others. */
export interface AnalysisOption {
  choice: Record<string, Json>;
  value: AnalysisValue;
  error: number;
  loss: number;
  loss_error: number;
  visits: number;
}

/** What somebody has more of after the better choice, on average: less, if `by` is below 0. */
export interface AnalysisGain {
  player: number;
  /** A line of the score by its words, a `counter` of the board, or, if empty, points. */
  of: Record<string, string>;
  by: number;
}

/** What everybody gains by the end, and who chooses by the next turn. */
export interface AnalysisReason {
  by_the_end: AnalysisGain[];
  by_the_next_turn: AnalysisGain[];
}

/** The compared choices, the best first, and which of them was made. */
export interface AnalysisDecision {
  options: AnalysisOption[];
  made: number;
  loss: number;
  quality: "sound" | "inaccuracy" | "mistake" | "blunder";
  /** How much of the expected lead it gave away, 0 within the noise. */
  points?: number;
  points_error?: number;
  /** What these points are worth of the chance to win in an even game. */
  worth?: number;
  /** The choice that it is judged against. */
  better?: number;
  /** Whether a compared choice would not have been sound. */
  mattered?: boolean;
  /** The share of the deals in which the choice that was made did better than the better one, by the lead. */
  contrary?: number;
  /** What the better choice brings; none where nothing was given away. */
  reason?: AnalysisReason | null;
}

/** A choice of the record: the values from before it to the next one, and what it and chance changed. */
export interface AnalysisRow {
  n: number;
  seat: number;
  step: string;
  open: number;
  decision: AnalysisDecision;
  before: AnalysisValue;
  chosen: AnalysisValue;
  after: AnalysisValue;
  following: AnalysisValue;
  revealed: boolean;
  choice: number[];
  luck: number[];
  knowledge: number[];
  /** What luck came from: `dice`, `draws`, `both` at once; left out where there was none. */
  source?: string;
  open_cards?: AnalysisDecision | null;
}

/** The values before and after the deal. */
export interface AnalysisDeal {
  beginning: AnalysisValue;
  dealt: AnalysisValue;
  following: AnalysisValue;
  luck: number[];
  knowledge: number[];
}

/** One player's game in four columns, whose sum is the end minus the beginning. */
export interface AnalysisPlayer {
  player: number;
  seat: boolean;
  beginning: number;
  own: number;
  rivals: number;
  luck: number;
  knowledge: number;
  end: number;
  decisions: number;
  accuracy: number | null;
  qualities: Record<string, number>;
  /** In how many decisions it mattered what was chosen; none: in an analysis that did not ask. */
  mattered?: number | null;
  /** What luck came from: `deal`, `dice`, `draws`, `both` at once; empty: in an analysis that did not ask. */
  luck_by?: Record<string, number>;
}

/** The analysis of a game. */
export interface AnalysisResult {
  analysis: number;
  game: string;
  version: number;
  iterations: number;
  seats: string[];
  printed: string[];
  record: string;
  deal: AnalysisDeal;
  rows: AnalysisRow[];
  players: AnalysisPlayer[];
  costliest: number[][];
  /** If only the last choices of a game were analysed: how many it has. */
  part_of?: number | null;
}

/** A choice that gave something away, as it is shown before the analysis is done. */
export interface AnalysisMark {
  n: number;
  /** Which choice of the game it is, counted from 1. */
  number: number;
  seat: number;
  quality: "inaccuracy" | "mistake" | "blunder";
}

/** How far an analysis is, and its result when it is done. */
export interface AnalysisState {
  id: string;
  /** `unasked`: nobody has asked for it yet; `stopped`: nobody waits for it any more, and who asks for it goes on. */
  state: "unasked" | "waiting" | "stopped" | "done" | "failed";
  /** How many rows are worked out. */
  done: number;
  /** How many there are. */
  total: number;
  /** Whether a server works on it now; otherwise it waits for its turn. */
  working?: boolean;
  /** Of one that waits for its turn: how many others come first. */
  ahead?: number;
  /** How long the rest takes once it is its turn, as its rows have taken so far. */
  seconds_left?: number | null;
  /** Of one that is not done: what was found so far, in the order of the game. */
  marks?: AnalysisMark[];
  /** Why it cannot be made. */
  fault?: string;
  result?: AnalysisResult | null;
}

/** Who sat on a seat, and the bot of whose strength can take it to try a position. */
export interface AnalysisSeat {
  name: string;
  kind: "person" | "bot";
  strength: "novice" | "easy" | "medium" | "hard" | "master";
  /** Of a bot: how it plays, in a word. */
  character?: string;
  mine?: boolean;
}

/** A row of an analysis in words. */
export interface AnalysisSaid {
  n: number;
  /** The row after which its choice is open: from there a game can be begun. */
  before: number;
  /** The compared choices, the best first, as they were offered. */
  options: string[];
  /** What each of them names on the board. */
  spots: string[][];
  /** The choice that was made, as a report. */
  told: string;
  /** The best choice with open cards. */
  open_cards?: string;
  /** What the better choice would have brought; empty where the points do not say it. */
  why?: string;
}

/** An analysis in words. */
export interface AnalysisWords {
  game: string;
  title: string;
  /** Of everybody who scores: the seats, then printed opponents. */
  names: string[];
  seats: AnalysisSeat[];
  rows: AnalysisSaid[];
  /** The table; none: the record comes from a file. */
  table?: string | null;
}

/** What the analysis of a game found of this player. */
export interface SkillGame {
  table: string;
  code: string;
  ended: number;
  won: boolean;
  /** Against whom. */
  say: string;
  /** How much of the chance to win a decision gave away, on average. */
  loss: number;
  /** How much chance changed of the chance to win. */
  luck: number;
  decisions: number;
  sound: number;
  /** The share of sound choices where it mattered; none: it never did, or the analysis did not ask. */
  accuracy?: number | null;
}

/** How this player's choices and luck went on in a game, the earliest first. */
export interface Skill {
  game: string;
  title: string;
  games: SkillGame[];
}

/** A kind of choice with which this player gave something away, again and again or once. */
export interface Mistake {
  /** What was asked, whatever it was about. */
  question: string;
  /** What was chosen, whatever it was about; empty if that says nothing. */
  made: string;
  /** What would have been better most often; empty: another choice of the same kind. */
  better: string;
  times: number;
  /** How much of the chance to win it gave away, or the worth of its points if that is more, on average. */
  loss: number;
  /** How much it gave away at the worst moment. */
  worst: number;
  table: string;
  /** The worst moment: this row of this table's record. */
  n: number;
  ended: number;
}

/** The kinds of choices that gave away most in a game, the costliest first. */
export interface GameMistakes {
  game: string;
  title: string;
  /** How many games it was found in. */
  analysed: number;
  /** How many decisions this player made in them. */
  decisions: number;
  mistakes: Mistake[];
}

/** The same for each game of which analyses were made, the latest first. */
export interface CommonMistakes {
  games: GameMistakes[];
}

/** The same for each game of which analyses were made, the latest first. */
export interface Skills {
  games: Skill[];
}

/** One puzzle in a list. */
export interface PuzzleEntry {
  id: string;
  /** How hard it is: 1, 2 or 3. */
  grade: number;
}

/** The puzzles of a game. */
export interface GamePuzzles {
  game: string;
  title: string;
  /** The puzzle of the day. */
  today: string;
  puzzles: PuzzleEntry[];
}

/** A puzzle: the table as its seat sees it, and the choices that are compared. */
export interface PuzzleMoment {
  id: string;
  game: string;
  title: string;
  grade: number;
  names: string[];
  /** Of each seat: how its bot plays, in a word. */
  characters: string[];
  /** Who is to choose. */
  seat: number;
  step: Question;
  view: Json;
  decision: AnalysisDecision;
  /** The compared choices in words, the best first. */
  options: string[];
  /** What each of them names on the board. */
  spots: string[][];
  /** All that may be chosen. */
  choices: OpenChoice[];
  /** Why the best is better than the next. */
  why: string;
  scores?: number[] | null;
  /** What each player may expect of chance, where the game tells it. */
  expects?: Json[];
}

/** A moment of a game of this player at which they gave much away, and are to choose again. */
export interface OwnPuzzle {
  table: string;
  /** The moment: this row of this table's record. */
  n: number;
  /** What was asked, whatever it was about. */
  question: string;
  /** How much of the chance to win was given away, or the worth of its points if that is more. */
  loss: number;
  ended: number;
}

/** Those of one game: the kinds of choices that gave away most come first. */
export interface OwnPuzzles {
  game: string;
  title: string;
  puzzles: OwnPuzzle[];
}

/** What was asked at a moment of a game that is over, and all that could be chosen. */
export interface PastChoices {
  step: Question;
  choices: OpenChoice[];
}

/** A choice that somebody would make at a moment of a game that is over. */
export interface TryChoice {
  /** The moment: after this row of the record. */
  n: number;
  number: number;
}

/** A choice that somebody would make at a puzzle. */
export interface TryAnswer {
  number: number;
}

/** How good a choice would be: `decision` compares it with the best ones, and says which of them it is. */
export interface TriedChoice {
  /** None: what that needs is still being compiled; ask again in a second. */
  decision?: AnalysisDecision | null;
}

/** One thing that a score pad asks: a number, or the card that lies in a place. */
export interface PadAsk {
  name: string;
  say: string;
  /** The largest number. */
  most?: number;
  /** So many places for cards lie side by side; left out: a number is asked for. */
  wide?: number;
  /** The heading over it and its neighbours. */
  group?: string;
}

/** The fields of a score pad for one player or printed opponent. */
export interface PadPage {
  asks: PadAsk[];
  /** Which printed opponent it is. */
  printed?: string;
}

/** A score pad for so many players. */
export interface PadSheet {
  least: number;
  /** For how many players there is one. */
  most: number;
  pages: PadPage[];
  /** Instructions for filling it in. */
  note?: string;
  /** How much can lie on a card. */
  holds?: Record<string, number>;
  /** The name of what can lie on a card. */
  stored?: string;
  /** The option on whose value the questions depend. */
  option?: OptionInfo | null;
  /** Its value for which these are the questions. */
  value?: number;
}

/** The contents of a place: a card face up with what lies on it, a card face down, or nothing. */
export interface PadCard {
  card?: string | null;
  stored?: number;
  face_down?: boolean;
}

/** A score pad filled in: of everybody who scores what was asked; what is left out is 0, or no card. */
export interface FilledPad {
  seats: number;
  players: (Record<string, number | PadCard>)[];
  /** The value of the option on which the questions depend; left out, its default. */
  value?: number | null;
}

/** The scores of a score pad. */
export interface Scored {
  scores: number[];
  winners: number[];
  counts: ScoreLine[][];
}

/** Somebody who scored in a game that is over: a seat or a printed opponent. */
export interface PlayedSeat {
  name: string;
  score: number;
  /** `person`, `bot` or `printed`. */
  kind: string;
  mine?: boolean;
}

/** A game of this player's that is over. */
export interface Played {
  table: string;
  code: string;
  game: string;
  title: string;
  ended: number;
  score: number;
  won: boolean;
  /** Against whom: `people`, `bot hard`, `bots`, `printed Aaron`, `nobody`. */
  rivals: string;
  /** The same in words. */
  say: string;
  seats: PlayedSeat[];
  /** Whether it does not count in the summary: practice, or several seats at one device. */
  uncounted?: boolean;
  /** Whether a bot played for this player at the end. */
  left?: boolean;
  /** Whether it can be analysed: there was somebody to win against. */
  analysable?: boolean;
}

/** Some of a player's games, the latest first. */
export interface PlayedPage {
  games: Played[];
  /** What `before` has to be for the next page; empty: there is none. */
  next?: string;
}

/** What this player had played before a game: of the same game, against the same rivals, by as many who scored.

Practice does not count; before practice, and before a game of somebody else, nothing was played. */
export interface Earlier {
  games: number;
  /** The best score; null where there was no game. */
  best?: number | null;
}

/** Some games in a row, the earliest first in a course: how they went on average. */
export interface Span {
  games: number;
  wins: number;
  average: number;
  until: number;
}

/** How the games of a kind went: of one game, against one kind of rivals. */
export interface PlayedKind {
  game: string;
  title: string;
  rivals: string;
  say: string;
  games: number;
  wins: number;
  average: number;
  best: number;
  /** How many of the latest games in a row were won; below 0: not won. */
  streak: number;
  /** How many in a row were won at most. */
  longest: number;
  course: Span[];
  /** The names of the bots met, those met most often first. */
  bots?: string[];
  /** By how many points this player was ahead of the best other one, on average; null where nobody else scored. */
  margin?: number | null;
}

/** How many of the last games up to a moment were won: of ten, or of as many as there were. */
export interface FormPoint {
  until: number;
  games: number;
  wins: number;
}

/** How the share of wins went on in a game, the earliest point first. */
export interface GameForm {
  game: string;
  title: string;
  points: FormPoint[];
}

/** What a player has played, by game and rivals, the latest first. Practice does not count. */
export interface History {
  kinds: PlayedKind[];
  /** By game; games that are played alone cannot be won. */
  form?: GameForm[];
}

/** How much is kept of what a player has played, which `DELETE /api/me/history` deletes. */
export interface Holdings {
  /** Games that are over. */
  games: number;
  /** Of them, those without other people: they are deleted as a whole. In the others the name is removed. */
  alone: number;
  /** Games that are not over: they stay as they are. */
  unfinished: number;
  /** Lines of chat. */
  lines: number;
  /** Devices that share it. */
  devices: number;
}

/** Delete all that this player has played; `sure` must be true. */
export interface Forget {
  sure: boolean;
}

/** All that is kept of a player, as one file. */
export interface Export {
  player: string;
  name: string;
  language: string;
  exported: number;
  /** The players who share it, one a device. */
  devices: string[];
  games: Played[];
  /** By table, where the record of each game is. */
  records: Record<string, string>;
  summary: PlayedKind[];
  /** What analyses found of this player. */
  skill: Skill[];
  /** The codes of tables whose games are not over. */
  unfinished: string[];
  chat: Record<string, Json>[];
  muted: string[];
  /** Where push messages are sent. */
  pushes: string[];
}

/** The deal of today of one game, as the shelf shows it. */
export interface DayCard {
  game: string;
  title: string;
  day: string;
  ends: number;
  /** Against whom: a printed opponent, or bots with their character. */
  say: string;
  /** How far this player's first game is. */
  state: "new" | "playing" | "over";
  /** The table of the first game. */
  code?: string;
  score?: number | null;
  /** The place of the first game, if it counts. */
  place?: number | null;
  /** How many have begun it. */
  begun?: number;
  /** Of how many the first game counts. */
  finished?: number;
  /** The names of the bots, whose faces follow from them. */
  bots?: string[];
}

/** A result that counts. */
export interface DayRow {
  place: number;
  name: string;
  score: number;
  /** The best score of the others. */
  rival: number;
  won?: boolean;
  mine?: boolean;
}

/** One of this player's games at a deal: the first counts, the others are tries. */
export interface DayTry {
  number: number;
  /** Its table; empty if it was deleted. */
  code: string;
  /** Whether it stands, or may yet stand, in the table of results. */
  counts?: boolean;
  over?: boolean;
  score?: number | null;
  won?: boolean;
}

/** A deal of the day with its table of results. */
export interface DayPage {
  card: DayCard;
  over: boolean;
  /** SHA-256 of the day's secret, the same at each table. */
  commitment: string;
  /** The best results. */
  rows: DayRow[];
  mine: DayTry[];
  /** The day before. */
  before: string;
  /** The day's secret, when the day is over. */
  secret?: string;
  /** A sentence, while the bot waits for the rules to be compiled. */
  warming?: string;
}

export type Commands = Choose | Undo | TakeBack | Resign | LetBot | Return | Hint | CountScores | Foresee | SayIt | Mute | Rematch | Present | Ping;

export type Answers = UpdateMessage | AheadMessage | TableMessage | ChatMessage | Refused | Done | Confirm | Hinted | Counted | Foreseen | Thinking;
