/** The ways in which a table can be laid out: its parts across and down, and the shapes of its panels. */
import type { BoardInfo, CardSize } from '../../protocol';
import {
  extentOf,
  linesExtent,
  linesOf,
  isSmall,
  panelExtent,
  panelOf,
  sideBySide,
  spacesOf,
  stacked,
  type AnyArea,
  type InPanel,
  type OnTable,
  type Shape,
} from './extent';
import type { Extent } from './room';

export type PartName = 'own' | 'table' | 'others';

/** The part of a table that has one size of cards. */
export interface BoardPart extends CardSize {
  name: PartName;
  extent: Extent;
  /** So many panels side by side. */
  columns?: number;
  /** It is scrolled sideways, so its width counts for nothing. */
  strip?: boolean;
  /** It is a tab for each player. */
  tabs?: boolean;
  shape: Shape;
}

export interface Split {
  way: 'across' | 'down';
  of: Node[];
  /** Of layouts that need as little scrolling the one with the lowest rank is taken, then the one with the largest cards. */
  rank?: number;
}

export type Node = BoardPart | Split;

/** The width of the cards of each part, in rem. */
export type Cards = Readonly<Partial<Record<PartName, number>>>;

/** How high the strip of the others' panels is on a phone: with what a game draws there by hand, or hexagons, it is higher. */
const [STRIP, HEXES_STRIP] = [4.9, 7];
const partStrip = (high: number): number => 3.1 + high * 0.625;
function stripOf(others: readonly (readonly InPanel[])[]): number {
  const all = others.flat().map((area) => {
    if (area.kind === 'hexes') return HEXES_STRIP;
    return area.kind === 'part' ? partStrip(area.high) : STRIP;
  });
  return Math.max(STRIP, ...all);
}
/** The least widths in which small things are drawn on the table, and in another's panel: narrow, with a head of one line,
    or wide. */
const TABLE = 16;
export const [NARROW, LINE, WIDE] = [11.5, 15.5, 25];
/** The frame of what a game draws on the table. */
const FRAME = 1.125;

/** The least width of what stands beside the main area of one's own panel, where that needs the room; beside several others
    what it gains is lost by them. */
const BESIDE = 13;

/** Return the shapes that a panel may have: the main area below or beside the others, which are narrow or wide. */
function shapesOf(areas: readonly InPanel[], widths: readonly number[], narrower: readonly number[] = []): Shape[] {
  const { side, main } = panelOf(areas);
  const all = (more: readonly number[]): readonly number[] => (side.some(isSmall) ? [...more, ...widths] : [0]);
  const below = all([]).map((least) => ({ beside: false, least }));
  return [...below, ...(main ? all(narrower).map((least) => ({ beside: true, least })) : [])];
}

/** Return the lines of areas on the table, in a room so wide. */
export function tableLines(board: BoardInfo, small: boolean, width: number, players: number): OnTable[][] {
  const spaces = spacesOf(small, players);
  return linesOf(board.table, (area) => extentOf(area, board.ratio, false, spaces)(board.sizes.table.least)[0], width);
}

/** The same part stands in many layouts, which are tried with the same sizes of cards: each is worked out once. */
function remembered(extent: Extent): Extent {
  const known = new Map<number, ReturnType<Extent>>();
  return (card) => {
    const found = known.get(card) ?? extent(card);
    known.set(card, found);
    return found;
  };
}

/** Return what makes the parts of a board. */
export const partsFor =
  (board: BoardInfo) =>
  (name: PartName, extent: Extent, more: Partial<BoardPart> = {}): BoardPart => ({
    ...board.sizes[name],
    name,
    extent: remembered(extent),
    shape: { beside: false, least: 0 },
    ...more,
  });

/** Return the least width of small things on the table: on a phone what a game draws there adapts itself. */
export function leastOfTable({ table }: BoardInfo, small: boolean): number {
  const parts = small ? [] : table.filter(isSmall).map((area) => (area.kind === 'part' ? area.wide + FRAME : 0));
  return Math.max(TABLE, ...parts);
}

/** Return the table of a board, in a room so wide. */
export function tablePart(board: BoardInfo, small: boolean, width: number, players: number): BoardPart {
  const spaces = spacesOf(small, players);
  const extent = (area: AnyArea): Extent => extentOf(area, board.ratio, false, spaces);
  return partsFor(board)(
    'table',
    linesExtent(tableLines(board, small, width, players), extent, leastOfTable(board, small), small, 0.25),
  );
}

/** Return the shapes of one's own panel; where it shall be `plain`, the head stands above all of it. */
export function ownParts(board: BoardInfo, small: boolean, plain: boolean): BoardPart[] {
  return shapesOf(board.player, [spacesOf(small).own], small || plain ? [] : [BESIDE]).map((shape) =>
    partsFor(board)('own', panelExtent(board.player, board, true, small, shape), { shape }),
  );
}

/** Return the ways in which a table can be laid out in a room so wide; `others` are the areas in the panel of each. */
export function layouts(
  board: BoardInfo,
  others: readonly (readonly InPanel[])[],
  small: boolean,
  width: number,
): Node[] {
  const part = partsFor(board);
  const table = tablePart(board, small, width, others.length + 1);
  const owns = ownParts(board, small, others.length > 1);
  if (others.length === 0) return owns.flatMap((own) => both([table, own]));
  if (small) {
    const strip = part('others', () => [0, stripOf(others)], {
      strip: true,
      // Hexagons are as high as the strip: the head stands above what lies beside them.
      shape: { beside: others.flat().some(({ kind }) => kind === 'hexes'), least: 0 },
    });
    return owns.flatMap((own): Split[] => [
      { way: 'down', of: [strip, table, own] },
      // Sideways there is little height: what is chosen from comes first.
      { way: 'across', of: [{ way: 'down', of: [table, strip] }, own] },
    ]);
  }
  const count = others.length;
  const columns = [...new Set([count, Math.ceil(count / 2), 1])];
  const shapes = shapesOf(others[0] ?? [], [NARROW, LINE, WIDE]);
  const them = columns.flatMap((wide) => shapes.map((shape) => panels(wide, shape)));
  function panels(wide: number, shape: Shape): BoardPart {
    const each = others.map((areas) => panelExtent(areas, board, false, small, shape));
    const rows = Array.from({ length: Math.ceil(count / wide) }, (_, i) =>
      sideBySide(each.slice(i * wide, (i + 1) * wide), 0.5),
    );
    return part('others', stacked(rows, 0.5), { columns: wide, shape });
  }
  return owns.flatMap((own) =>
    them.flatMap((others): Split[] => [
      { way: 'across', of: [{ way: 'down', of: [table, others] }, own] },
      { way: 'down', of: [{ way: 'across', of: [table, others] }, own] },
      { way: 'down', of: [table, others, own] },
      { way: 'across', of: [table, { way: 'down', of: [own, others] }] },
      { way: 'across', of: [table, own, others] },
      { way: 'down', of: [{ way: 'across', of: [table, own] }, others] },
    ]),
  );
}

const both = (of: Node[]): Split[] => [
  { way: 'across', of },
  { way: 'down', of },
];

export const partsOf = (node: Node): BoardPart[] => ('way' in node ? node.of.flatMap(partsOf) : [node]);

/** Return how large a layout is with cards of these sizes, or with the smallest. */
export function sizeOf(node: Node, cards: Cards, gap: number): readonly [wide: number, high: number] {
  if (!('way' in node)) {
    return node.extent(cards[node.name] ?? node.least);
  }
  const inner = node.of.map((one) => sizeOf(one, cards, gap));
  const [along, aside] = node.way === 'across' ? [0, 1] : [1, 0];
  const total = inner.reduce((all, size) => all + (size[along] ?? 0), gap * (inner.length - 1));
  const widest = Math.max(...inner.map((size) => size[aside] ?? 0));
  return node.way === 'across' ? [total, widest] : [widest, total];
}
