/** The pictures of the rules, beside those of the board game. */
import type { Pictures } from '../pictures';
import Automata from '../burgundy-board/Automata.svelte';

const pictures: Pictures = {
  automata: { part: Automata, props: { seat: 1, told: false }, sizes: '--item: min(2.1rem, 8cqi); --rest-wrap: wrap' },
  'automata-cards': { cards: ['automata-1', 'automata-4', 'automata-7'] },
};

export default pictures;
