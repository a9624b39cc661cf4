/** A part of a board that is drawn without the rest of it: nothing is scrolled or moves, and no tab can be pressed. */
import type { BoardInfo } from '../../protocol';
import type { Play } from '../play';
import { missing, present } from './present';
import { showBoard, type Parts } from './shown';
import { Spots } from './spots';

export interface Alone {
  play: Play;
  board: BoardInfo;
  parts?: Parts | undefined;
}

/** Let everything below share the board of these, and return what of it there is; `still`: nothing can be pressed. */
export function showAlone(of: () => Alone, still = false): { readonly board: BoardInfo } {
  const board = $derived(present(of().board, missing(of().board, of().play.update.view)));
  const spots = $derived(new Spots(of().play, new Map(), of().parts?.rankOf));
  showBoard({
    play: () => of().play,
    board: () => board,
    parts: () => of().parts ?? {},
    spots: () => spots,
    small: () => false,
    drawn: () => true,
    still: () => still,
  });
  return {
    get board() {
      return board;
    },
  };
}
