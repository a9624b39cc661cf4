/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import '../../kit/board.css';
import Market from './Market.svelte';
import Tableau from './Tableau.svelte';
import './tokens.css';

const pictures: Pictures = {
  take: { part: Market, props: { deck: 'village' }, sizes: '--market-card: min(6.5rem, 22cqi)' },
  place: { part: Tableau, props: { seat: 0 }, sizes: '--tableau-card: min(6.5rem, 28cqi)' },
  ability: { cards: ['inventor', 'scribe', 'steward'] },
};

export default pictures;
