/** How many places cells have, and how much room groups need that stand in a ring around another one. */
import type { CellsArea, EachArea, Group } from '../../protocol';
import type { Extent } from './room';

/** Return the places of cells that are used with so many players, by their numbers. */
export const usedOf = ({ count, used = [] }: CellsArea, players: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => (used[i] ?? 0) <= players);

/** Return how many of so many cells stand side by side. */
export const columnsOf = ({ square, across }: CellsArea, count: number): number =>
  square ? Math.ceil(Math.sqrt(count)) : Math.min(across, count);

/** The line of small things above the cells of a group, and what stands around them, in rem. */
const LINE = 2.2;
const [BESIDE, AROUND, GAP] = [0.25, 0.75, 0.25];

/** Return how many cells stand side by side in the widest group of a ring. */
export const widestOf = ({ of }: EachArea, players: number): number =>
  Math.max(...of.map((group) => linesOf(group, players)[0]));

/** Return the share of a whole card that those in the middle have: they stand in a column as wide as that of a group. */
export const middleShare = (each: EachArea, players: number): number =>
  each.around ? Math.min(1, widestOf(each, players) / linesOf(each.around, players)[0]) : 1;

function cellsOf({ areas }: Group): CellsArea | undefined {
  return areas.find((area) => area.kind === 'cells');
}

function countOf(group: Group, players: number): number {
  const cells = cellsOf(group);
  return cells ? usedOf(cells, players).length : 0;
}

/** Return how many cells of a group stand side by side, and in how many lines. */
function linesOf(group: Group, players: number): readonly [columns: number, rows: number] {
  const [cells, count] = [cellsOf(group), countOf(group, players)];
  const columns = cells ? columnsOf(cells, count) : 1;
  return [Math.max(1, columns), Math.ceil(count / Math.max(1, columns))];
}

/** Return the room of a ring, as it is drawn on a phone: three groups above the middle one, and three below. */
export function flatRingExtent(each: EachArea, ratio: number, players: number): Extent {
  const wide = (card: number): number => widestOf(each, players) * (card + BESIDE) + 0.5;
  return (card) => {
    const rows = Math.max(...each.of.map((group) => linesOf(group, players)[1]));
    const line = LINE + rows * (ratio * card + 0.06) + AROUND;
    const inMiddle = each.around ? countOf(each.around, players) : 0;
    const middle = Math.ceil(inMiddle / (2 * widestOf(each, players))) * (ratio * card + 0.06) + AROUND + GAP;
    return [3 * wide(card) + 2 * GAP, 2 * line + middle + GAP];
  };
}

export function ringExtent(each: EachArea, ratio: number, players: number): Extent {
  const share = middleShare(each, players);
  const high = (group: Group, card: number): number => {
    const rows = linesOf(group, players)[1];
    return LINE + rows * (ratio * card + 0.06) + AROUND;
  };
  const wide = (card: number): number => widestOf(each, players) * (card + BESIDE) + 0.5;
  return (card) => {
    const [top = 0, upperRight = 0, lowerRight = 0, bottom = 0, lowerLeft = 0, upperLeft = 0] = each.of.map((group) =>
      high(group, card),
    );
    const middle = each.around ? high(each.around, card * share) + GAP : 0;
    const columns = [upperLeft + lowerLeft, top + middle + bottom, upperRight + lowerRight];
    return [3 * wide(card) + 2 * GAP, Math.max(...columns) + GAP];
  };
}
