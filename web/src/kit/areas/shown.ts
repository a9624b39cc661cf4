/** What the parts of a declared board share. */
import { getContext, setContext, type Component } from 'svelte';
import type { Play } from '../../games/drawing';
import type { BoardInfo, CardInfo } from '../../protocol';
import type { Spots } from './spots';

/** What a game draws by hand on its declared board; without them cards and counters are plain. */
export interface Parts {
  /** A card, by its row of the game's data; `beside` are the numbers that lie with it. */
  Face?: Component<{ info: CardInfo; small?: boolean; beside?: Record<string, unknown> }>;
  /** The back of a card of an area. */
  Back?: Component<{ area: string }>;
  /** The signs of counters on a field of 40, by field. */
  signs?: Readonly<Record<string, Component>>;
  /** A figure: `here` says whether it stands with this group, `of` which group it is. */
  Pawn?: Component<{ here: boolean; of: string }>;
  /** What lies over a card that may be chosen, such as a price. */
  Tag?: Component<{ info: CardInfo; spot: string }>;
  /** What marks the panel of a seat. */
  Mark?: Component<{ play: Play; seat: number }>;
}

export interface Shown {
  readonly play: Play;
  readonly board: BoardInfo;
  readonly parts: Parts;
  readonly spots: Spots;
  /** Whether cards are too small for what is written small. */
  readonly small: boolean;
  /** Whether the board was drawn before: then what an arrangement of another window moves is drawn at once. */
  readonly drawn: boolean;
}

const KEY = Symbol('board');
export const showBoard = (shown: Shown): Shown => setContext(KEY, shown);
export const shownBoard = (): Shown => getContext<Shown>(KEY);
