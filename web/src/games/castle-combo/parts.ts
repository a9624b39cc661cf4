/** What the board of Castle Combo has of its own. */
import type { Parts } from '../../kit/areas/shown';
import CardBack from './CardBack.svelte';
import CardFace from './CardFace.svelte';
import GoldSign from './GoldSign.svelte';
import KeySign from './KeySign.svelte';
import Messenger from './Messenger.svelte';
import NeighbourMark from './NeighbourMark.svelte';
import Price from './Price.svelte';

export const PARTS: Parts = {
  Face: CardFace,
  Back: CardBack,
  signs: { gold: GoldSign, keys: KeySign },
  Pawn: Messenger,
  Tag: Price,
  Mark: NeighbourMark,
};
