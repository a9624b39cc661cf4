/** How large the cards of each part of a table are: as large as the window lets them be, whatever lies there. */
import type { BoardInfo, CardSize, Group, TokensArea } from '../../protocol';

type OnTable = BoardInfo['table'][number];
export type InPanel = BoardInfo['player'][number];
type Area = OnTable | InPanel;
type PartName = 'own' | 'table' | 'others';

/** How wide and high something is, in rem, with cards of a width. */
type Extent = (card: number) => readonly [wide: number, high: number];

/** How a panel is laid out. */
interface Shape {
  /** The main area lies beside the others, with the head above these; otherwise below them. */
  beside: boolean;
  /** The least width of the others in rem; 0 if nothing small lies there, which needs it. */
  least: number;
}

/** The part of a table that has one size of cards. */
export interface Part extends CardSize {
  name: PartName;
  extent: Extent;
  /** So many panels side by side. */
  columns?: number;
  /** It is scrolled sideways, so its width counts for nothing. */
  strip?: boolean;
  shape: Shape;
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
  /** The least width in which small things are drawn in one's own panel, and what lies between things there. */
  own: number;
  inPanel: number;
  /** Stacks need not stand in one line. */
  small: boolean;
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
  own: 15,
  small: false,
  inPanel: 0.35,
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
  own: 19,
  small: true,
  inPanel: 0.35,
};
export const spacesOf = (small: boolean): Spaces => (small ? SMALL : LARGE);

const HEAD = 2.4;
/** How high the strip of the others' panels is on a phone: with what a game draws there by hand it is higher. */
const [STRIP, HIGH_STRIP] = [4.9, 5.9];
export const stripOf = (others: readonly (readonly InPanel[])[]): number =>
  others.some((areas) => areas.some(({ kind }) => kind === 'part')) ? HIGH_STRIP : STRIP;
const TITLE = 1.4;
const NONE: Extent = () => [0, 0];
/** How much of a card is seen that another one covers, and what a stack needs beside it. */
export const FALL = 0.26;
/** The least widths in which small things are drawn on the table, and in another's panel, narrow or wide. */
const TABLE = 16;
const [NARROW, WIDE] = [11.5, 25];

/** What is as large in every window: it is drawn in lines that break, one thing beside the other. */
const SMALL_KINDS = new Set<Area['kind']>(['pile', 'number', 'supplies', 'claims', 'part', 'tokens', 'pawn']);
export const isSmall = (area: Area): boolean => SMALL_KINDS.has(area.kind) || (area.kind === 'row' && !!area.dice);
/** What lies over the table for a while has no place of its own. */
export const floats = (area: Area): boolean => area.kind === 'row' && !!area.floats;

// The size of an area

/** An area has its name above it, unless it stands in a group or is a grid. */
function extentOf(area: Area, ratio: number, own: boolean, spaces: Spaces, title = TITLE): Extent {
  switch (area.kind) {
    case 'row': {
      if (area.dice) return () => (own ? [area.slots * 3.6, 3.3] : [area.slots * 2, 1.7]);
      if (area.falls) return (card) => [card, card * (ratio + (area.slots - 1) * FALL)];
      const [beside, below] = area.tabs ? [spaces.aside, spaces.below] : [0.25, 0];
      return (card) => [area.slots * (card + beside), ratio * card + below + (area.untitled ? 0 : title)];
    }
    case 'cells':
      return (card) => [area.count * (card + 0.25), ratio * card + title];
    case 'grid': {
      const [columns, rows] = own ? [area.own.columns, area.own.rows] : [area.side, area.side];
      const gap = own ? 0.25 : 0.15;
      return (card) => [columns * (card + gap) - gap, rows * (ratio * card + gap) - gap];
    }
    case 'each': {
      const groups = area.of.map((group) => groupOf(group, ratio, own, spaces, area.across));
      return area.across ? sideBySide(groups, 0.25) : stacked(groups, spaces.gap);
    }
    case 'stacks':
      return own
        ? (card) => [
            (spaces.small ? Math.min(3, area.across) : area.across) * (card + 0.5),
            card * (ratio + (area.high - 1) * 0.3),
          ]
        : (card) => [area.across * (card + 0.4), card * 1.6];
    case 'tokens':
      return tokensOf(area, own);
    case 'supplies':
      return () => [area.piles.length * 4.2, 2.5 + title];
    case 'claims':
      return () => [area.of.length * 1.85, 2.5 + title];
    case 'part':
      return () => [area.wide, area.high + title];
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

/** What is pressed is as large as a finger; of others only what they have is drawn. */
function tokensOf(area: TokensArea, own: boolean): Extent {
  const count = area.summed ? 1 : area.of.length;
  if (!own) return () => [count * 1.4, 1.5];
  return area.of.some(({ note }) => note) ? () => [count * 5, 2.6] : () => [count * 3, 1.6];
}

/** The piles and figures of a group stand in a column beside its rows. */
function groupOf(group: Group, ratio: number, own: boolean, spaces: Spaces, across = false): Extent {
  const isNarrow = ({ kind }: Area): boolean => kind === 'pile' || kind === 'pawn';
  const extents = (areas: Area[]): Extent[] => areas.map((one) => extentOf(one, ratio, own, spaces, 0));
  const narrow = group.areas.filter(isNarrow);
  const column = stacked(extents(narrow), 0.25);
  const rows = stacked(extents(group.areas.filter((one) => !isNarrow(one))), 0.5);
  return (card) => {
    const [wide, high] = rows(card);
    return [
      wide + (narrow.length > 0 ? spaces.column : 0) + (across ? 0 : 1.1),
      Math.max(high, column(card)[1]) + spaces.group,
    ];
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

/** One beside the other in as many lines as a width needs. */
function wrapped(all: Extent[], gap: number, width: (card: number) => number): Extent {
  return (card) => {
    const limit = width(card);
    let [line, high, total, widest] = [0, 0, 0, 0];
    for (const [w, h] of all.map((one) => one(card))) {
      const longer = line > 0 ? line + gap + w : w;
      if (line > 0 && longer > limit) [total, line, high] = [total + high + 0.25, w, h];
      else [line, high] = [longer, Math.max(high, h)];
      widest = Math.max(widest, line);
    }
    return [Math.min(widest, limit), total + high];
  };
}

function surrounded(inner: Extent, wide: number, high: number): Extent {
  return (card) => {
    const [w, h] = inner(card);
    return [w + wide, h + high];
  };
}

/**
 * Areas that are no groups stand side by side; groups have lines of their own. A line of small things breaks where it is
 * as wide as the cards.
 */
export function linesOf(all: readonly OnTable[]): OnTable[][] {
  const lines: OnTable[][] = [];
  for (const area of all.filter((one) => !floats(one))) {
    const line = lines.at(-1);
    if (line && area.kind !== 'each' && line[0]?.kind !== 'each') line.push(area);
    else lines.push([area]);
  }
  return lines;
}

/** The areas of a panel, and the main one, where there is one beside others. */
export interface Panel {
  side: InPanel[];
  main?: InPanel;
}
const MAIN = new Set<Area['kind']>(['grid', 'stacks']);

export function panelOf(areas: readonly InPanel[]): Panel {
  const drawn = areas.filter(({ kind }) => kind !== 'counters');
  const main = drawn.length > 1 ? drawn.find(({ kind }) => MAIN.has(kind)) : undefined;
  return { side: drawn.filter((one) => one !== main), ...(main ? { main } : {}) };
}

// The ways in which a table can be laid out

/** Lines of cards, and lines of small things that break where they are as wide as the cards, or as is least. */
function linesExtent(lines: readonly Area[][], extent: (area: Area) => Extent, least: number, gap: number): Extent {
  const large = stacked(
    lines.filter((line) => !line.every(isSmall)).map((line) => sideBySide(line.map(extent), 0.75)),
    gap,
  );
  const width = (card: number): number => Math.max(least, large(card)[0]);
  const all = lines.map((line) =>
    line.every(isSmall) ? wrapped(line.map(extent), 0.5, width) : sideBySide(line.map(extent), 0.75),
  );
  return stacked(all, gap);
}

/** The areas of a panel beside its main one: as wide as the widest of them with cards, broken into lines there. */
export interface Side {
  width: (card: number) => number;
  extent: Extent;
}

export function sideOf(areas: readonly InPanel[], board: BoardInfo, own: boolean, small: boolean, least: number): Side {
  const spaces = spacesOf(small);
  const { side } = panelOf(areas);
  const extents = side.map((area): Extent =>
    area.kind === 'pile' && !own ? () => [2, 1.7] : extentOf(area, board.ratio, own, spaces, isSmall(area) ? 0 : TITLE),
  );
  const cards = extents.filter((_, i) => side[i] && !isSmall(side[i]));
  const width = (card: number): number => Math.max(side.some(isSmall) ? least : 0, ...cards.map((one) => one(card)[0]));
  const lines = wrapped(extents, spaces.inPanel, width);
  return { width, extent: (card) => [side.length > 0 ? width(card) : 0, lines(card)[1]] };
}

/** Return the extent of a panel, with its head. */
function panelExtent(areas: readonly InPanel[], board: BoardInfo, own: boolean, small: boolean, shape: Shape): Extent {
  const { main } = panelOf(areas);
  const { extent } = sideOf(areas, board, own, small, shape.least);
  if (!main) return surrounded(extent, 1.25, HEAD + 0.75);
  const large = extentOf(main, board.ratio, own, spacesOf(small));
  if (!shape.beside) return surrounded(stacked([extent, large], 0.5), 1.25, HEAD + 0.75);
  return surrounded(sideBySide([surrounded(extent, 0, HEAD), large], 1), 1.25, 0.75);
}

/** Return the shapes that a panel may have: the main area below or beside the others, which are narrow or wide. */
function shapesOf(areas: readonly InPanel[], widths: readonly number[]): Shape[] {
  const { side, main } = panelOf(areas);
  const all = side.some(isSmall) ? widths : [0];
  const below = all.map((least) => ({ beside: false, least }));
  return [...below, ...(main ? [{ beside: true, least: all[0] ?? 0 }] : [])];
}

/** Return the ways in which a table can be laid out; `others` are the areas in the panel of each. */
export function layouts(board: BoardInfo, others: readonly (readonly InPanel[])[], small: boolean): Node[] {
  const spaces = spacesOf(small);
  const part = (name: PartName, extent: Extent, more: Partial<Part> = {}): Part => ({
    ...board.sizes[name],
    name,
    extent,
    shape: { beside: false, least: 0 },
    ...more,
  });
  const extent = (area: Area): Extent => extentOf(area, board.ratio, false, spaces);
  const table = part('table', linesExtent(linesOf(board.table), extent, TABLE, 0.25));
  const owns = shapesOf(board.player, [spaces.own]).map((shape) =>
    part('own', panelExtent(board.player, board, true, small, shape), { shape }),
  );
  if (others.length === 0) return owns.flatMap((own) => both([table, own]));
  if (small) {
    const strip = part('others', () => [0, stripOf(others)], { strip: true });
    return owns.flatMap((own): Split[] => [
      { way: 'down', of: [strip, table, own] },
      { way: 'across', of: [{ way: 'down', of: [strip, table] }, own] },
    ]);
  }
  const count = others.length;
  const columns = [...new Set([count, Math.ceil(count / 2), 1])];
  const shapes = shapesOf(others[0] ?? [], [NARROW, WIDE]);
  const them = columns.flatMap((wide) => shapes.map((shape) => panels(wide, shape)));
  function panels(wide: number, shape: Shape): Part {
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
    ]),
  );
}

const both = (of: Node[]): Split[] => [
  { way: 'across', of },
  { way: 'down', of },
];

// The sizes of the cards of one of them

export interface Fitted {
  node: Node;
  cards: Cards;
  /** By how many rem it is higher than the room at least. */
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

/** So many sizes of cards are tried. */
const STEPS = 48;
const UNITS = Array.from({ length: STEPS + 1 }, (_, i) => 1 - i / STEPS);

/** Return cards as small as a narrow window needs them, smaller than is said to be least. */
function narrowed(node: Node, least: Cards, width: number, gap: number): Cards {
  const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7].map((share) =>
    Object.fromEntries(Object.entries(least).map(([name, card]) => [name, card * share])),
  );
  return shares.find((cards) => sizeOf(node, cards, gap)[0] <= width) ?? least;
}

/** Return the largest unit for which something holds; it may hold for larger ones again. */
function largest(holds: (unit: number) => boolean): number {
  const found = UNITS.find(holds) ?? 0;
  let [low, high] = [found, Math.min(1, found + 1 / STEPS)];
  for (let i = 0; i < 6; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Return the largest cards of each part that fit. All parts grow together; one that can grow no more leaves the room to
 * the others. What is too wide cannot be seen at all; what is too high is scrolled. Larger cards may need less height, since
 * small things have less lines where the cards are wider.
 */
export function fit(node: Node, width: number, height: number, small: boolean): Fitted {
  const { gap } = spacesOf(small);
  const parts = partsOf(node);
  const columns = 'way' in node && node.way === 'across' ? node.of : [node];
  const most = Math.max(...parts.map((part) => part.most / part.weight));
  /** The cards where these parts grow to a share of the largest unit, and the others stay. */
  const grown = (growing: Part[], cards: Cards, unit: number): Cards => ({
    ...cards,
    ...Object.fromEntries(
      growing.map((part) => [
        part.name,
        Math.min(part.most, Math.max(cards[part.name] ?? 0, unit * most * part.weight)),
      ]),
    ),
  });
  const overOf = (cards: Cards): number => {
    const [wide, high] = sizeOf(node, cards, gap);
    return wide > width ? Infinity : Math.max(0, high - height);
  };
  const smallest = narrowed(node, Object.fromEntries(parts.map((part) => [part.name, part.least])), width, gap);
  const lowest = UNITS.map((unit) => grown(parts, smallest, unit)).reduce((one, other) =>
    overOf(other) < overOf(one) ? other : one,
  );
  // What is too high already grows no more, and what stands beside it stays in sight.
  const limits = columns.map((column) => Math.max(height, sizeOf(column, lowest, gap)[1]));
  const fits = (tried: Cards): boolean =>
    sizeOf(node, tried, gap)[0] <= width &&
    columns.every((column, i) => sizeOf(column, tried, gap)[1] <= (limits[i] ?? height));
  let [cards, growing] = [lowest, parts];
  while (growing.length > 0) {
    const before = cards;
    cards = grown(
      growing,
      before,
      largest((unit) => fits(grown(growing, before, unit))),
    );
    const left = growing.filter(({ name, most: limit }) => {
      const more = (cards[name] ?? 0) * 1.03;
      return more < limit && fits({ ...cards, [name]: more });
    });
    if (left.length === growing.length) break;
    growing = left;
  }
  const worth = parts.reduce((total, part) => total + part.weight * Math.log(cards[part.name] ?? 1), 0);
  return { node, cards, over: overOf(lowest), worth };
}

/** Return the layout with the largest cards of those that are scrolled least. */
export function best(nodes: readonly Node[], width: number, height: number, small: boolean): Fitted {
  return nodes
    .map((node) => fit(node, width, height, small))
    .reduce((one, other) =>
      other.over < one.over || (other.over === one.over && other.worth > one.worth) ? other : one,
    );
}
