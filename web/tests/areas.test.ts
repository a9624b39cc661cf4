import { describe, expect, it, vi } from 'vitest';
import type { Pick, Play } from '../src/games/drawing';
import { around, cellsOf, reaches, type At } from '../src/kit/areas/grid';
import { hexesOf } from '../src/kit/areas/hexes';
import { missing, present } from '../src/kit/areas/present';
import { besideOf, lying, places, stacked } from '../src/kit/areas/reading';
import { columnsOf, flatRingExtent, middleShare, ringExtent, usedOf } from '../src/kit/areas/ring';
import { onBoard, Spots } from '../src/kit/areas/spots';
import type {
  Ahead,
  BlockedChoice,
  BoardInfo,
  CellsArea,
  EachArea,
  Group,
  OpenChoice,
  PartArea,
} from '../src/protocol';

describe('a grid', () => {
  const cards = (...all: [number, number][]): At[] => all.map(([x, y]) => ({ x, y }));

  it('is drawn around its cards, a lone one in the middle', () => {
    expect(around([], 3)).toEqual({ left: -1, top: -1, columns: 3, rows: 3 });
    expect(around(cards([0, 0]), 3)).toEqual({ left: -1, top: -1, columns: 3, rows: 3 });
    expect(around(cards([0, 0], [1, 0], [2, 1]), 3)).toEqual({ left: 0, top: 0, columns: 3, rows: 3 });
  });

  it('has cells row by row', () => {
    expect(cellsOf({ left: -1, top: 2, columns: 2, rows: 2 })).toEqual(cards([-1, 2], [0, 2], [-1, 3], [0, 3]));
  });

  it('reaches no farther than its side', () => {
    expect(reaches(cards([0, 0]), { x: -2, y: 2 }, 3)).toBe(true);
    expect(reaches(cards([0, 0], [1, 0]), { x: -2, y: 0 }, 3)).toBe(false);
    expect(reaches(cards([0, 0], [1, 0]), { x: -1, y: -2 }, 3)).toBe(true);
  });
});

describe('hexagons', () => {
  it('lie in rows, each half a hexagon beside and three quarters below the one before', () => {
    const { across, down, at } = hexesOf([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(across).toBe(2);
    expect(down).toBeCloseTo(1.75 * 1.1547);
    expect(at.map(({ left }) => left)).toEqual([0, 50, 25]);
    expect(at[2]?.top).toBeCloseTo((0.75 / 1.75) * 100);
  });
});

describe('groups in a ring', () => {
  const cells = (count: number, used: number[] = []): CellsArea =>
    ({ kind: 'cells', area: 'tiles', name: '', count, across: count, square: true, used }) as CellsArea;
  const group = (one: CellsArea): Group => ({ area: 'depot', name: '', areas: [one] });
  const ring = (middle: CellsArea): EachArea => ({
    kind: 'each',
    area: 'depots',
    of: Array.from({ length: 6 }, () => group(cells(4, [2, 2, 3, 4]))),
    around: group(middle),
  });

  it('have the places that are used with so many players', () => {
    expect(usedOf(cells(4, [3, 2, 4, 2]), 2)).toEqual([1, 3]);
    expect(usedOf(cells(3), 2)).toEqual([0, 1, 2]);
    expect([1, 2, 4, 5, 8].map((count) => columnsOf(cells(count), count))).toEqual([1, 2, 2, 3, 3]);
  });

  it('leave the middle as much width as a group has', () => {
    expect(middleShare(ring(cells(4)), 4)).toBe(1);
    expect(middleShare(ring(cells(8)), 4)).toBeCloseTo(2 / 3);
  });

  it('are lower on a phone, where the middle one stands between two rows of three', () => {
    const [flat, round] = [flatRingExtent, ringExtent].map((extent) => extent(ring(cells(4)), 1, 4)(2));
    expect(flat?.[0]).toBe(round?.[0]);
    expect(flat?.[1]).toBeLessThan(round?.[1] ?? 0);
    const [one, two] = [4, 5].map((count) => flatRingExtent(ring(cells(count)), 1, 4)(2)[1]);
    expect((two ?? 0) - (one ?? 0)).toBeCloseTo(2.06);
  });

  it('are higher with more places, and three groups wide', () => {
    const [two, four] = [2, 4].map((players) => ringExtent(ring(cells(4)), 1, players)(2));
    expect(two?.[0]).toBe(four?.[0]);
    expect(two?.[1]).toBeLessThan(four?.[1] ?? 0);
  });
});

describe('a board without an option', () => {
  const pile = (area: string, when = '') => ({ kind: 'pile', area, name: '', when });
  const board = {
    table: [pile('deck'), { kind: 'each', area: 'depots', of: [], around: { areas: [pile('inns', 'inns')] } }],
    player: [pile('route', 'routes')],
  } as unknown as BoardInfo;

  it('lacks what needs it', () => {
    expect(missing(board, { inns: true, routes: 0 })).toBe('routes');
    expect(present(board, '')).toEqual({ ...board, printed: [] });
    const less = present(board, 'inns routes');
    expect(less.player).toEqual([]);
    expect(less.table.map((area) => (area.kind === 'each' ? area.around?.areas : area.area))).toEqual(['deck', []]);
  });
});

describe('what lies in an area', () => {
  it('is read from each way in which a view writes a pile', () => {
    expect(lying(undefined)).toEqual([]);
    expect(lying(2)).toEqual([
      { card: null, beside: {} },
      { card: null, beside: {} },
    ]);
    expect(lying(['silk', null])).toEqual([
      { card: 'silk', beside: {} },
      { card: null, beside: {} },
    ]);
    expect(lying([{ card: 'silk', gain: 2 }])).toEqual([{ card: 'silk', beside: { gain: 2 } }]);
  });

  it('is found with the numbers beside it, wherever a view holds it', () => {
    const tableau = [
      { card: 'mine', gold: 2 },
      { card: null, gold: 1 },
    ];
    const view = { row: ['silk'], players: [{ tableau: [] }, { gold: 9, tableau }], turn: null };
    expect(besideOf(view, 'mine')).toEqual({ gold: 2 });
    expect(besideOf(view, 'silk')).toEqual({});
    expect(besideOf(undefined, 'mine')).toEqual({});
  });

  it('is put into stacks by a number beside each card', () => {
    const estate = lying([
      { card: 'mine', stack: 1 },
      { card: 'ship', stack: 0 },
      { card: 'silk', stack: 1 },
    ]);
    expect(stacked(estate, ({ beside }) => beside['stack']).map((stack) => stack.map(({ card }) => card))).toEqual([
      ['mine', 'silk'],
      ['ship'],
    ]);
  });

  it('is read from each way in which a view writes cells', () => {
    expect(places([null, 'silk', { card: null }])).toEqual([
      { card: null, beside: {}, empty: true },
      { card: 'silk', beside: {} },
      { card: null, beside: {} },
    ]);
    expect(
      places([
        { coins: 2, holds: null },
        { coins: 0, holds: { card: 'silk', gain: 1 } },
      ]),
    ).toEqual([
      { card: null, beside: { coins: 2 }, empty: true },
      { card: 'silk', beside: { coins: 0, gain: 1 } },
    ]);
  });
});

describe('pointing at spots', () => {
  const choice = (number: number, kind: string, ...at: string[]): OpenChoice => ({ number, do: { do: kind }, at });
  const [low, high] = [choice(1, 'hide', 'hand/0', 'niches/0'), choice(2, 'hide', 'hand/0', 'niches/1')];
  const other = choice(3, 'hide', 'hand/1', 'niches/1');
  const carry = choice(4, 'carry', 'hand/1');

  /** A table with these choices; what is clicked is what its `spots` are told. */
  function table(
    open: OpenChoice[],
    blocked: BlockedChoice[] = [],
    tabs: [string, string][] = [],
    moved: string[] = [],
  ) {
    const play = {
      open,
      blocked,
      ahead: [] as Ahead[],
      pick: null as Pick | null,
      pending: null,
      hint: null,
      choose: vi.fn(),
      point: (pick: Pick) => (play.pick = play.pick?.spot === pick.spot ? null : pick),
      why: vi.fn(),
      look: vi.fn(),
    };
    const spots = (): Spots => new Spots(play as unknown as Play, new Map(tabs), undefined, new Set(moved));
    return { play, spots, click: (spot: string) => spots().click(spot, { card: spot }) };
  }

  it('makes the only choice that names a spot', () => {
    const { play, click } = table([low, carry]);
    click('hand/1');
    expect(play.choose).toHaveBeenCalledWith(carry);
  });

  it.each([
    ['hand/0', 'niches/1'],
    ['niches/1', 'hand/0'],
  ])('keeps those that name it, and makes the one that is left: %s, then %s', (one, then) => {
    const { play, spots, click } = table([low, high, other]);
    click(one);
    expect(play.choose).not.toHaveBeenCalled();
    expect(spots().open(then)).toEqual([high]);
    click(then);
    expect(play.choose).toHaveBeenCalledWith(high);
  });

  it('lights only what goes with what is picked, and the other spots of the same area', () => {
    const { spots, click } = table([low, high, other]);
    click('hand/0');
    expect(spots().open('niches/0')).toEqual([low]);
    expect(spots().open('niches/1')).toEqual([high]);
    expect(spots().open('hand/1')).toEqual([other]);
    expect(spots().isPicked('hand/0')).toBe(true);
  });

  it('makes no choice at a card that goes elsewhere before it is said where to', () => {
    const { play, click } = table([low, carry], [], [], ['hand']);
    click('hand/0');
    expect(play.choose).not.toHaveBeenCalled();
    expect(play.pick?.choices).toEqual([]);
    click('niches/0');
    expect(play.choose).toHaveBeenCalledWith(low);
    click('hand/1');
    expect(play.choose).toHaveBeenCalledWith(carry);
  });

  it('says in which part is still to be clicked', () => {
    const place = choice(6, 'place', 'players.0.dice/0', 'players.0.spaces/4');
    const takes = [0, 1].map((die) => choice(die, 'take', `players.0.dice/${die}`, 'depots.1.tiles/0'));
    const { spots, click } = table([...takes, place]);
    expect(spots().askedIn('players.0.')).toBe('either');
    click('depots.1.tiles/0');
    expect(spots().askedIn('players.0.')).toBe('own');
    expect(table([low]).spots().askedIn('players.0.')).toBe('table');
    expect(table([place]).spots().askedIn('players.0.')).toBe('own');
  });

  it('takes another spot of the same area instead', () => {
    const { play, click } = table([low, high, other, choice(5, 'hide', 'hand/1', 'niches/0')]);
    click('hand/0');
    click('hand/1');
    expect(play.pick?.spot).toBe('hand/1');
    click('niches/1');
    expect(play.choose).toHaveBeenCalledWith(other);
  });

  it('puts back what is clicked a second time', () => {
    const { play, click } = table([low, high]);
    click('hand/0');
    expect(play.pick?.spot).toBe('hand/0');
    click('hand/0');
    expect(play.pick).toBeNull();
    expect(play.choose).not.toHaveBeenCalled();
  });

  it('says why where nothing is open, and shows the card where nothing is said either', () => {
    const why: BlockedChoice = { number: 9, do: { do: 'carry' }, key: 'guard-stays', at: ['hand/2'] };
    const { play, click } = table([low], [why]);
    click('hand/2');
    expect(play.why).toHaveBeenCalledWith(why);
    click('hand/3');
    expect(play.look).toHaveBeenCalledWith('hand/3');
  });

  it('sets aside the choices that stand beside a spot', () => {
    const down = choice(6, 'take_face_down', 'row/0');
    const { play, spots, click } = table([choice(5, 'take', 'row/0'), down], [], [['take_face_down', 'Face down']]);
    expect(spots().beside('row/0')).toEqual([{ choice: down, word: 'Face down' }]);
    expect(spots().beside('row/1')).toEqual([]);
    click('row/0');
    expect(play.choose).toHaveBeenCalledWith(play.open[0]);
  });

  describe('of dice that lead to what is done with them', () => {
    const lead = (slot: number): OpenChoice => choice(slot, 'play_card', `hand/${slot}`);
    const say = (one: OpenChoice, words: string): OpenChoice => ({ ...one, say: words });
    const silver = (slot: number) => choice(20 + slot, 'take_silver');
    const take = (slot: number, die: number) => say(choice(10 + slot, 'take', 'row/0'), `take it with the ${die}`);

    /** Two dice in hand, with each of which a card can be taken, or silver. */
    function dice(one: number, other: number) {
      const made = table([lead(0), lead(1)]);
      made.play.ahead = [one, other].map((die, slot) => ({
        by: slot,
        passing: false,
        choices: [take(slot, die), silver(slot)],
        blocked: [{ number: 30, do: { do: 'take' }, key: 'too-far', at: ['row/5'] }],
      }));
      return made;
    }
    const numbers = (choices: OpenChoice[]): number[] => choices.map(({ number }) => number);

    it('offers what every die can do; two equal ones are one way', () => {
      expect(numbers(dice(3, 4).spots().open('row/0'))).toEqual([10, 11]);
      expect(numbers(dice(3, 3).spots().open('row/0'))).toEqual([10]);
    });

    it('lists what a die that is picked can do elsewhere, and makes at once what is then clicked', () => {
      const { play, spots, click } = dice(3, 3);
      click('hand/1');
      expect(play.choose).not.toHaveBeenCalled();
      expect(play.pick?.choices.map(({ number }) => number)).toEqual([21]);
      expect(spots().isPicked('hand/1')).toBe(true);
      expect(numbers(spots().leads('hand/1'))).toEqual([1]);
      click('row/0');
      expect(play.choose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ number: 11 }));
    });

    it('asks which die is meant before one is picked, even where one alone can do it', () => {
      const { play, click } = dice(3, 4);
      play.ahead = play.ahead.slice(0, 1);
      click('row/0');
      expect(play.choose).not.toHaveBeenCalled();
      expect(play.pick?.choices.map(({ number }) => number)).toEqual([10]);
    });

    it('says why not, with that die or with any', () => {
      const { play, spots, click } = dice(3, 4);
      expect(spots().whyNot('row/5')).toHaveLength(2);
      click('hand/0');
      expect(spots().whyNot('row/5')).toHaveLength(1);
      click('row/5');
      expect(play.why).toHaveBeenCalled();
    });

    it('says why not where another die could do it, and makes nothing with that one', () => {
      const { play, click } = dice(3, 4);
      const [three, four] = play.ahead as [Ahead, Ahead];
      const far: BlockedChoice = { number: 31, do: { do: 'take' }, key: 'too-far', at: ['row/0'] };
      play.ahead = [{ ...three, choices: [silver(0), choice(40, 'restock')], blocked: [far] }, four];
      click('hand/0');
      click('row/0');
      expect(play.choose).not.toHaveBeenCalled();
      expect(play.why).toHaveBeenCalledWith(far);
    });
  });

  it('lists few of many choices: those that nothing else on the table stands for', () => {
    const many = Array.from({ length: 9 }, (_, i) => choice(i, 'hide', 'hand/0', `niches/${i}`));
    const { play, click } = table(many);
    click('hand/0');
    expect(play.pick?.choices).toEqual([]);
    const few = table(many.slice(0, 3));
    few.click('hand/0');
    expect(few.play.pick?.choices).toHaveLength(3);
  });

  it('swaps two cards of one area, in any order, and keeps the first one picked', () => {
    const swaps = [
      choice(1, 'swap', 'bed/0', 'bed/1'),
      choice(2, 'swap', 'bed/0', 'bed/2'),
      choice(3, 'swap', 'bed/1', 'bed/2'),
    ];
    for (const [first, second, made] of [
      ['bed/0', 'bed/2', 2],
      ['bed/2', 'bed/0', 2],
      ['bed/2', 'bed/1', 3],
    ] as const) {
      const { play, click } = table(swaps);
      click(first);
      expect(play.choose).not.toHaveBeenCalled();
      click(second);
      expect(play.choose).toHaveBeenCalledExactlyOnceWith(swaps[made - 1]);
    }
  });

  it('needs a button for what names no spot, or only a panel, unless a part offers it', () => {
    const market: PartArea = { kind: 'part', area: 'market', name: '', wide: 9, high: 2, offers: ['trade'] };
    const board = { table: [market], player: [], buttons: ['hide'] } as unknown as BoardInfo;
    expect(onBoard(carry, board)).toBe(true);
    expect(onBoard({ number: 1, do: {} }, board)).toBe(false);
    expect(onBoard(choice(7, 'choose_neighbor', 'players.2'), board)).toBe(false);
    expect(onBoard({ number: 1, do: { do: 'trade' } }, board)).toBe(true);
    expect(onBoard(choice(1, 'hide', 'hand/0'), board)).toBe(false);
  });
});
