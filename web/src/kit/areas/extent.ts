/** How much room each area needs, with cards of a width; what stands around the cards is as large in every window. */
import type { BoardInfo, CellsArea, Group, RowArea, TokensArea, ZoomShape } from '../../protocol';
import { RIM, wholeAndRims } from './grid';
import { hexesOf } from './hexes';
import { columnsOf, flatRingExtent, ringExtent, usedOf } from './ring';
import type { Extent } from './room';

export type OnTable = BoardInfo['table'][number];
export type InPanel = BoardInfo['player'][number];
export type AnyArea = OnTable | InPanel;

/** What stands around cards, in rem; the style sheets of the areas have the same numbers. */
export interface Spaces {
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
  /** The least width in which small things are drawn in one's own panel. */
  own: number;
  /** Stacks need not stand in one line. */
  small: boolean;
  /** How many players there are, with printed opponents. */
  players: number;
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
  own: 18,
  small: false,
  players: 1,
};
const SMALL: Spaces = {
  padding: [0.5, 0.25],
  gap: 0.25,
  aside: 1.9,
  below: 0,
  column: 2.5,
  pile: 1.7,
  pawn: 0,
  group: 0.4,
  own: 19,
  small: true,
  players: 1,
};
export const spacesOf = (small: boolean, players = 1): Spaces => ({ ...(small ? SMALL : LARGE), players });

const HEAD = 2.4;
/** Another's head beside hexagons has two lines where it is narrower than this. */
const [ONE_LINE, TWO_LINES] = [15, 4.15];
const TITLE = 1.4;
/** Between two areas in a line. */
const BESIDE = 0.75;
/** Between small things in a panel. */
const IN_PANEL = 0.35;
const NONE: Extent = () => [0, 0];
/** How much of a card is seen that another one covers: in a row that falls, and in a stack. */
export const FALL = 0.26;
const STACKED = 0.3;
/** What stands around the cards in a box that is zoomed, above and below, with its scrollbar. */
const BOX = 0.75;
/** What is as large in every window: it is drawn in lines that break, one thing beside the other. */
const SMALL_KINDS = new Set<AnyArea['kind']>([
  'pile',
  'number',
  'supplies',
  'claims',
  'part',
  'tokens',
  'pawn',
  'dice',
  'track',
]);
export const isSmall = (area: AnyArea): boolean =>
  (SMALL_KINDS.has(area.kind) && !isBare(area)) || (area.kind === 'row' && (!!area.dice || !!area.wide));
/** What has no frame stands beside others where there is the width. */
export const isBare = (area: AnyArea): boolean => area.kind === 'part' && !!area.bare;
/** How wide the cards of a row are that are as large in every window; of others they are smaller. */
export const widthOf = ({ wide = 0 }: RowArea, own: boolean): number => (own ? wide : wide * 0.55);
/** What lies over the table for a while has no place of its own. */
export const floats = (area: AnyArea): boolean => area.kind === 'row' && !!area.floats;
/** What of others stands in the head of their panels. */
export const inHead = (area: AnyArea): boolean => area.kind === 'row' && !!area.in_head;
/** The areas that a part draws, too. */
const drawnBy = (area: AnyArea): string[] => (area.kind === 'part' ? (area.draws ?? []) : []);

// The size of an area

/** An area has its name above it, unless it stands in a group or is a grid. */
export function extentOf(area: AnyArea, ratio: number, own: boolean, spaces: Spaces, title = TITLE): Extent {
  switch (area.kind) {
    case 'row': {
      if (area.dice) return () => (own ? [area.slots * 3.6, 3.3] : [area.slots * 2, 1.7]);
      if (area.wide) return () => [area.slots * (widthOf(area, own) + 0.25), widthOf(area, own) * ratio];
      if (area.falls) return (card) => [card, card * (ratio + (area.slots - 1) * FALL)];
      const [beside, below] = area.tabs ? [spaces.aside, spaces.below] : [0.25, 0];
      return (card) => [area.slots * (card + beside), ratio * card + below + (area.untitled ? 0 : title)];
    }
    case 'cells':
      return cellsOf(area, ratio, spaces.players, title);
    case 'hexes': {
      const { across, down } = hexesOf(area.places);
      return (card) => [across * card, down * card];
    }
    case 'dice':
      return () => (own ? [area.count * 3.25, 2.75] : [area.count * 2, 1.7]);
    case 'track':
      return () => [area.spaces * 1.55 + 1.2, 2.35 + (spaces.players - 1) * 0.8 + (area.untitled ? 0.4 : title)];
    case 'grid': {
      const gap = own ? 0.25 : 0.15;
      const along = (count: number): ((size: number) => number) => {
        const { whole, rims } = own ? wholeAndRims(count, area.side) : { whole: area.side, rims: 0 };
        return (size) => (whole + 2 * rims * RIM) * size + (whole + 2 * rims - 1) * gap;
      };
      const [wide, high] = [along(area.own.columns), along(area.own.rows)];
      return (card) => [wide(card), high(ratio * card)];
    }
    case 'each': {
      if (area.around) return (spaces.small ? flatRingExtent : ringExtent)(area, ratio, spaces.players);
      const groups = area.of.map((group) => groupOf(group, ratio, own, spaces, area.across));
      return area.across ? sideBySide(groups, 0.25) : stacked(groups, spaces.gap);
    }
    case 'stacks':
      return own
        ? (card) => [
            (spaces.small ? Math.min(3, area.across) : area.across) * (card + 0.5),
            card * (ratio + (area.high - 1) * STACKED),
          ]
        : (card) => [area.across * (card + 0.4), card * 1.6];
    case 'tokens':
      return tokensOf(area, own);
    case 'supplies':
      return () => [area.piles.length * 4.2, 2.5 + title];
    case 'claims':
      return () => [area.of.length * 1.85, 2.5 + title];
    case 'part':
      return () => [area.wide, area.high + (area.bare ? 0 : area.untitled ? 0.4 : title)];
    case 'zoomed': {
      const [{ wide, high } = { wide: 1, high: 1 }] = area.shapes;
      return (card) => [wide * card, high * card + BOX];
    }
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

function cellsOf(area: CellsArea, ratio: number, players: number, title: number): Extent {
  const count = usedOf(area, players).length;
  const columns = columnsOf(area, count);
  return (card) => [columns * (card + 0.25), Math.ceil(count / columns) * (ratio * card + 0.25) - 0.25 + title];
}

/** What is pressed is as large as a finger; of others only what they have is drawn. */
function tokensOf(area: TokensArea, own: boolean): Extent {
  const count = area.summed ? 1 : area.of.length;
  const { most = 0 } = area;
  if (most > 0) return () => [most * (own ? 4.4 : 1.4), own ? 2.75 : 1.2];
  if (!own) return () => [count * 1.4, area.summed ? 1.8 : 1.5];
  return area.of.some(({ note }) => note) ? () => [count * 5, 2.6] : () => [count * 3, 1.6];
}

/** The piles and figures of a group stand in a column beside its rows. */
function groupOf(group: Group, ratio: number, own: boolean, spaces: Spaces, across = false): Extent {
  const isNarrow = ({ kind }: AnyArea): boolean => kind === 'pile' || kind === 'pawn';
  const extents = (areas: AnyArea[]): Extent[] => areas.map((one) => extentOf(one, ratio, own, spaces, 0));
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

export function sideBySide(all: Extent[], gap: number): Extent {
  return (card) => {
    const sizes = all.map((one) => one(card));
    const wide = sizes.reduce((sum, [one]) => sum + one, gap * Math.max(0, all.length - 1));
    return [wide, Math.max(0, ...sizes.map(([, high]) => high))];
  };
}

export function stacked(all: Extent[], gap: number): Extent {
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

/** One beside the other in a line that is scrolled where it is wider than a width. */
function scrolled(all: Extent[], gap: number, width: (card: number) => number): Extent {
  const line = sideBySide(all, gap);
  return (card) => {
    const [wide, high] = line(card);
    return [Math.min(wide, width(card)), high];
  };
}

/** What is wider than its room breaks into lines itself. */
function broken(inner: Extent, width: (card: number) => number): Extent {
  return (card) => {
    const [wide, high] = inner(card);
    return wide > width(card) ? [width(card), high * Math.ceil(wide / width(card))] : [wide, high];
  };
}

export function surrounded(inner: Extent, wide: number, high: number): Extent {
  return (card) => {
    const [w, h] = inner(card);
    return [w + wide, h + high];
  };
}

/**
 * Areas that are no groups stand side by side, as many as the room has width for, with the smallest cards; groups have lines
 * of their own. A line of small things breaks where it is as wide as the cards.
 */
export function linesOf(all: readonly OnTable[], wide: (area: OnTable) => number, room: number): OnTable[][] {
  const lines: OnTable[][] = [];
  const drawn = new Set(all.flatMap(drawnBy));
  for (const area of all.filter((one) => !floats(one) && !drawn.has(one.area))) {
    const line = lines.at(-1);
    const joined = [...(line ?? []), area];
    const width = joined.reduce((sum, one) => sum + wide(one) + BESIDE, -BESIDE);
    const alone = area.kind === 'each' || line?.[0]?.kind === 'each';
    if (line && !alone && (joined.every(isSmall) || width <= room)) line.push(area);
    else lines.push([area]);
  }
  return lines;
}

/** The areas of a panel, and the main one, where there is one beside others. */
export interface PanelAreas {
  side: InPanel[];
  main?: InPanel;
}
const MAIN = new Set<AnyArea['kind']>(['grid', 'stacks', 'hexes', 'zoomed']);

export function panelOf(areas: readonly InPanel[]): PanelAreas {
  const drawn = areas.filter(({ kind }) => kind !== 'counters');
  const main = drawn.find(({ kind }) => MAIN.has(kind) && (drawn.length > 1 || kind === 'zoomed'));
  return { side: drawn.filter((one) => one !== main), ...(main ? { main } : {}) };
}

// The room of several areas

/**
 * Lines of cards, and lines of small things that break where they are as wide as the cards, or as is least; on a phone
 * these do not break, but are scrolled sideways.
 */
export function linesExtent(
  lines: readonly AnyArea[][],
  extent: (area: AnyArea) => Extent,
  least: number,
  small: boolean,
  gap: number,
): Extent {
  const large = stacked(
    lines.filter((line) => !line.every(isSmall)).map((line) => sideBySide(line.map(extent), BESIDE)),
    gap,
  );
  const width = (card: number): number => Math.max(least, large(card)[0]);
  const all = lines.map((line) =>
    line.every(isSmall)
      ? (small ? scrolled : wrapped)(line.map(extent), 0.5, width)
      : sideBySide(line.map(extent), BESIDE),
  );
  return stacked(all, gap);
}

/** The areas of a panel beside its main one: as wide as the widest of them with cards, broken into lines there. */
export interface PanelSide {
  width: (card: number) => number;
  /** Their room, in lines of a width. */
  within: (wide: (card: number) => number) => Extent;
}

export function sideOf(
  areas: readonly InPanel[],
  board: BoardInfo,
  own: boolean,
  small: boolean,
  least: number,
): PanelSide {
  const spaces = spacesOf(small);
  const { side } = panelOf(areas);
  const extents = side.map((area): Extent =>
    area.kind === 'pile' && !own ? () => [2, 1.7] : extentOf(area, board.ratio, own, spaces, isSmall(area) ? 0 : TITLE),
  );
  const cards = extents.filter((_, i) => side[i] && !isSmall(side[i]));
  const parts = side.map((area) => (area.kind === 'part' && !area.when ? area.wide : 0));
  const width = (card: number): number =>
    Math.max(side.some(isSmall) ? least : 0, ...parts, ...cards.map((one) => one(card)[0]));
  const within = (wide: (card: number) => number): Extent => {
    const lines = wrapped(
      extents.map((one) => broken(one, wide)),
      IN_PANEL,
      wide,
    );
    return (card) => [side.length > 0 ? width(card) : 0, lines(card)[1]];
  };
  return { width, within };
}

/** How a panel is laid out. */
export interface Shape {
  /** The main area lies beside the others, with the head above these; otherwise below them. */
  beside: boolean;
  /** The shape of a main area that is zoomed. */
  zoom?: ZoomShape;
  /** The least width of the others in rem; 0 if nothing small lies there, which needs it. */
  least: number;
}

const headOf = ({ least }: Shape, tall: boolean): number => (tall && least > 0 && least < ONE_LINE ? TWO_LINES : HEAD);

/** Return the extent of a panel, with its head. */
export function panelExtent(
  areas: readonly InPanel[],
  board: BoardInfo,
  own: boolean,
  small: boolean,
  shape: Shape,
): Extent {
  const { main } = panelOf(areas);
  const { width, within } = sideOf(areas, board, own, small, shape.least);
  // Hexagons are as high as what lies beside them in another's panel: its head, its padding and its border count.
  const tall = !own && !small && main?.kind === 'hexes';
  const edge = tall ? 1 : 0.75;
  if (!main) return surrounded(within(width), 1.25, HEAD + edge);
  const large = extentOf(main, board.ratio, own, spacesOf(small));
  if (shape.beside && main.kind === 'zoomed')
    return surrounded(sideBySide([large, within(width)], BESIDE), 1.25, HEAD + edge);
  if (shape.beside)
    return surrounded(sideBySide([surrounded(within(width), 0, headOf(shape, tall)), large], 1), 1.25, edge);
  const side = within((card) => Math.max(width(card), large(card)[0]));
  return surrounded(stacked([side, large], 0.5), 1.25, HEAD + edge);
}
