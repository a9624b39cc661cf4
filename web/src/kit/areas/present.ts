/** What of a board is there: some areas are there only with an option of the game. */
import type { BoardInfo } from '../../protocol';
import { read } from './reading';

type OnTable = BoardInfo['table'][number];
const whenOf = (area: object): string => ('when' in area ? String(area.when) : '');

/** Return the options, by their names, without which something is missing here. */
export function missing(board: BoardInfo, view: unknown): string {
  const inner = (area: OnTable) => (area.kind === 'each' ? (area.around?.areas ?? []) : []);
  const all = [...board.table, ...board.table.flatMap(inner), ...board.player, ...(board.printed ?? [])];
  const names = new Set(all.map(whenOf).filter(Boolean));
  return [...names].filter((name) => !read(view, name)).join(' ');
}

/** Return a board without what needs these options. */
export function present(board: BoardInfo, without: string): BoardInfo {
  const names = new Set(without.split(' '));
  const isThere = (area: object): boolean => !names.has(whenOf(area)) || whenOf(area) === '';
  const table = board.table.filter(isThere).map((area): OnTable => {
    if (area.kind !== 'each' || !area.around) return area;
    return { ...area, around: { ...area.around, areas: area.around.areas.filter(isThere) } };
  });
  const printed = (board.printed ?? []).filter(isThere);
  return { ...board, table, player: board.player.filter(isThere), printed };
}
