import { describe, expect, it } from 'vitest';
import { gainedBy, justLaid, lastTurn, stopOf } from '../src/games/burgundy-board/told';
import {
  pickedWith,
  pointAtThing,
  silverOf,
  spotOf,
  ways,
  waysWithDie,
  workersOf,
} from '../src/games/burgundy-board/ways';
import type { Pick, Play } from '../src/games/drawing';
import { is } from '../src/kit/pointing';
import type { Event, News, OpenChoice } from '../src/protocol';

const event = (what: string, about: Record<string, unknown> = {}, say = ''): Event => ({ what, about, say }) as Event;
const row = (...events: Event[]): News => ({ n: 1, kind: 'choice', seat: 0, events });
const choice = (number: number, does: Record<string, unknown>, about: Record<string, unknown> = {}): OpenChoice =>
  ({ number, do: does, about, say: '' }) as unknown as OpenChoice;

const TAKE_3 = choice(1, { do: 'take', die: 0, depot: 3, slot: 0 }, { die: 2, workers: 1 });
const TAKE_3_TOO = choice(2, { do: 'take', die: 1, depot: 3, slot: 0 }, { die: 5, workers: 2 });
const LAY = choice(3, { do: 'place', die: 0, tile: 0, space: 7 }, { die: 2, workers: 0 });
const LAY_OTHER = choice(4, { do: 'place', die: 1, tile: 1, space: 7 }, { die: 5, workers: 0 });
const BUY = choice(5, { do: 'buy', depot: 0, slot: 1 }, { silver: 2, workers: 0 });
const DEPOT_3 = is({ depot: 3, slot: 0 });
const SPACE_7 = is({ space: 7 });

/** A table where these may be chosen; what is pointed at and chosen is kept. */
function table(open: OpenChoice[], spot = '', dice = [2, 5]): Play & { chosen: OpenChoice[]; pointed: Pick[] } {
  const [chosen, pointed]: [OpenChoice[], Pick[]] = [[], []];
  return {
    open,
    blocked: [],
    pick: spot ? { spot, choices: [], blocked: [] } : null,
    update: { seat: 0, view: { players: [{ dice }] } },
    choose: (one: OpenChoice) => chosen.push(one),
    point: (one: Pick) => pointed.push(one),
    chosen,
    pointed,
  } as unknown as Play & { chosen: OpenChoice[]; pointed: Pick[] };
}

describe('a picked die', () => {
  it('leaves only its own choices', () => {
    expect(ways(table([TAKE_3, TAKE_3_TOO], 'die0 '), DEPOT_3)).toEqual([TAKE_3]);
    expect(ways(table([TAKE_3, TAKE_3_TOO], 'die1 '), DEPOT_3)).toEqual([TAKE_3_TOO]);
    expect(ways(table([TAKE_3, TAKE_3_TOO]), DEPOT_3)).toEqual([TAKE_3, TAKE_3_TOO]);
  });

  it('stands for the other one that shows the same number', () => {
    expect(ways(table([TAKE_3], 'die1 ', [2, 2]), DEPOT_3)).toEqual([TAKE_3]);
    expect(ways(table([TAKE_3], 'die1 ', [2, 5]), DEPOT_3)).toEqual([]);
  });

  it('stays picked beside a stored tile, and goes when it is clicked again', () => {
    expect(pickedWith(table([], 'die0 '), 'tile', 2)).toBe('die0 tile2 ');
    expect(pickedWith(table([], 'die0 tile2 '), 'die', 0)).toBe('tile2 ');
    expect(pickedWith(table([], 'die0 '), 'die', 0)).toBe('');
    expect(spotOf(table([], 'die1 tile0 space4'), 'space7')).toBe('die1 tile0 space7');
  });
});

describe('a picked tile', () => {
  it('leaves only its own places, and other tiles as they are', () => {
    const play = table([TAKE_3, LAY, LAY_OTHER], 'tile0 ');
    expect(ways(play, SPACE_7)).toEqual([LAY]);
    expect(ways(play, DEPOT_3)).toEqual([]);
    expect(waysWithDie(play, is({ tile: 1 }))).toEqual([LAY_OTHER]);
  });

  it('is asked about where something else is clicked', () => {
    const play = table([TAKE_3, LAY], 'tile0 ');
    pointAtThing(play, 'depot', DEPOT_3);
    expect(play.chosen).toEqual([]);
    expect(play.pointed).toEqual([{ spot: 'depot', choices: [TAKE_3], blocked: [] }]);
  });
});

describe('a click', () => {
  it('makes the only choice, and asks which die is meant', () => {
    const one = table([TAKE_3]);
    pointAtThing(one, 'depot', DEPOT_3);
    expect(one.chosen).toEqual([TAKE_3]);
    const two = table([TAKE_3, TAKE_3_TOO]);
    pointAtThing(two, 'depot', DEPOT_3);
    expect(two.chosen).toEqual([]);
    expect(two.pointed[0]?.choices).toEqual([TAKE_3, TAKE_3_TOO]);
  });

  it('costs the fewest workers, or silver', () => {
    expect(workersOf([TAKE_3_TOO, TAKE_3])).toBe(1);
    expect(workersOf([TAKE_3_TOO, BUY])).toBe(2);
    expect(silverOf([TAKE_3, BUY])).toBe(2);
    expect(silverOf([TAKE_3])).toBe(0);
  });
});

describe('what has just been laid', () => {
  it('has the points that it brought: a full region those of its size and of the phase', () => {
    const { cards, points } = justLaid([
      row(
        event('placed', { player: 0, card: 'pig-2a', space: 4 }),
        event('scored_animals', { player: 0, card: 'pig-2a', points: 2 }),
        event('region_filled', { player: 0, kind: 'livestock', size: 2, points: 3, phase: 8 }),
        event('automata_found', { player: 1, depot: 2, card: 'watchtower-1', side: 'left', item: 0 }),
        event('gained_points', { player: 1, amount: 4 }),
      ),
    ]);
    expect([...cards]).toEqual(['pig-2a', 'watchtower-1']);
    expect([...points]).toEqual([
      ['pig-2a', 13],
      ['watchtower-1', 4],
    ]);
  });
});

describe('a sale', () => {
  const sold = (player: number, points: number): Event => event('sold', { player, good: 'good-3', amount: 2, points });

  it('of people belongs to their goods, also after a tile was laid', () => {
    const { points, sales } = justLaid([row(event('placed', { player: 0, card: 'mine-1', space: 4 }), sold(0, 4))]);
    expect([...points]).toEqual([]);
    expect([...sales]).toEqual([[0, 4]]);
  });

  it('of the Automata belongs to the tile whose box or building sold', () => {
    const found = event('automata_found', { player: 1, depot: 2, card: 'warehouse-1', side: 'left', item: 0 });
    const { points, sales } = justLaid([row(found, sold(1, 4), sold(1, 2))]);
    expect([...points]).toEqual([['warehouse-1', 6]]);
    expect([...sales]).toEqual([]);
  });

  it('of the Automata for the box under a wild tile belongs to its goods', () => {
    const found = event('automata_found', { player: 1, depot: 2, card: 'mine-1', side: 'left', item: 0 });
    const wild = event('automata_wild', { player: 1, side: 'left', item: 1 });
    const { points, sales } = justLaid([row(found, wild, sold(1, 4))]);
    expect([...points]).toEqual([]);
    expect([...sales]).toEqual([[1, 4]]);
  });

  it('pays on a trade route, where points, silver and workers are told', () => {
    const paid = event('route_paid', { player: 0, card: 'route-2', good: 'good-3' });
    const { points, stops } = justLaid([
      row(sold(0, 2), event('gained_silver', { player: 0, amount: 1 }), paid),
      row(event('gained_silver', { player: 0, amount: 2 })),
    ]);
    expect([...stops]).toEqual([stopOf('route-2', 'good-3')]);
    expect([...points]).toEqual([[stopOf('route-2', 'good-3'), 2]]);
  });
});

describe('the last turn of the Automata', () => {
  const rolled = (die: number): Event =>
    event('automata_rolled', { player: 1, die, white: 5, side: 'right' }, 'It rolls');
  const rows = [
    row(rolled(1), event('automata_checked', { depot: 1 }), event('turn_began', { player: 0 })),
    row(
      event('placed', { player: 0, card: 'ship-1', space: 3 }),
      rolled(4),
      event('automata_checked', { depot: 4 }),
      event('automata_found', { player: 1, depot: 5, card: 'mine-1', side: 'right', item: 1 }),
      event('automata_box', { player: 1, item: 1 }, 'It sells'),
      event('round_began', { phase: 'A', round: 2 }),
      event('rolled', { player: 0, first: 1, second: 2 }),
    ),
  ];

  it('is told from its die to the end of the turn', () => {
    const turn = lastTurn(rows);
    expect([turn?.die, turn?.white, turn?.side, turn?.say]).toEqual([4, 5, 'right', 'It rolls']);
    expect(turn?.deeds.map(({ what }) => what)).toEqual(['automata_checked', 'automata_found', 'automata_box']);
    expect(turn?.deeds[1]).toMatchObject({ depot: 5, card: 'mine-1' });
  });

  it('names goods, how many, and points', () => {
    const turn = lastTurn([row(rolled(1), event('sold', { player: 1, good: 'good-3', amount: 2, points: 4 }))]);
    expect(turn?.deeds).toEqual([{ what: 'sold', good: 3, amount: 2, points: 4, say: '' }]);
  });

  it('is not there before the first', () => {
    expect(lastTurn([row(event('turn_began', { player: 0 }))])).toBeUndefined();
  });
});

describe('the points of an event', () => {
  const points = (what: string, about = {}): number => gainedBy({ what, about: { player: 0, ...about } });

  it('are those that it says, of a full region with those of the phase', () => {
    expect(points('region_filled', { kind: 'mine', size: 2, points: 3, phase: 8 })).toBe(11);
    expect(points('colour_filled', { kind: 'mine', points: 5 })).toBe(5);
    expect(points('sold', { good: 'good-1', amount: 2, points: 4 })).toBe(4);
    expect(points('gained_silver', { amount: 2 })).toBe(0);
  });
});
