/** What the board of the board game has of its own. */
import type { Parts } from '../../kit/areas/shown';
import { t } from '../../lib/text.svelte';
import Automata from './Automata.svelte';
import Back from './Back.svelte';
import Bonus from './Bonus.svelte';
import BonusCount from './BonusCount.svelte';
import Chooser from './Chooser.svelte';
import DepotHead from './DepotHead.svelte';
import Posts from './Posts.svelte';
import Round from './Round.svelte';
import Route from './Route.svelte';
import Sign from './Sign.svelte';
import Space from './Space.svelte';
import Tag from './Tag.svelte';
import TileFace from './TileFace.svelte';
import { duchyName, duchyOf } from './tiles';

export const PARTS: Parts = {
  Face: TileFace,
  Back,
  Sign,
  Tag,
  Badge: BonusCount,
  Head: DepotHead,
  Space,
  Over: Posts,
  printedName: (play, seat) => t('bb-duchy', { duchy: duchyName(duchyOf(play, seat)?.id ?? '') }),
  placed(play, seat, place) {
    const duchy = duchyOf(play, seat);
    return { 'data-region': duchy?.regions[place] ?? '', 'data-kind': duchy?.kinds[place] ?? '' };
  },
  free: { spaces: Chooser },
  own: { round: Round, bonus: Bonus, route: Route, automata: Automata },
};
