/**
 * What this browser was promised of the chance of a table, and what it added to it: kept, so that the record can be
 * compared with it when the game is over.
 */
import { word } from './chance';
import type { TableInfo } from '../protocol';

export interface Promised {
  table: string;
  /** The commitment that was told first. */
  commitment: string;
  /** Drawn only when the commitment is known; missing where this browser only looks on. */
  nonce?: string;
  /** The own seats, as they were last told before the end. */
  seats: number[];
  /** Of each row after which a position was told, its digest. */
  rows: Record<string, string>;
  /** When it was made, in milliseconds. */
  at: number;
}

const PLACE = 'bailey-promise-';
export const MOST_TABLES = 60;
export const MOST_ROWS = 1000;

// A private window keeps nothing: what was promised is then known until the page is closed.
const memory = new Map<string, Promised>();

/** Give what was promised for a table, if this browser knows. */
export function promiseOf(table: string): Promised | null {
  try {
    const kept = localStorage.getItem(PLACE + table);
    if (kept) return JSON.parse(kept) as Promised;
  } catch {
    // What cannot be read is no promise.
  }
  return memory.get(table) ?? null;
}

function keep(promised: Promised): Promised {
  memory.set(promised.table, promised);
  try {
    localStorage.setItem(PLACE + promised.table, JSON.stringify(promised));
  } catch {
    // It is kept until the page is closed.
  }
  return promised;
}

/** Forget the oldest promises above what is kept. */
function tidy(): void {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    if (kept.length < MOST_TABLES) return;
    const age = (key: string): number => promiseOf(key.slice(PLACE.length))?.at ?? 0;
    kept.sort((a, b) => age(a) - age(b));
    for (const key of kept.slice(0, kept.length - MOST_TABLES + 1)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept here.
  }
}

/** Keep what a table promises before its game is over; what was promised first stays. */
export function noted(info: TableInfo): Promised {
  const known = promiseOf(info.table);
  const seats = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (known && known.seats.join() === seats.join()) return known;
  if (known) return keep({ ...known, seats });
  tidy();
  return keep({ table: info.table, commitment: info.commitment, seats, rows: {}, at: Date.now() });
}

/** Keep the digest of a position that was told. */
export function notedRow(table: string, n: number, digest: string): void {
  const promised = promiseOf(table);
  if (!promised || promised.rows[n] || Object.keys(promised.rows).length >= MOST_ROWS) return;
  keep({ ...promised, rows: { ...promised.rows, [n]: digest } });
}

/** Give this browser's nonce for a table, with the commitment for which it was drawn, and for no other. */
export function nonceFor(info: TableInfo): { nonce: string; commitment: string } {
  const known = noted(info);
  const nonce = known.nonce ?? word();
  if (!known.nonce) keep({ ...known, nonce });
  return { nonce, commitment: known.commitment };
}

/** Whether a table waits for this browser's nonce. */
export const lacksNonce = (info: TableInfo): boolean =>
  info.state === 'open' && info.seats.some((seat) => seat.mine && !seat.nonce);
