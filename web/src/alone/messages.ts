/** What the page and the worker that holds its tables say to one another. */

export type ToWorker =
  | { do: 'request'; id: number; method: string; target: string; body: string; language: string }
  | { do: 'connect'; connection: number; path: string }
  | { do: 'send'; connection: number; text: string }
  | { do: 'close'; connection: number };

/** What a worker of its own is to play: one variant of a game, between bots of one kind. */
export interface Order {
  game: string;
  bot: 'random' | 'greedy';
  games: number;
  /** What is printed differently, as tables within tables: that of a change file. */
  change?: Change;
  /** A game of one's own. */
  files?: Files;
}
/** Texts of files, by their paths. */
export type Files = Record<string, string>;
export interface Change {
  [name: string]: number | Change;
}

/** What many games have shown. */
export interface TrialResult {
  games: number;
  /** Whether plain Python has played: there was no machine code for these rules. */
  plain: boolean;
  seconds: number;
  decisions: number;
  /** The mean of the points of all seats, and its standard error: a game counts once. */
  mean: number;
  error: number;
  /** Of each seat how often it had so many points. */
  points: [points: number, games: number][][];
  /** Of each seat its share of the wins. */
  wins: number[];
}

/** What a worker of its own is to check: a game of one's own. */
export interface CheckOrder {
  files: Files;
  language: string;
}

/** How one of so many checks went. */
export interface CheckResult {
  /** What it makes sure of. */
  sentence: string;
  /** What is wrong, or nothing. */
  fault: string;
  of: number;
}

/** What a game lacks that has passed its checks, each as a sentence. */
export interface Missing {
  missing: string[];
}

/** The work that has a worker of its own, by the worker's name. */
export type JobName = 'trial' | 'check';

/** What a line of Python writes, and whether it goes on in the next. */
export interface Written {
  written: string;
  more: boolean;
}

/** How far the beginning is. */
export type Stage = 'waiting' | 'loading' | 'ready' | 'failed';

export type FromWorker =
  | { tells: 'stage'; stage: Stage; why?: string }
  | { tells: 'answer'; id: number; status: number; type: string; body: ArrayBuffer }
  | { tells: 'open' | 'close'; connection: number }
  | { tells: 'message'; connection: number; text: string }
  | ({ tells: 'written' } & Written)
  | { tells: 'so far'; result: TrialResult | CheckResult }
  | { tells: 'found'; result: TrialResult | Missing | { fault: string } };
