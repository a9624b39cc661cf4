/** By which address others reach this server: never that of this machine for itself. */
import type { Lan } from '../protocol';

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;
const PRIVATE =
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|169\.254\.|192\.0\.2\.|198\.1[89]\.|\[f[cde])|\.local$|^[^.:]+$/i;

const hostOf = (base: string): string => new URL(base).hostname;

/** Return the address of this server for others, without a slash at its end; null: only this machine reaches it. */
export function baseFor(lan: Lan | null, here: string = location.origin): string | null {
  if (!LOOPBACK.test(hostOf(here))) return here;
  const found = lan?.open ? lan.urls?.[0] : undefined;
  return found?.replace(/\/$/, '') ?? null;
}

/** Whether an address is reached only from the same network, as by phones in the room. */
export const inRoom = (base: string): boolean => PRIVATE.test(hostOf(base));
