/** How large the cards of each part of a table are: as large as the window lets them be, whatever lies there. */
import type { BoardInfo, CardSize, Group } from '../../protocol';

type Area = BoardInfo['table'][number] | BoardInfo['player'][number];
type PartName = 'own' | 'table' | 'others';

/** How wide and high something is, in rem, with cards of a width. */
type Extent = (card: number) => readonly [wide: number, high: number];

/** The part of a table that has one size of cards. */
export interface Part extends CardSize {
  name: PartName;
  extent: Extent;
  /** So many panels side by side. */
  columns?: number;
  /** It is scrolled sideways, so its width counts for nothing. */
  strip?: boolean;
}

export interface Split {
  way: 'across' | 'down';
  of: Node[];
}

export type Node = Part | Split;
/** The width of the cards of each part, in rem. */
export type Cards = Readonly<Partial<Record<PartName, number>>>;

/** What stands around cards, in rem; the style sheets of the areas have the same numbers. */
interface Spaces {
  /** At each edge of the board: beside it, and above and below it. */
  padding: readonly [across: number, down: number];
  /** Between two parts. */
  gap: number;
  /** Beside a card and below it, where choices stand there. */
  aside: number;
  below: number;
  /** The column of piles and figures beside rows, the width of a pile, and the height of a figure. */
  column: number;
  pile: number;
  pawn: number;
  /** The padding of a group of areas, above and below. */
  group: number;
}
const LARGE: Spaces = {
  padding: [0.5, 0.5],
  gap: 0.75,
  aside: 0.625,
  below: 1.6,
  column: 3.25,
  pile: 2.2,
  pawn: 2.3,
  group: 0.6,
};
const SMALL: Spaces = {
  padding: [0.5, 0.25],
  gap: 0.25,
  aside: 2.6,
  below: 0,
  column: 2.5,
  pile: 1.7,
  pawn: 0,
  group: 0.4,
};
export const spacesOf = (small: boolean): Spaces => (small ? SMALL : LARGE);

const HEAD = 2.6;
const STRIP = 4.9;
const TITLE = 1.4;
const NONE: Extent = () => [0, 0];

// The size of an area

/** An area has its name above it, unless it stands in a group or is a grid. */
function extentOf(area: Area, ratio: number, own: boolean, spaces: Spaces, title = TITLE): Extent {
  switch (area.kind) {
    case 'row': {
      const [beside, below] = area.tabs ? [spaces.aside, spaces.below] : [0.25, 0];
      return (card) => [area.slots * (card + beside), ratio * card + below + title];
    }
    case 'cells':
      return (card) => [area.count * (card + 0.25), ratio * card + title];
    case 'grid': {
      const [columns, rows] = own ? [area.own.columns, area.own.rows] : [area.side, area.side];
      const gap = own ? 0.25 : 0.15;
      return (card) => [columns * (card + gap) - gap, rows * (ratio * card + gap) - gap];
    }
    case 'each':
      return stacked(
        area.of.map((group) => groupOf(group, ratio, own, spaces)),
        spaces.gap,
      );
    case 'pile':
      return () => [spaces.pile + 1.3, spaces.pile * ratio + 0.25 + title];
    case 'pawn':
      return () => [2, spaces.pawn];
    case 'number':
      return () => [6, 1.5];
    case 'counters':
      return NONE;
  }
}

/** The piles and figures of a group stand in a column beside its rows. */
function groupOf(group: Group, ratio: number, own: boolean, spaces: Spaces): Extent {
  const isNarrow = ({ kind }: Area): boolean => kind === 'pile' || kind === 'pawn';
  const extents = (areas: Area[]): Extent[] => areas.map((one) => extentOf(one, ratio, own, spaces, 0));
  const narrow = group.areas.filter(isNarrow);
  const column = stacked(extents(narrow), 0.25);
  const rows = stacked(extents(group.areas.filter((one) => !isNarrow(one))), 0.5);
  return (card) => {
    const [wide, high] = rows(card);
    return [wide + (narrow.length > 0 ? spaces.column : 0) + 1.1, Math.max(high, column(card)[1]) + spaces.group];
  };
}

function sideBySide(all: Extent[], gap: number): Extent {
  return (card) => {
    const sizes = all.map((one) => one(card));
    const wide = sizes.reduce((sum, [one]) => sum + one, gap * Math.max(0, all.length - 1));
    return [wide, Math.max(0, ...sizes.map(([, high]) => high))];
  };
}

function stacked(all: Extent[], gap: number): Extent {
  return (card) => {
    const sizes = all.map((one) => one(card)).filter(([, high]) => high > 0);
    const high = sizes.reduce((sum, [, one]) => sum + one, gap * Math.max(0, sizes.length - 1));
    return [Math.max(0, ...sizes.map(([wide]) => wide)), high];
  };
}

function surrounded(inner: Extent, wide: number, high: number): Extent {
  return (card) => {
    const [w, h] = inner(card);
    return [w + wide, h + high];
  };
}

/** Areas that are no groups stand side by side; groups have lines of their own. */
export function linesOf<A extends Area>(all: readonly A[]): A[][] {
  const lines: A[][] = [];
  for (const area of all) {
    const line = lines.at(-1);
    if (line && area.kind !== 'each' && line[0]?.kind !== 'each') line.push(area);
    else lines.push([area]);
  }
  return lines;
}

// The ways in which a table can be laid out

export function layouts(board: BoardInfo, others: number, small: boolean): Node[] {
  const spaces = spacesOf(small);
  const part = (name: PartName, extent: Extent, more: Partial<Part> = {}): Part => ({
    ...board.sizes[name],
    name,
    extent,
    ...more,
  });
  const extents = (areas: Area[], own = false): Extent[] =>
    areas.map((area) => extentOf(area, board.ratio, own, spaces));
  const panel = (own: boolean): Extent => surrounded(stacked(extents(board.player, own), 0.25), 1.25, HEAD + 0.75);
  const lines = linesOf(board.table).map((line) => sideBySide(extents(line), 0.75));
  const table = part('table', stacked(lines, 0.25));
  const own = part('own', panel(true));
  if (others === 0) return both([table, own]);
  if (small) {
    const strip = part('others', () => [0, STRIP], { strip: true });
    return [
      { way: 'down', of: [strip, table, own] },
      { way: 'across', of: [{ way: 'down', of: [strip, table] }, own] },
    ];
  }
  const panels = (columns: number): Part => {
    const row = sideBySide(Array<Extent>(columns).fill(panel(false)), 0.5);
    return part('others', stacked(Array<Extent>(Math.ceil(others / columns)).fill(row), 0.5), { columns });
  };
  const ways = others > 2 ? [panels(others), panels(Math.ceil(others / 2))] : [panels(others)];
  return ways.flatMap((them): Split[] => [
    { way: 'across', of: [{ way: 'down', of: [table, them] }, own] },
    { way: 'down', of: [{ way: 'across', of: [table, them] }, own] },
    { way: 'down', of: [table, them, own] },
  ]);
}

const both = (of: Node[]): Split[] => [
  { way: 'across', of },
  { way: 'down', of },
];

// The sizes of the cards of one of them

export interface Fitted {
  node: Node;
  cards: Cards;
  /** By how many rem it is higher than the room. */
  over: number;
  /** How large the cards are, all in all. */
  worth: number;
}

export const partsOf = (node: Node): Part[] => ('way' in node ? node.of.flatMap(partsOf) : [node]);

/** Return the same layout with more or less height around the cards of its parts. */
export function withMore(node: Node, high: Readonly<Record<string, number>>): Node {
  if ('way' in node) return { ...node, of: node.of.map((one) => withMore(one, high)) };
  return { ...node, extent: surrounded(node.extent, 0, high[node.name] ?? 0) };
}

function sizeOf(node: Node, cards: Cards, gap: number): readonly [wide: number, high: number] {
  if (!('way' in node)) {
    return node.extent(cards[node.name] ?? node.least);
  }
  const inner = node.of.map((one) => sizeOf(one, cards, gap));
  const [along, aside] = node.way === 'across' ? [0, 1] : [1, 0];
  const total = inner.reduce((all, size) => all + (size[along] ?? 0), gap * (inner.length - 1));
  const widest = Math.max(...inner.map((size) => size[aside] ?? 0));
  return node.way === 'across' ? [total, widest] : [widest, total];
}

/** Return the largest number for which something holds that holds for all smaller ones, or the least. */
function largest(least: number, greatest: number, holds: (number: number) => boolean): number {
  if (!holds(least)) return least;
  let [low, high] = [least, greatest];
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Return the largest cards of each part that fit. All parts grow together; one that can grow no more leaves the room to
 * the others. What is too wide cannot be seen at all; what is too high is scrolled.
 */
export function fit(node: Node, width: number, height: number, small: boolean): Fitted {
  const { gap } = spacesOf(small);
  const parts = partsOf(node);
  let cards: Cards = Object.fromEntries(parts.map((part) => [part.name, part.least]));
  const [wide, high] = sizeOf(node, cards, gap);
  const over = wide > width ? Infinity : Math.max(0, high - height);
  const columns = 'way' in node && node.way === 'across' ? node.of : [node];
  // What is too high already grows no more, and what stands beside it stays in sight.
  const limits = columns.map((column) => Math.max(height, sizeOf(column, cards, gap)[1]));
  const fits = (tried: Cards): boolean =>
    sizeOf(node, tried, gap)[0] <= width &&
    columns.every((column, i) => sizeOf(column, tried, gap)[1] <= (limits[i] ?? height));
  let growing = parts;
  const at = (unit: number): Cards => ({
    ...cards,
    ...Object.fromEntries(
      growing.map((part) => [part.name, Math.min(part.most, Math.max(cards[part.name] ?? 0, unit * part.weight))]),
    ),
  });
  while (growing.length > 0) {
    cards = at(largest(0, 40, (unit) => fits(at(unit))));
    const left = growing.filter(({ name, most: limit }) => {
      const more = (cards[name] ?? 0) * 1.03;
      return more < limit && fits({ ...cards, [name]: more });
    });
    if (left.length === growing.length) break;
    growing = left;
  }
  const worth = parts.reduce((total, part) => total + part.weight * Math.log(cards[part.name] ?? 1), 0);
  return { node, cards, over, worth };
}

/** Return the layout with the largest cards of those that are scrolled least. */
export function best(nodes: readonly Node[], width: number, height: number, small: boolean): Fitted {
  return nodes
    .map((node) => fit(node, width, height, small))
    .reduce((one, other) =>
      other.over < one.over || (other.over === one.over && other.worth > one.worth) ? other : one,
    );
}
