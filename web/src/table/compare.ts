/** All players side by side, line by line: what they have, and what their points come from. */
import { lying, places, read } from '../kit/areas/reading';
import type { InPanel } from '../kit/areas/extent';
import type { BoardInfo, ScoreLine } from '../protocol';

/** One line; null where a player has no such thing, as a printed opponent. */
export interface Compared {
  name: string;
  values: (number | null)[];
}

/** Return what anybody has: what the panels of the board count, and how many cards lie in each of their areas. */
export function possessions(board: BoardInfo, view: { players: unknown[]; seats?: number }): Compared[] {
  const { players, seats = players.length } = view;
  /** A printed opponent has what its own panel shows. */
  const printed = new Set(board.printed?.length ? fieldsOf(board.printed) : fieldsOf(board.player));
  const each = (field: string, name: string, count: (player: unknown) => number | null): Compared => ({
    name,
    values: players.map((player, seat) => (seat < seats || printed.has(field) ? count(player) : null)),
  });
  const all = board.player.flatMap((area): Compared[] => {
    if (area.kind === 'counters')
      return area.of.map(({ field, name }) => each(field, name, (player) => numberIn(player, field)));
    if (area.kind === 'tokens' && !area.summed)
      return area.of.map(({ name }, i) => each(area.area, name, (player) => numberIn(player, `${area.area}.${i}`)));
    if (area.kind === 'tokens') return [each(area.area, area.name, (player) => sumOf(read(player, area.area)))];
    return counts(area) ? [each(area.area, area.name, (player) => lyingIn(read(player, area.area), area.kind))] : [];
  });
  return all.filter(isAnything);
}

const fieldsOf = (areas: readonly InPanel[]): string[] =>
  areas.flatMap((area) => (area.kind === 'counters' ? area.of.map(({ field }) => field) : [area.area]));

const COUNTED = new Set<InPanel['kind']>(['row', 'pile', 'cells', 'grid', 'hexes', 'stacks']);
const counts = (area: InPanel): area is InPanel & { name: string; area: string } => COUNTED.has(area.kind);

function numberIn(player: unknown, path: string): number | null {
  const found = read(player, path);
  return typeof found === 'number' ? found : null;
}

const sumOf = (value: unknown): number | null =>
  Array.isArray(value) ? value.reduce<number>((all, one) => all + Number(one), 0) : null;

/** How many cards lie there, those that the viewer does not know among them; a place of cells may be empty. */
function lyingIn(value: unknown, kind: InPanel['kind']): number | null {
  if (typeof value !== 'number' && !Array.isArray(value)) return null;
  return kind === 'cells' || kind === 'hexes'
    ? places(value).filter(({ empty }) => !empty).length
    : lying(value).length;
}

/** Return the points of each player by kind of line, in the order in which they are told; kinds of no points are left out. */
export function sources(counts: readonly ScoreLine[][]): Compared[] {
  const all = counts.flat();
  const kinds = [...new Set(all.map(({ kind, line }) => kind ?? line))];
  return kinds
    .map((of) => {
      const lines = counts.map((mine) => mine.filter(({ kind, line }) => (kind ?? line) === of));
      const name = lines.flat()[0]?.kind ?? lines.flat()[0]?.say ?? of;
      return { name, values: lines.map((mine) => mine.reduce((sum, { points }) => sum + points, 0)) };
    })
    .filter(isAnything);
}

const isAnything = ({ values }: Compared): boolean => values.some((value) => value);

/** Whether a value is the largest of its line, and not that of everybody. */
export function isMost({ values }: Compared, value: number | null): boolean {
  const known = values.filter((one) => one !== null);
  return value !== null && value === Math.max(...known) && value > Math.min(...known);
}
