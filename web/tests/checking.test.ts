import { createHash, createHmac, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { command, compare, nextKey, readChance, type Chance } from '../src/lib/checking';
import {
  MOST_ROWS,
  MOST_TABLES,
  lacksNonce,
  nonceFor,
  storePromise,
  storeRow,
  promiseOf,
  type Promised,
} from '../src/lib/promises';
import { hmac, sha256, toHex } from '../src/lib/sha256';
import type { TableInfo } from '../src/protocol';

const SECRET = 'ab'.repeat(32);
const COMMITMENT = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
const MINE = '1'.repeat(32);
const THEIRS = '2'.repeat(32);
const ROWS = [
  ['setup', '0123456789ab'],
  ['p1 take slot=2', '123456789abc'],
  ['p2 decline', '23456789abcd'],
];

function record(changes: Record<string, string> = {}): string {
  const rows = ROWS.map(([body, digest], i) => `${`${i + 1} ${body}`.padEnd(32)} · ${digest}`);
  const fair = `fair table=abcd commitment=${COMMITMENT} nonces=${MINE},${THEIRS},- secret=${SECRET}`;
  const head = [
    'bailey record 2',
    'game castle-combo 1',
    `layout ${'0'.repeat(20)}`,
    'options b=2 a1=3 a=1',
    fair,
    'seats you:a, you:b, greedy',
  ];
  let text = [...head, ...rows, ''].join('\n');
  for (const [from, to] of Object.entries(changes)) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  return text;
}

const read = (changes: Record<string, string> = {}): Chance => readChance(record(changes)) as Chance;

/** As docs/formats.md has it. */
function keyByTheBook(): string {
  const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
  const nonces = `${MINE},${THEIRS},-`;
  let before = hash(['abcd', COMMITMENT, nonces, 'castle-combo', 'you:a,you:b,greedy', 'a=1,a1=3,b=2'].join('\n'));
  ROWS.forEach(([body, digest], i) => {
    before = hash(Buffer.concat([before, Buffer.from(`${i + 1} ${body} ${digest}`)]));
  });
  const asked = Buffer.concat([Buffer.from(`abcd row 4 ${nonces} `), before]);
  return createHmac('sha256', Buffer.from(SECRET, 'hex')).update(asked).digest('hex').slice(0, 32);
}

const table = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    table: 'abcd',
    commitment: COMMITMENT,
    state: 'open',
    seats: [
      { seat: 0, kind: 'person', mine: true },
      { seat: 1, kind: 'person' },
    ],
    ...more,
  }) as TableInfo;

const promised: Promised = {
  table: 'abcd',
  commitment: COMMITMENT,
  nonce: MINE,
  seats: [0],
  rows: { '1': '0123456789ab', '3': '23456789abcd' },
  at: 1,
};

const verdicts = (chance: Chance, of: Promised = promised): (boolean | null)[] =>
  compare(chance, of).map((finding) => finding.passed);

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      kept.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem(key: string) {
      kept.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  for (const name of ['getItem', 'setItem', 'removeItem']) Object.defineProperty(storage, name, { enumerable: false });
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

describe('SHA-256 of our own', () => {
  it('is that of everybody else, at every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const data = randomBytes(length);
      expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
      const key = randomBytes(length % 65);
      expect(toHex(hmac(key, data))).toBe(createHmac('sha256', key).update(data).digest('hex'));
    }
  });
});

describe('a record', () => {
  it('leads to the key of chance that docs/formats.md says', () => {
    expect(nextKey(read())).toBe(keyByTheBook());
  });

  it('leads to the same key where a name was removed and its digests stayed', () => {
    const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
    const about = ['abcd', COMMITMENT, `${MINE},${THEIRS},-`, 'castle-combo', 'you:a,you:b,greedy', 'a=1,a1=3,b=2'];
    const removed = hash(about.join('\n')).toString('hex');
    expect(nextKey(read({ 'seats you:a': `removed 0=${removed}\nseats you` }))).toBe(keyByTheBook());
  });

  it('leads to another key when any part of it is another', () => {
    const others = ['take slot=2', 'you:b', 'a1=3', THEIRS, '0123456789ab', 'castle-combo', 'table=abcd'].map((part) =>
      nextKey(read({ [part]: part.replace(/.$/, (sign) => (sign === '9' ? '8' : '9')) })),
    );
    expect(new Set([...others, keyByTheBook()]).size).toBe(others.length + 1);
  });

  it.each([
    ['no record', () => 'hello'],
    ['a last line that is cut off', () => record().slice(0, -8)],
    ['a row that is missing', () => record().replace(/2 p1.*\n/, '')],
    ['no fair line', () => record().replace(/fair .*\n/, 'seed 7\n')],
  ])('cannot be read: %s', (_, text) => {
    expect(readChance(text())).toBeNull();
  });

  it('is passed where it holds all that was promised', () => {
    expect(verdicts(read())).toEqual([true, true, true]);
  });

  it('is not passed with another secret that fits its own commitment', () => {
    const other = createHash('sha256')
      .update(Buffer.from('cd'.repeat(32), 'hex'))
      .digest('hex');
    const found = compare(read({ [SECRET]: 'cd'.repeat(32), [COMMITMENT]: other }), promised);
    expect(found[0]).toMatchObject({ passed: false, key: 'fair-other-commitment' });
  });

  it('is not passed with a secret that does not fit its own commitment', () => {
    expect(verdicts(read({ [SECRET]: 'cd'.repeat(32) }))).toEqual([false]);
  });

  it('is not passed as that of another table', () => {
    expect(verdicts(read({ 'table=abcd': 'table=abce' }))[0]).toBe(false);
  });

  it.each([
    ['left out', { [MINE]: '-' }],
    ['exchanged', { [MINE]: '3'.repeat(32) }],
    ['at another seat', { [`${MINE},${THEIRS}`]: `${THEIRS},${MINE}` }],
  ])('is not passed where the own nonce is %s', (_, changes) => {
    const found = compare(read(changes as Record<string, string>), promised);
    expect(found[1]).toMatchObject({ passed: false, key: 'fair-missing-nonce' });
  });

  it('needs the own nonce at every own seat', () => {
    expect(verdicts(read(), { ...promised, seats: [0, 1] })[1]).toBe(false);
    expect(verdicts(read({ [THEIRS]: MINE }), { ...promised, seats: [0, 1] })[1]).toBe(true);
  });

  it('is not passed where a position was another, or is missing', () => {
    expect(verdicts(read({ '23456789abcd': '23456789abce' }))[2]).toBe(false);
    expect(verdicts(read(), { ...promised, rows: { ...promised.rows, '4': '23456789abcd' } })[2]).toBe(false);
  });

  it('is neither passed nor wrong where nothing was promised', () => {
    expect(compare(read(), null)).toEqual([{ passed: null, key: 'fair-no-promise' }]);
    const { nonce: _, ...looking } = promised;
    expect(compare(read(), { ...looking, seats: [] })[1]).toEqual({ passed: null, key: 'fair-gave-no-nonce' });
  });

  it('is checked by a command of one line', () => {
    expect(command('g.bailey', { ...promised, seats: [0, 2] })).toBe(
      `bailey verify g.bailey --commitment ${COMMITMENT} --nonce 1=${MINE} --nonce 3=${MINE}`,
    );
    expect(command('g.bailey', null)).toBe('bailey verify g.bailey');
  });
});

describe('a promise', () => {
  it('keeps the first commitment, and one nonce for it', () => {
    const given = nonceFor(table());
    expect(given).toEqual({ nonce: expect.stringMatching(/^[0-9a-f]{32}$/), commitment: COMMITMENT });
    expect(nonceFor(table({ commitment: 'f'.repeat(64) }))).toEqual(given);
    expect(nonceFor(table({ table: 'efgh' })).nonce).not.toBe(given.nonce);
  });

  it('takes in the seats and the positions as they are told', () => {
    nonceFor(table({ seats: [] }));
    storePromise(table());
    storeRow('abcd', 1, '0123456789ab');
    storeRow('abcd', 1, 'ffffffffffff');
    storeRow('nowhere', 1, '0123456789ab');
    expect(promiseOf('abcd')).toMatchObject({ seats: [0], rows: { '1': '0123456789ab' } });
    expect(promiseOf('nowhere')).toBeNull();
  });

  it('is forgotten when there are too many later ones, and holds so many rows', () => {
    for (let i = 0; i < MOST_TABLES + 5; i += 1) storePromise(table({ table: `table${i}` }));
    expect(Object.keys(localStorage).length).toBe(MOST_TABLES);
    storePromise(table());
    for (let n = 1; n < MOST_ROWS + 5; n += 1) storeRow('abcd', n, '0123456789ab');
    expect(Object.keys(promiseOf('abcd')?.rows ?? {}).length).toBe(MOST_ROWS);
  });

  it('is asked for where an own seat lacks its nonce before the game begins', () => {
    expect(lacksNonce(table())).toBe(true);
    expect(lacksNonce(table({ state: 'playing' }))).toBe(false);
    expect(lacksNonce(table({ seats: [{ seat: 0, kind: 'person', mine: true, nonce: true }] }))).toBe(false);
    expect(lacksNonce(table({ seats: [{ seat: 0, kind: 'person' }] }))).toBe(false);
  });
});
