/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import '../../kit/board.css';
import Display from './Display.svelte';
import Estate from './Estate.svelte';
import RoundList from './RoundList.svelte';
import Storage from './Storage.svelte';
import './tokens.css';

const pictures: Pictures = {
  cards: { cards: ['castle-3a', 'ship-5b', 'market-2'] },
  round: { part: Display, sizes: '--card: min(5rem, 15cqi); --display-gap: 4px' },
  sell: { part: Storage, props: { seat: 0, own: true } },
  estate: { part: Estate, props: { seat: 0 }, sizes: '--own-card: min(5.5rem, 26cqi)' },
  'round-bonuses': { part: RoundList },
};

export default pictures;
