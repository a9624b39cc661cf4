/** How a table is laid out at which two players face one another. */
import type { BoardInfo, ZoomShape } from '../../protocol';
import { panelExtent, type InPanel, type Shape } from './extent';
import { NARROW, partsFor, sizeOf, tablePart, type BoardPart, type Split } from './layouts';

/** How high the tabs are that show the panel of one player each. */
const TABS = 2.75;

const zoomsOf = ({ player }: BoardInfo): ZoomShape[] =>
  player.flatMap((area) => (area.kind === 'zoomed' ? area.shapes : []));
/** Return the areas of a panel with one shape of what is zoomed. */
const shaped = (areas: readonly InPanel[], { zoom }: Shape): InPanel[] =>
  areas.map((area) => (area.kind === 'zoomed' && zoom ? { ...area, shapes: [zoom] } : area));

/**
 * Return the ways in which the other's panel, the table and one's own lie one below the other, with each shape of what is
 * zoomed for whose smallest cards there is the width. On a phone the hand may lie beside it, and the other's panel is behind a tab.
 */
export function facing(board: BoardInfo, other: readonly InPanel[], small: boolean, width: number): Split[] {
  const ways = [{ beside: false, least: 0 }, ...(small ? [{ beside: true, least: NARROW }] : [])];
  const all = zoomsOf(board).flatMap((zoom, rank) =>
    ways.map((way): Split => ({ way: 'down', of: faced(board, other, small, width, { ...way, zoom }), rank })),
  );
  const wide = all.filter((one) => sizeOf(one, {}, 0)[0] <= width);
  return wide.length > 0 ? wide : all.slice(-ways.length);
}

function faced(board: BoardInfo, other: readonly InPanel[], small: boolean, width: number, shape: Shape): BoardPart[] {
  const part = partsFor(board);
  const panel = (name: 'own' | 'others', areas: readonly InPanel[], shape: Shape): BoardPart =>
    part(name, panelExtent(shaped(areas, shape), board, name === 'own', small, shape), { shape, columns: 1 });
  const table = tablePart(board, small, width, 2);
  return [
    small ? part('others', () => [0, TABS], { tabs: true }) : panel('others', other, { ...shape, beside: false }),
    // Its lines break where the room ends.
    { ...table, extent: (card) => [0, table.extent(card)[1]] },
    panel('own', board.player, shape),
  ];
}
