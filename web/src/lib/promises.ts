/**
 * What this browser saw of the randomness of a table, its commitment, its digests and the browser's own nonce, kept in
 * local storage, so that the record can be checked against it when the game is over.
 */
import { randomHex } from './random';
import type { TableInfo } from '../protocol';

export interface Promised {
  table: string;
  /** The first commitment that the server sent for this table. */
  commitment: string;
  /** Drawn after the commitment is known; missing for spectators. */
  nonce?: string;
  /** This browser's seats, as the server last named them before the end of the game. */
  seats: number[];
  /** The digests of the positions that were shown, by row. */
  rows: Record<string, string>;
  /** When it was stored first, in milliseconds. */
  at: number;
}

const STORAGE_PREFIX = 'bailey-promise-';
export const MOST_TABLES = 60;
export const MOST_ROWS = 1000;

// Without storage, as in a private window, the promises are known until the page is closed.
const memory = new Map<string, Promised>();

/** Return what this browser stored of a table, or null. */
export function promiseOf(table: string): Promised | null {
  try {
    const kept = localStorage.getItem(STORAGE_PREFIX + table);
    if (kept) return JSON.parse(kept) as Promised;
  } catch {
    // An entry that cannot be parsed counts as missing.
  }
  return memory.get(table) ?? null;
}

function store(promised: Promised): Promised {
  memory.set(promised.table, promised);
  try {
    localStorage.setItem(STORAGE_PREFIX + promised.table, JSON.stringify(promised));
  } catch {
    // There is no storage: the entry in memory remains.
  }
  return promised;
}

/** Remove the oldest entries beyond the limit. */
function removeOldest(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_PREFIX));
    if (kept.length < MOST_TABLES) return;
    const age = (key: string): number => promiseOf(key.slice(STORAGE_PREFIX.length))?.at ?? 0;
    kept.sort((a, b) => age(a) - age(b));
    for (const key of kept.slice(0, kept.length - MOST_TABLES + 1)) localStorage.removeItem(key);
  } catch {
    // There is no storage.
  }
}

/** Store the commitment of a table, while its game is not over; the first one that was stored stays. */
export function storePromise(info: TableInfo): Promised {
  const known = promiseOf(info.table);
  const seats = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (known && known.seats.join() === seats.join()) return known;
  if (known) return store({ ...known, seats });
  removeOldest();
  return store({ table: info.table, commitment: info.commitment, seats, rows: {}, at: Date.now() });
}

/** Store the digest of a position that was shown. */
export function storeRow(table: string, n: number, digest: string): void {
  const promised = promiseOf(table);
  if (!promised || promised.rows[n] || Object.keys(promised.rows).length >= MOST_ROWS) return;
  store({ ...promised, rows: { ...promised.rows, [n]: digest } });
}

/** Return this browser's nonce for a table, and the commitment that it was drawn for. */
export function nonceFor(info: TableInfo): { nonce: string; commitment: string } {
  const known = storePromise(info);
  const nonce = known.nonce ?? randomHex();
  if (!known.nonce) store({ ...known, nonce });
  return { nonce, commitment: known.commitment };
}

/** Return whether a table waits for this browser's nonce. */
export const lacksNonce = (info: TableInfo): boolean =>
  info.state === 'open' && info.seats.some((seat) => seat.mine && !seat.nonce);
