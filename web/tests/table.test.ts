import { describe, expect, it } from 'vitest';
import { inWords } from '../src/kit/foretell';
import { partOf, reaches, spansOf } from '../src/kit/areas/grid';
import { isMost, possessions, sources } from '../src/table/compare';
import { bestOf } from '../src/table/hints';
import { turnsOf } from '../src/table/log';
import { swingsOf } from '../src/table/swings';
import type { BoardInfo, News, ScoreLine } from '../src/protocol';
import './english';

describe('the own grid', () => {
  const area = { own: { left: -2, top: -2, columns: 5, rows: 5 }, side: 3 };
  const drawn = (cards: { x: number; y: number }[]) => {
    const { x, y } = spansOf(cards, area);
    return [x.first, y.first, partOf(x, y)];
  };

  it('begins with the middle, and a rim all around', () => {
    expect(drawn([])).toEqual([-1, -1, { left: -2, top: -2, columns: 5, rows: 5 }]);
    expect(drawn([{ x: 0, y: 0 }])).toEqual([-1, -1, { left: -2, top: -2, columns: 5, rows: 5 }]);
  });

  it.each([
    [{ x: -2, y: 0 }, -2, -1],
    [{ x: 2, y: 1 }, 0, -1],
    [{ x: 1, y: -2 }, -1, -2],
    [{ x: -1, y: 2 }, -1, 0],
  ])('moves once a card lies in a rim, at %o', (card, left, top) => {
    expect(drawn([{ x: 0, y: 0 }, card]).slice(0, 2)).toEqual([left, top]);
  });

  it('never moves back: what is opposite can no longer be reached', () => {
    const cards = [
      { x: 0, y: 0 },
      { x: -2, y: 0 },
    ];
    expect(reaches(cards, { x: 1, y: 0 }, 3)).toBe(false);
    expect(drawn([...cards, { x: -1, y: 1 }]).slice(0, 2)).toEqual([-2, -1]);
  });

  it('has no rim where it is as large as its side', () => {
    const { x, y } = spansOf([], { own: { left: 0, top: 0, columns: 3, rows: 2 }, side: 3 });
    expect(partOf(x, y)).toEqual({ left: 0, top: 0, columns: 3, rows: 2 });
  });
});

describe('what a choice would bring', () => {
  it('says the points, what happens, and what that leads to', () => {
    const events = [
      { what: 'gained', say: 'you gain 3 keys' },
      { what: 'filled', say: 'a card comes', quiet: true },
    ];
    expect(inWords({ points: -2, events, prospect: 'a triple lacks 1 card' })).toBe(
      '−2 points. You gain 3 keys. A triple lacks 1 card.',
    );
    expect(inWords({ points: 0, events: [] })).toBe('');
  });
});

describe('the best choices', () => {
  const opinion = (number: number, share: number, value: number) => ({ number, share, value, say: `choice ${number}` });

  it('begin with what the bot would choose, whatever it looked at most', () => {
    const opinions = [opinion(4, 0.5, 0.61), opinion(7, 0.3, 0.64), opinion(9, 0, 0.9), opinion(2, 0.2, 0.5)];
    const best = bestOf({ number: 7, opinions });
    expect(best.map(({ number, behind }) => [number, behind])).toEqual([
      [7, 0],
      [4, 3],
      [2, 14],
    ]);
  });

  it('are one where the bot has no opinion of others', () => {
    expect(bestOf({ number: 7, say: 'take it' })).toMatchObject([{ number: 7, say: 'take it', behind: 0 }]);
  });
});

describe('the log', () => {
  /** Whom a sentence names: what begins with these words names nobody. */
  const aboutOf = (say: string, seat: number | null): Record<string, number> => {
    if (say.startsWith('aaron')) return { player: 2 };
    return seat === null || /^(round|depot)/.test(say) ? {} : { player: seat };
  };
  const row = (n: number, seat: number | null, ...says: string[]): News => ({
    n,
    kind: 'choice',
    seat,
    events: says.map((say) => ({
      what: say.split(' ')[0] ?? '',
      say,
      about: aboutOf(say, seat),
      ...(say.startsWith('takes') ? { rule: 'taking' } : {}),
    })),
  });
  const read = { seats: 2, ends: new Set(['round']) };

  it('tells what one player did as one turn, each choice with what it caused', () => {
    const turns = turnsOf(
      [row(1, 0, 'takes a card', 'gains 2'), row(2, 0, 'places it'), row(3, 1, 'takes a card')],
      read,
    );
    expect(turns.map(({ seat, causes }) => [seat, causes.map(({ n, lines }) => [n, lines.length])])).toEqual([
      [
        0,
        [
          [1, 2],
          [2, 1],
        ],
      ],
      [1, [[3, 1]]],
    ]);
    expect(turns[0]?.causes[0]?.lines[0]).toEqual({ say: 'takes a card', rule: 'taking', ends: false });
  });

  it('gives a printed opponent its own turn, and marks the end of a round', () => {
    const turns = turnsOf([row(1, 1, 'places it', 'aaron draws', 'round A ends')], read);
    expect(turns.map(({ seat }) => seat)).toEqual([1, 2, null]);
    expect(turns[2]?.causes[0]?.lines[0]?.ends).toBe(true);
  });

  it('gives each line to whom it is about, whoever began the row', () => {
    const told: News = {
      n: 1,
      kind: 'choice',
      seat: 0,
      events: [
        { what: 'rolled', say: 'you roll a 3', about: { player: 0, die: 3 } },
        { what: 'produced', say: 'the other gets ore', about: { player: 1 } },
        { what: 'returned', say: 'you return a card of the other', about: { player: 1, by: 0 } },
      ],
    };
    expect(turnsOf([told], read).map(({ seat }) => seat)).toEqual([0, 1, 0]);
  });

  it('leaves what names nobody with the choice that caused it, until a round ends or begins', () => {
    const told = (...events: News['events'] & object): (number | null)[] =>
      turnsOf([{ n: 1, kind: 'choice', seat: 0, events }], read).map(({ seat }) => seat);
    const messenger = { what: 'went', say: 'the messenger goes on', about: {} };
    expect(told({ what: 'took', say: 'you take it', about: { player: 0 } }, messenger)).toEqual([0]);
    expect(told(messenger, { what: 'round', say: 'round A ends', about: {} }, messenger)).toEqual([0, null]);
    expect(told(messenger, { what: 'began', say: 'round B begins', about: { round: 2 } }, messenger)).toEqual([
      0,
      null,
    ]);
    expect(told({ what: 'bonus', say: 'you take it', about: { player: 0, round: 2 } }, messenger)).toEqual([0]);
  });

  it('gives a printed opponent what names nobody and is said of it', () => {
    const turns = turnsOf([row(1, 0, 'places it', 'depot 1 has nothing', 'round A ends')], {
      ...read,
      printed: new Set(['depot']),
    });
    expect(turns.map(({ seat }) => seat)).toEqual([0, 2, null]);
  });
});

describe('the comparison', () => {
  it('counts what the panels show, and leaves out what nobody has', () => {
    const player = [
      { kind: 'counters', of: [{ field: 'gold', name: 'Gold' }] },
      { kind: 'tokens', area: 'goods', name: 'Goods', of: [{ name: 'Wine' }, { name: 'Silk' }] },
      { kind: 'row', area: 'hand', name: 'Hand' },
    ];
    const players = [
      { gold: 3, goods: [0, 2], hand: ['duke', 'baron'] },
      { gold: 5, goods: [0, 0], hand: 4 },
      { hand: [] },
    ];
    expect(possessions({ player } as unknown as BoardInfo, { players })).toEqual([
      { name: 'Gold', values: [3, 5, null] },
      { name: 'Silk', values: [2, 0, null] },
      { name: 'Hand', values: [2, 4, 0] },
    ]);
  });

  it('counts cards that the viewer does not know, but no empty places', () => {
    const player = [
      { kind: 'row', area: 'hand', name: 'Hand' },
      { kind: 'cells', area: 'storage', name: 'Storage' },
    ];
    const players = [{ hand: ['duke', null, null], storage: [null, 'mine', { holds: null }] }];
    expect(possessions({ player } as unknown as BoardInfo, { players })).toEqual([
      { name: 'Hand', values: [3] },
      { name: 'Storage', values: [1] },
    ]);
  });

  it('says nothing of what a printed opponent has no place for', () => {
    const counters = { kind: 'counters', of: [{ field: 'silver', name: 'Silver' }] };
    const board = { player: [counters, { kind: 'row', area: 'storage', name: 'Storage' }], printed: [counters] };
    const players = [
      { silver: 1, storage: ['mine'] },
      { silver: 4, storage: [] },
    ];
    expect(possessions(board as unknown as BoardInfo, { players, seats: 1 })).toEqual([
      { name: 'Silver', values: [1, 4] },
      { name: 'Storage', values: [1, null] },
    ]);
  });

  it('adds up the lines of a kind, by its name', () => {
    const line = (of: string, points: number, kind?: string): ScoreLine => ({
      line: of,
      points,
      say: of,
      ...(kind ? { kind } : {}),
    });
    const counts = [[line('card', 3, 'Cards'), line('card', 4, 'Cards'), line('keys', 0)], [line('card', 5, 'Cards')]];
    expect(sources(counts)).toEqual([{ name: 'Cards', values: [7, 5] }]);
  });

  it('marks who has most, unless all have as much', () => {
    expect(isMost({ name: '', values: [3, 5, null] }, 5)).toBe(true);
    expect(isMost({ name: '', values: [3, 5, null] }, 3)).toBe(false);
    expect(isMost({ name: '', values: [5, 5] }, 5)).toBe(false);
  });
});

describe('what decided a game', () => {
  it('is what brought most of the final difference, in the order in which it happened', () => {
    const lasting = [
      [30, 0],
      [4, 0],
      [0, 9],
      [1, 0],
      [15, 0],
      [8, 8],
    ];
    const rows = lasting.map((_, n) => ({ n, kind: n ? 'choice' : 'setup', told: `row ${n}`, seat: n % 2 }));
    expect(swingsOf(rows, lasting, 0, 1).map(({ n, points }) => [n, points])).toEqual([
      [1, [4, 0]],
      [2, [0, 9]],
      [4, [15, 0]],
    ]);
    expect(swingsOf(rows, lasting, 1, 0).map(({ points }) => points)).toEqual([
      [0, 4],
      [9, 0],
      [0, 15],
    ]);
  });

  it('says what a choice ended, since that counted, too', () => {
    const events = [
      { what: 'sold', say: 'Two goods are sold.' },
      { what: 'round_ended', say: 'Round B ends.' },
    ];
    const rows = [
      { n: 1, kind: 'choice', told: 'Anna begins' },
      { n: 2, kind: 'choice', told: 'Anna sells goods', events },
    ];
    const lasting = [
      [0, 0],
      [9, 0],
    ];
    expect(swingsOf(rows, lasting, 0, 1, new Set(['round_ended']))[0]).toMatchObject({ n: 2, ended: 'Round B ends.' });
  });

  it('tells what a printed opponent did as its own doing, not as that of the choice before', () => {
    const events = [
      { what: 'paid', say: 'Anna pays.', about: { player: 0 } },
      { what: 'began', say: 'It rolls a 1.', about: { player: 1 } },
      { what: 'finished', say: 'It finishes a card.', about: { player: 1, points: 21 } },
    ];
    const rows = [{ n: 3, kind: 'choice', seat: 0, told: 'Anna buys a tile', events }];
    const moment = (lasting: number[], seats: number) => swingsOf(rows, [lasting], 0, 1, new Set(), seats)[0];
    expect(moment([1, 27], 1)).toMatchObject({ seat: 1, say: 'It finishes a card.' });
    expect(moment([30, 2], 1)).toMatchObject({ seat: 0, say: 'Anna buys a tile' });
    expect(moment([1, 27], 2)).toMatchObject({ seat: 0, say: 'Anna buys a tile' });
  });
});
