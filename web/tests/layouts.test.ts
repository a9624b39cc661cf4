import { describe, expect, it } from 'vitest';
import { extentOf, linesOf, spacesOf } from '../src/kit/areas/extent';
import { facing } from '../src/kit/areas/facing';
import { best, type Fitted } from '../src/kit/areas/fit';
import { layouts, partsOf, type BoardPart } from '../src/kit/areas/layouts';
import type { BoardInfo } from '../src/protocol';

describe('the layout', () => {
  const size = (weight: number, least: number, most: number) => ({ weight, least, most });
  const board: BoardInfo = {
    table: [
      { kind: 'pile', area: 'deck', name: 'deck' },
      { kind: 'row', area: 'market', name: 'market', slots: 4 },
    ],
    player: [
      { kind: 'counters', of: [{ field: 'coins', name: 'coins' }] },
      { kind: 'row', area: 'hand', name: 'hand', slots: 5, fans: true },
    ],
    ratio: 1.4,
    sizes: { own: size(1, 3.6, 9), table: size(1, 3.4, 10), others: size(0.5, 1.5, 8) },
  };
  const laid = (width: number, height: number, others: number, small = false): Fitted =>
    best(layouts(board, Array(others).fill(board.player), small, width), width, height, small);

  it('puts as many areas side by side as there is room for, and groups on lines of their own', () => {
    const each: BoardInfo['table'][number] = { kind: 'each', area: 'rows', of: [] };
    const lines = (room: number): number[] =>
      linesOf([...board.table, each, ...board.table], ({ kind }) => (kind === 'row' ? 15 : 4), room).map(
        (line) => line.length,
      );
    expect(lines(20)).toEqual([2, 1, 2]);
    expect(lines(19)).toEqual([1, 1, 1, 1, 1]);
  });

  it('breaks cells into lines of so many', () => {
    const cells = { kind: 'cells', area: 'bed', name: 'bed', count: 9, across: 3 } as const;
    expect(extentOf(cells, 1.5, true, spacesOf(true), 0)(4)).toEqual([12.75, 18.5]);
  });

  it('makes cards no narrower than helps, where something is as wide with any cards', () => {
    const part = { kind: 'part', area: 'clock', name: 'clock', wide: 30, high: 2 } as const;
    const fixed: BoardInfo = { ...board, table: [...board.table, part] };
    const { cards, over } = best(layouts(fixed, [board.player], true, 23), 23, 40, true);
    expect(over).toBeLessThan(Infinity);
    expect(cards.table).toBeGreaterThan(0.9 * board.sizes.table.least);
  });

  it('makes cards as narrow as a window needs them where nothing else fits', () => {
    const wide: BoardInfo = { ...board, table: [{ kind: 'row', area: 'market', name: 'market', slots: 12 }] };
    const { cards, over } = best(layouts(wide, [board.player], true, 23), 23, 40, true);
    expect(over).toBeLessThan(Infinity);
    expect(12 * ((cards.table ?? 0) + 0.25)).toBeLessThanOrEqual(23);
    const impossible: BoardInfo = { ...board, table: [{ kind: 'row', area: 'market', name: 'market', slots: 90 }] };
    expect(best(layouts(impossible, [board.player], true, 23), 23, 40, true).cards.table).toBeLessThan(1);
  });

  it('makes cards as large as they may be where there is room, and smaller where there is less', () => {
    expect(laid(400, 400, 1).cards).toEqual({ own: 9, table: 10, others: 8 });
    const widths = [120, 60, 40, 24].map((width) => laid(width, 45, 1).cards.own ?? 0);
    expect(widths).toEqual([...widths].sort((one, other) => other - one));
    expect(widths.at(-1)).toBeLessThan(widths[0] ?? 0);
  });

  it.each([
    [120, 60, 1, false],
    [90, 50, 3, false],
    [64, 40, 4, false],
    [23.4, 42, 4, true],
    [52, 20, 4, true],
  ])('is never too wide: %d by %d rem, %d others', (width, height, others, small) => {
    const { node, cards, over } = laid(width, height, others, small);
    expect(over).toBeLessThan(Infinity);
    const own = partsOf(node).find(({ name }) => name === 'own');
    expect(own?.extent(cards.own ?? 0)[0]).toBeLessThanOrEqual(width + 1e-6);
    for (const { name, least, most } of partsOf(node)) {
      expect(cards[name]).toBeGreaterThanOrEqual(least);
      expect(cards[name]).toBeLessThanOrEqual(most);
    }
  });

  it('gives the rest of the room to what can still grow, where a pile beside a row is higher than its cards', () => {
    const pile = { kind: 'pile', area: 'deck', name: 'deck' } as const;
    const row = { kind: 'row', area: 'row', name: 'row', slots: 3 } as const;
    const group = { area: 'castle', name: 'castle', areas: [pile, pile, row] };
    const piled: BoardInfo = { ...board, table: [{ kind: 'each', area: 'rows', of: [group] }] };
    const table = partsOf(best(layouts(piled, [board.player], true, 23), 23, 40, true).node).find(
      ({ name }) => name === 'table',
    );
    const high = [1, 2, 3, 4, 8].map((card) => table?.extent(card)[1] ?? 0);
    expect(high[1]).toBe(high[0]);
    expect(high[2]).toBe(high[0]);
    expect(high[4]).toBeGreaterThan(high[3] ?? 0);
  });
});

describe('two players who face one another', () => {
  const part = (area: string, wide: number) => ({ kind: 'part', area, name: '', wide, high: 4, bare: true });
  const hand = { kind: 'row', area: 'hand', name: '', slots: 6, wide: 5, in_head: true };
  const row = {
    kind: 'zoomed',
    area: 'row',
    name: '',
    shapes: [
      { name: 'wide', wide: 12, high: 3 },
      { name: 'narrow', wide: 7, high: 3 },
      { name: 'tall', wide: 4, high: 5 },
    ],
  };
  const board = {
    table: [{ ...part('dice', 20), draws: ['deck'] }, part('stacks', 30), { kind: 'pile', area: 'deck', name: '' }],
    player: [row, hand],
    ratio: 1.25,
    facing: true,
    sizes: {
      own: { weight: 1, least: 4, most: 9 },
      table: { weight: 1, least: 3, most: 9 },
      others: { weight: 0.7, least: 3, most: 9 },
    },
  } as unknown as BoardInfo;
  const faced = (width: number, height: number, small = false): BoardPart[] =>
    partsOf(best(facing(board, [row] as never, small, width), width, height, small).node);
  const shapeOf = (parts: BoardPart[]) => parts.find(({ name }) => name === 'own')?.shape;

  it('have the table between them, in lines that break where the room ends', () => {
    expect(faced(70, 50).map(({ name }) => name)).toEqual(['others', 'table', 'own']);
    const lines = (width: number) => linesOf(board.table, (one) => ('wide' in one ? (one.wide ?? 0) : 0), width).length;
    expect([lines(60), lines(40)]).toEqual([1, 2]);
  });

  it('have the first shape for whose smallest cards there is the width', () => {
    expect(shapeOf(faced(70, 50))?.zoom?.name).toBe('wide');
    expect(shapeOf(faced(46, 60))?.zoom?.name).toBe('narrow');
    expect(shapeOf(faced(23, 43, true))?.zoom?.name).toBe('tall');
  });

  it('are behind tabs on a phone, with the hand beside the row where it is held sideways', () => {
    const sideways = faced(51, 18, true);
    expect(sideways[0]?.tabs).toBe(true);
    expect(shapeOf(sideways)).toMatchObject({ beside: true, zoom: { name: 'narrow' } });
    expect(shapeOf(faced(23, 43, true))?.beside).toBe(false);
  });
});
