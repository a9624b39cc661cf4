/** What the page and the worker that holds its tables say to one another. */

export type ToWorker =
  | { do: 'request'; id: number; method: string; target: string; body: string; language: string }
  | { do: 'connect'; connection: number; path: string }
  | { do: 'send'; connection: number; text: string }
  | { do: 'close'; connection: number };

/** How far the beginning is. */
export type Stage = 'waiting' | 'loading' | 'ready' | 'failed';

export type FromWorker =
  | { tells: 'stage'; stage: Stage; why?: string }
  | { tells: 'answer'; id: number; status: number; type: string; body: ArrayBuffer }
  | { tells: 'open' | 'close'; connection: number }
  | { tells: 'message'; connection: number; text: string };
