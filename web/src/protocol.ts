// Made from src/bailey/server/messages.py, wire.py and pads.py by `python -m bailey.server.typescript web/src`; do not edit.

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

/** What is to be read of a game, in one language. */
export interface GameBook {
  game: string;
  title: string;
  language: string;
  rules: RuleEntry[];
  legend: LegendEntry[];
  cards: CardInfo[];
  /** What else is printed, from which a drawing is made: round cards, bonus cards. */
  printed?: Record<string, Json> | null;
}

/** Who shall sit there: the one who sets the table up, a bot, or whoever comes. */
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
  /** `live`: who stays away for three minutes on turn is replaced; `days`: nobody is, and there is no hurry. */
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
  /** What this seat adds to chance; left out, it is given by `GiveNonce`. */
  nonce?: string | null;
  /** The table's commitment as this client was told it: a nonce that is no `-` is given for no other. */
  commitment?: string | null;
}

/** Add to the chance of a table, for each of one's seats there, before the game begins; the first one counts. */
export interface GiveNonce {
  nonce: string;
  /** The table's commitment as this client was told it; only a `-`, which adds nothing, does without. */
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

/** The word of such a link. */
export interface MoveSeat {
  token: string;
}

/** Who sits there. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name?: string;
  /** Whom to mute, and by whom chat was said; no secret. */
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

/** Something that was said at the table. */
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
  /** Somebody took back what had been revealed, or the game began from a position: it proves nothing. */
  practice?: boolean;
  spectators?: number;
  /** What happens when somebody resigns, runs out of time or stays away, in words. */
  leaving?: string;
  /** The table where it goes on, when all want to play again. */
  rematch?: string | null;
  chat?: ChatLine[];
  /** The players whose lines this viewer has muted. */
  muted?: string[];
  /** Something to tell the players: the rules have changed since the table was set up. */
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
  /** What works without https, and what does not. */
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

/** What the seat on turn is asked; said only to whoever must decide. */
export interface Step {
  name: string;
  say?: string | null;
}

/** Something that may be chosen now. */
export interface OpenChoice {
  number: number;
  /** The choice as JSON: `{"do": "take", "slot": 2}`. */
  do: Record<string, Json>;
  say?: string | null;
  /** It would show somebody a card, let chance decide or end the game, so that it cannot be taken back. */
  final?: boolean;
  /** It would bring nothing, or not all that it says: a warning is in place. */
  vain?: boolean;
  /** What the sentence is made from: the price of a card, for one. */
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

/** What may be chosen after a choice that only leads there, so that both can be seen and chosen at once. */
export interface Ahead {
  /** The number of the choice that leads there. */
  by: number;
  choices: OpenChoice[];
  blocked?: BlockedChoice[];
  /** The choice does nothing, so that nobody need be asked for it at all. */
  passing?: boolean;
}

/** Something that happened, as this viewer was told it: a hidden card is null. */
export interface Event {
  what: string;
  /** The event's arguments by name: `player`, `card`, `amount`, ... */
  about?: Record<string, Json>;
  say?: string | null;
  /** The drawing shows it better than a sentence. */
  quiet?: boolean;
}

/** A row of the log, as this viewer was told it. */
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
  /** The seat as whose player this is told; null: a spectator. */
  seat: number | null;
  turn: number | null;
  over: boolean;
  digest: string;
  view: Json;
  step: Step;
  /** What this viewer may choose now; empty while somebody else is on turn. */
  choices?: OpenChoice[];
  blocked?: BlockedChoice[];
  /** What comes after choices that do nothing, or only lead on; left out where no sentences are sent. */
  ahead?: Ahead[];
  /** Running scores, where the game lets everybody know them; at the end, the result's. */
  scores?: number[] | null;
  /** Rows that this viewer may go back to now, the latest first. */
  undo?: number[];
  /** Against bots only: rows to go back to although something was revealed; the game is practice from then on. */
  take_back?: number[];
  news?: News[];
  /** The news begin at row 1: forget what was told before. */
  whole?: boolean;
  clock?: ClockInfo | null;
  result?: Result | null;
}

/** An update, and the id of the command of this socket that led to it. */
export interface Frame {
  type: "frame";
  update: Update;
  done?: string | null;
}

/** Something about the table changed: seats, who is connected, the chat. */
export interface Told {
  type: "table";
  table: TableInfo;
}

/** Somebody said something. */
export interface Said {
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

/** What a bot would choose, and what it thought of the others. */
export interface Hinted {
  type: "hint";
  done: string;
  n: number;
  number: number;
  say?: string | null;
  opinions?: Opinion[];
}

/** What a search thought of one choice: a share of the visits, and what it is worth from 0 to 1. */
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
  /** False: refuse with the key `final` where the choice could not be taken back. */
  sure?: boolean;
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

/** Hear no more of a player, or hear them again. */
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

/** What folding a record again proves. Whether it is the game that was played, its players check themselves. */
export interface Fairness {
  /** A finished game that was no practice, to whose chance somebody added a nonce. */
  fair: boolean;
  table: string;
  commitment: string;
  /** The table's secret, published at the end. */
  secret: string;
  nonces: string[];
  rows: number;
  /** The key of chance for a row after the last one: a browser works it out too, and so knows what was folded. */
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

/** What a score pad asks of one who scores. */
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
  /** What to know before it is filled in. */
  note?: string;
  /** How much can lie on a card. */
  holds?: Record<string, number>;
  /** What can. */
  stored?: string;
}

/** What lies in a place: a card face up with what lies on it, a card face down, or nothing. */
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

/** What it is worth. */
export interface Scored {
  scores: number[];
  winners: number[];
  counts: ScoreLine[][];
}

export type Commands = Choose | Undo | TakeBack | Resign | Return | Hint | Count | SayIt | Mute | Rematch | Present | Ping;

export type Answers = Frame | Told | Said | Refused | Done | Hinted | Counted | Thinking;
