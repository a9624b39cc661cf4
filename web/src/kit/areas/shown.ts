/** What the parts of a declared board share. */
import { getContext, setContext, type Component } from 'svelte';
import type { Play } from '../play';
import type { BoardInfo, CardInfo, OpenChoice } from '../../protocol';
import type { RankOf, Spots } from './spots';

/** A part of the board that a game draws by itself, in place of the area that has its name. */
export type OwnPart = Component<{ play: Play; seat: number }>;

/** What a game draws by hand on its declared board; without them cards and counters are plain. */
export interface Parts {
  /** A card, by its row of the game's data; `beside` are the numbers that lie with it. */
  Face?: Component<{ info: CardInfo; small?: boolean; beside?: Record<string, unknown> }>;
  /** The back of a card of an area. */
  Back?: Component<{ area: string }> | Component;
  /** The sign of what is counted, on a field of 40, by its field or word. */
  Sign?: Component<{ name: string }>;
  /** A figure: `here` says whether it stands with this group, `of` which group it is. */
  Pawn?: Component<{ here: boolean; of: string }>;
  /** What lies over a card, a place or a thing, such as the price of a choice; `info` is its card. */
  Tag?: Component<{ spot: string; info?: CardInfo | undefined }>;
  /** What else each player has, where all are compared: a name, and the number of each. */
  compared?: (play: Play) => { name: string; values: number[] }[];
  /** What marks the panel of a seat, and what stands beside its counters. */
  Mark?: Component<{ play: Play; seat: number }>;
  Badge?: Component<{ play: Play; seat: number }>;
  /** What stands above each group of a field, by its place in the row. */
  Head?: Component<{ at: string; place: number }>;
  /** What is printed on a place of hexagons, what lies over all of them, and the attributes of each that say what it is. */
  Space?: Component<{ play: Play; seat: number; place: number }>;
  Over?: OwnPart;
  /** What the hexagons of a seat are called, after what is printed there. */
  printedName?: (play: Play, seat: number) => string;
  placed?: (play: Play, seat: number, place: number) => Readonly<Record<`data-${string}`, string | number>>;
  /** What lies in the free place of a row, or in the room of hexagons on which nothing is printed, by its field. */
  free?: Readonly<Record<string, OwnPart>>;
  /** Areas that the game draws by itself, by their field; `others` only in the panels of others. */
  own?: Readonly<Record<string, OwnPart>>;
  others?: Readonly<Record<string, OwnPart>>;
  /** What opens over the table when it is asked for. */
  OverTable?: Component<{ play: Play }>;
  /** What opens where a pile is clicked, by its area, and what screen readers are told of it. */
  opens?: Readonly<Record<string, { What: Component<{ play: Play; onclose: () => void }>; says: () => string }>>;
  /** The key of the sentence that says why nothing can be done in a group that is not lit, while it can in another one. */
  unlit?: string;
  /** What stands over a stack that is whole. */
  Whole?: Component<{ cards: readonly CardInfo[] }>;
  /** What the bar asks of a card with these choices; without, only its name stands there. */
  asks?: (card: CardInfo | undefined, choices: OpenChoice[]) => string | undefined;
  /** How much a reason helps, where there are several at a spot. */
  rankOf?: RankOf;
}

export interface ShownBoard {
  readonly play: Play;
  readonly board: BoardInfo;
  readonly parts: Parts;
  readonly spots: Spots;
  /** Whether cards are too small for what is written small. */
  readonly small: boolean;
  /** Whether the board was drawn before: then what an arrangement of another window moves is drawn at once. */
  readonly drawn: boolean;
  /** Whether what another one has is drawn as large as one's own. */
  readonly large?: boolean;
  /** Whether it is drawn for a picture: all of it is seen at once, and nothing can be pressed. */
  readonly still?: boolean;
}

const KEY = Symbol('board');
const UNLIT = Symbol('unlit');
/** Let everything below share a board; what it has is asked for when it is used, so that it is the present one. */
export function showBoard(of: { readonly [Name in keyof ShownBoard]: () => ShownBoard[Name] }): void {
  const getters = Object.entries(of).map(([name, get]) => [name, { get }] as const);
  setContext(KEY, Object.defineProperties({}, Object.fromEntries(getters)));
}
export const shownBoard = (): ShownBoard => getContext<ShownBoard>(KEY);

/** Let everything in a group know the sentence that says why nothing can be done there; it is asked for when it is used. */
export const sayUnlit = (why: () => string | undefined): void => void setContext(UNLIT, why);
export const unlitHere = (): (() => string | undefined) =>
  getContext<ReturnType<typeof unlitHere>>(UNLIT) ?? (() => undefined);
