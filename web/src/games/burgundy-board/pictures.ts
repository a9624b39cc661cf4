/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import '../../kit/board.css';
import Depots from './Depots.svelte';
import Duchy from './Duchy.svelte';
import './tokens.css';
import Track from './Track.svelte';

const pictures: Pictures = {
  round: { part: Track },
  take: { part: Depots, sizes: '--depot-tile: min(2.6rem, 11cqi)' },
  place: { part: Duchy, props: { seat: 0 } },
};

export default pictures;
