/** What the areas of the companion have of their own. */
import type { Parts } from '../../kit/areas/shown';
import Back from '../burgundy-board/Back.svelte';
import DepotHead from '../burgundy-board/DepotHead.svelte';
import Sign from '../burgundy-board/Sign.svelte';
import TileFace from '../burgundy-board/TileFace.svelte';
import Ask from './Ask.svelte';
import BonusTiles from './BonusTiles.svelte';
import ItsCards from './ItsCards.svelte';
import Round from './Round.svelte';

export const PARTS: Parts = {
  Face: TileFace,
  Back,
  Sign,
  Head: DepotHead,
  own: { round: Round, automata: ItsCards, bonus: BonusTiles, asking: Ask },
};
