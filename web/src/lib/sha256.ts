/**
 * SHA-256 and HMAC. The browser's own (`crypto.subtle`) is missing where a page came without https, as it does to phones
 * in the same room.
 */

const encoder = new TextEncoder();

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes. */
function constants(count: number, root: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let by = 2; by * by <= n; by += 1) prime &&= n % by !== 0;
    if (prime) found.push(fraction(n, root));
  }
  return Uint32Array.from(found);
}

/** The first 32 bits behind the point of a root, in whole numbers: the largest r with r^root <= n * 2^(32 * root). */
function fraction(n: number, root: 2 | 3): number {
  const power = BigInt(root);
  const goal = BigInt(n) << (32n * power);
  let low = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((low + bit) ** power <= goal) low += bit;
  return Number(low & 0xffffffffn);
}

const FIRST = constants(8, 2);
const ROUNDS = constants(64, 3);

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
const at = (words: Uint32Array, i: number): number => words[i] ?? 0;

/** Mix one block of 64 bytes into the state. */
function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  const s = state.slice();
  for (let i = 0; i < 64; i += 1) {
    const [a, b, c, d, e, f, g, h] = [...s] as [number, number, number, number, number, number, number, number];
    const t1 = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i);
    const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    s.set([t1 + t2, a, b, c, d + t1, e, f, g]);
  }
  s.forEach((word, i) => (state[i] = at(state, i) + word));
}

/** Put bytes, or text as UTF-8, one after the other. */
export function joined(...parts: (Uint8Array | string)[]): Uint8Array {
  const all = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const out = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let from = 0;
  for (const part of all) {
    out.set(part, from);
    from += part.length;
  }
  return out;
}

export function sha256(data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  whole.set(data);
  whole[data.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(whole.length - 4, (data.length * 8) >>> 0);
  const state = FIRST.slice();
  for (let i = 0; i < whole.length; i += 64) mix(state, new DataView(whole.buffer, i, 64));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** HMAC-SHA256 with a key of at most 64 bytes. */
export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const padded = (by: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), data))));
}

export const toHex = (data: Uint8Array): string => [...data].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
