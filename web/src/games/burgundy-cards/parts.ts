/** What the board of the card game has of its own. */
import type { Parts } from '../../kit/areas/shown';
import { t } from '../../lib/text.svelte';
import ActingDie from './ActingDie.svelte';
import Back from './Back.svelte';
import CardFace from './CardFace.svelte';
import Left from './Left.svelte';
import Price from './Price.svelte';
import Race from './Race.svelte';
import RowHead from './RowHead.svelte';
import Rounds from './Rounds.svelte';
import Sevens from './Sevens.svelte';
import Sign from './Sign.svelte';
import SmallEstate from './SmallEstate.svelte';
import StartCard from './StartCard.svelte';
import Worth from './Worth.svelte';

export const PARTS: Parts = {
  Face: CardFace,
  Back,
  Sign,
  Tag: Price,
  Badge: StartCard,
  Head: RowHead,
  free: { hand: ActingDie },
  own: { rounds: Rounds, 'all-seven': Sevens, race: Race },
  others: { estate: SmallEstate },
  opens: { deck: { What: Left, says: () => t('bc-show-left') } },
  Whole: Worth,
};
