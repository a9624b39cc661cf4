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

/** The player behind this cookie. */
export interface Me {
  player: string;
  name: string;
  language: string;
  /** Whether the player chose the name; before, it is one that the server made up. */
  named?: boolean;
  /** Whether this browser runs on the machine of the server: it may open the server to the local network. */
  local?: boolean;
  /** The tables where this player sits, those that wait for them first. */
  tables?: TableCard[];
}

/** A new name or language. */
export interface ChangeMe {
  name?: string | null;
  language?: string | null;
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
}

/** A strength of bots in words, and what it is. */
export interface BotInfo {
  strength: "novice" | "easy" | "medium" | "hard";
  title: string;
  /** How the command line calls this bot: `search:500`. */
  spec: string;
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

/** The rules, the legend and the cards of a game, in one language. */
export interface GameBook {
  game: string;
  title: string;
  language: string;
  rules: RuleEntry[];
  legend: LegendEntry[];
  cards: CardInfo[];
  /** Data of other printed things, for drawing them: round cards, bonus cards. */
  printed?: Record<string, Json> | null;
}

/** Who gets the seat: the player who sets the table up, a bot, or the first who comes. */
export interface NewSeat {
  who?: "me" | "bot" | "open";
  strength?: "novice" | "easy" | "medium" | "hard";
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
  strength?: "novice" | "easy" | "medium" | "hard" | null;
}

/** A link that moves a seat to another device, once, within ten minutes. */
export interface MoveLink {
  path: string;
  seconds: number;
}

/** The token of such a link. */
export interface MoveSeat {
  token: string;
}

/** A seat, and who sits there. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name?: string;
  /** The player's id, for muting and for lines of chat; it is no secret. */
  player?: string;
  mine?: boolean;
  connected?: boolean;
  strength?: "novice" | "easy" | "medium" | "hard" | null;
  /** The bot that plays for a person who left. */
  stand_in?: "novice" | "easy" | "medium" | "hard" | null;
  /** Why it does. */
  left?: "resigned" | "flagged" | "away" | null;
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
  spectators?: number;
  /** A sentence about what happens when a player resigns, runs out of time or stays away. */
  leaving?: string;
  /** The table where it goes on, when all want to play again. */
  rematch?: string | null;
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
  say?: string | null;
  /** The arguments of the sentence, for instance the price of a card. */
  about?: Record<string, Json>;
}

/** Something that can be pointed at but not be had, and why: key and arguments, and the sentence. */
export interface BlockedChoice {
  number: number;
  do: Record<string, Json>;
  key: string;
  args?: Record<string, Json>;
  say?: string | null;
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
}

/** A search's opinion of one choice: its share of the visits, and its value from 0 to 1. */
export interface Opinion {
  number: number;
  share: number;
  value: number;
  say?: string | null;
}

/** The running scores line by line, for every seat. */
export interface Counted {
  type: "counted";
  done: string;
  n: number;
  counts: ScoreLine[][];
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
export interface Count {
  do: "count";
  id: string;
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
  say?: string | null;
  events?: Event[];
}

/** A game to step through; rows that an undo took away are left out. */
export interface Replay {
  game: string;
  title: string;
  names: string[];
  practice: boolean;
  rows: ReplayRow[];
  result?: Result | null;
  table?: string | null;
  notice?: string;
}

/** A record as text. */
export interface ReadRecord {
  record: string;
}

/** What playing a record again proves. Only the players can check that it is the game they played. */
export interface Fairness {
  /** Whether the game is finished, no practice, with at least one nonce, and its digests were compared. */
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

/** One thing that a score pad asks: a number, or the card that lies in a place. */
export interface PadAsk {
  name: string;
  say: string;
  /** The largest number. */
  most?: number;
  /** So many places for cards lie side by side; left out: a number is asked for. */
  wide?: number;
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
}

/** The scores of a score pad. */
export interface Scored {
  scores: number[];
  winners: number[];
  counts: ScoreLine[][];
}

export type Commands = Choose | Undo | TakeBack | Resign | Return | Hint | Count | SayIt | Mute | Rematch | Present | Ping;

export type Answers = UpdateMessage | AheadMessage | TableMessage | ChatMessage | Refused | Done | Confirm | Hinted | Counted | Thinking;
