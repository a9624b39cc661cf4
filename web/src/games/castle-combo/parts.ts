/** What the board of Castle Combo has of its own. */
import type { Parts } from '../../kit/areas/shown';
import CardBack from './CardBack.svelte';
import CardFace from './CardFace.svelte';
import CounterSign from './CounterSign.svelte';
import Messenger from './Messenger.svelte';
import NeighbourMark from './NeighbourMark.svelte';
import Price from './Price.svelte';

export const PARTS: Parts = {
  Face: CardFace,
  Back: CardBack,
  Sign: CounterSign,
  Pawn: Messenger,
  Tag: Price,
  Mark: NeighbourMark,
  unlit: 'cc-unlit',
};
