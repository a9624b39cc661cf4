/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import RoundList from './RoundList.svelte';
import './tokens.css';

const pictures: Pictures = {
  cards: { cards: ['castle-3a', 'ship-5b', 'market-2'] },
  round: { areas: ['display'], sizes: '--card: min(5rem, 13cqi)' },
  sell: { areas: ['players.0.goods', 'players.0.sold', 'players.0.animals'] },
  estate: { areas: ['players.0.estate'], sizes: '--card: min(5.5rem, 26cqi)' },
  'round-bonuses': { part: RoundList },
};

export default pictures;
