/** Checks a record against what this browser stored of its table. It needs no rules of the game. */
import type { Promised } from './promises';
import { fromHex, hmac, joined, sha256, toHex } from './sha256';

/** The result of one check: the key of its message, and whether it passed; null means that it could not be done. */
export interface Finding {
  passed: boolean | null;
  key: string;
  args?: Record<string, string | number>;
}

export interface Chance {
  table: string;
  commitment: string;
  nonces: string[];
  secret: string;
  game: string;
  seats: string[];
  options: [string, string][];
  /** Whether it began from a written position; its rows are then numbered differently from those that were shown. */
  position: boolean;
  rows: { body: string; digest: string }[];
  /** The digests in which names stood that were removed since: before the first row (0), or up to a row. */
  removed: ReadonlyMap<number, string>;
}

const FAIR = /^table=([a-z0-9]{4,40}) commitment=([0-9a-f]{64}) nonces=([0-9a-f,-]+) secret=([0-9a-f]{64})$/;
const REMOVED = /(\d+)=([0-9a-f]{64})/g;
const ROW = /^([1-9]\d{0,5}) +(.*\S) +· +([0-9a-f]{12})$/;

/** Parse the parts of a record that its randomness depends on; null if it is not a whole record of a table. */
export function readChance(record: string): Chance | null {
  const lines = record.split('\n').map((line) => line.replace(/[ \r]+$/, ''));
  if (lines.at(-1) === '') lines.pop();
  if (lines.at(-1)?.startsWith('result ')) lines.pop();
  const first = lines.findIndex((line) => /^\d/.test(line));
  if (lines[0] !== 'bailey record 2' || first < 0) return null;
  const head = new Map(lines.slice(1, first).map((line) => [line.split(' ')[0], line.replace(/^\S+ /, '')]));
  const fair = FAIR.exec(head.get('fair') ?? '');
  const rows = lines.slice(first).map((line) => ROW.exec(line));
  if (!fair || rows.some((row, i) => Number(row?.[1]) !== i + 1)) return null;
  const options = (head.get('options') ?? '').split(' ').filter(Boolean);
  return {
    table: fair[1] ?? '',
    commitment: fair[2] ?? '',
    nonces: (fair[3] ?? '').split(','),
    secret: fair[4] ?? '',
    game: (head.get('game') ?? '').split(' ')[0] ?? '',
    seats: (head.get('seats') ?? '').split(',').map((seat) => seat.trim()),
    options: options.map((option) => option.split('=') as [string, string]),
    position: head.has('position'),
    removed: new Map(
      [...(head.get('removed') ?? '').matchAll(REMOVED)].map((found) => [Number(found[1]), found[2] ?? '']),
    ),
    rows: rows.map((row) => ({ body: row?.[2] ?? '', digest: row?.[3] ?? '' })),
  };
}

/** Return the key of the generator for the row after the last one, which depends on every row. */
export function nextKey(chance: Chance): string {
  const options = [...chance.options].sort(([a], [b]) => (a < b ? -1 : 1)).map((option) => option.join('='));
  const nonces = chance.nonces.join(',');
  const about = [chance.table, chance.commitment, nonces, chance.game, chance.seats.join(','), options.join(',')];
  const digest = (n: number, ...told: Parameters<typeof joined>): Uint8Array => {
    const removed = chance.removed.get(n);
    return removed === undefined ? sha256(joined(...told)) : fromHex(removed);
  };
  let before = digest(0, about.join('\n'));
  chance.rows.forEach((row, i) => (before = digest(i + 1, before, `${i + 1} ${row.body} ${row.digest}`)));
  const asked = joined(`${chance.table} row ${chance.rows.length + 1} ${nonces} `, before);
  return toHex(hmac(fromHex(chance.secret), asked)).slice(0, 32);
}

/** Compare a record with what this browser stored of its table. */
export function compare(chance: Chance, promised: Promised | null): Finding[] {
  const hash = toHex(sha256(fromHex(chance.secret)));
  if (hash !== chance.commitment) return [{ passed: false, key: 'fair-other-secret' }];
  if (!promised) return [{ passed: null, key: 'fair-no-promise' }];
  return [aboutCommitment(chance, promised), aboutNonce(chance, promised), aboutRows(chance, promised)];
}

function aboutCommitment(chance: Chance, { table, commitment }: Promised): Finding {
  if (chance.table === table && chance.commitment === commitment) return { passed: true, key: 'fair-own-commitment' };
  return { passed: false, key: 'fair-other-commitment', args: { shown: commitment } };
}

function aboutNonce(chance: Chance, { nonce, seats }: Promised): Finding {
  if (!nonce) return { passed: null, key: 'fair-gave-no-nonce' };
  const passed =
    seats.length > 0 ? seats.every((seat) => chance.nonces[seat] === nonce) : chance.nonces.includes(nonce);
  return { passed, key: passed ? 'fair-own-nonce' : 'fair-missing-nonce' };
}

function aboutRows(chance: Chance, { rows }: Promised): Finding {
  const told = Object.entries(rows);
  if (chance.position || told.length === 0) return { passed: null, key: 'fair-no-rows' };
  const other = told.find(([n, digest]) => chance.rows[Number(n) - 1]?.digest !== digest);
  if (other) return { passed: false, key: 'fair-other-rows', args: { n: Number(other[0]) } };
  return { passed: true, key: 'fair-own-rows', args: { n: told.length } };
}

/** Return the command line that checks a record on the player's own machine. */
export function command(file: string, promised: Promised | null): string {
  const nonces = !promised?.nonce
    ? []
    : promised.seats.length > 0
      ? promised.seats.map((seat) => `--nonce ${seat + 1}=${promised.nonce}`)
      : [`--nonce ${promised.nonce}`];
  const commitment = promised ? [`--commitment ${promised.commitment}`] : [];
  return ['bailey verify', file, ...commitment, ...nonces].join(' ');
}
