import { describe, expect, it } from 'vitest';
import { gainedBy, justLaid, lastTurn, stopOf } from '../src/games/burgundy-board/told';
import type { Event, News } from '../src/protocol';

const event = (what: string, about: Record<string, unknown> = {}, say = ''): Event => ({ what, about, say }) as Event;
const row = (...events: Event[]): News => ({ n: 1, kind: 'choice', seat: 0, events });

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
