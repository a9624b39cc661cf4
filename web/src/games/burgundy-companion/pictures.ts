/** The pictures of the rules, beside those of the board game. */
import type { Pictures } from '../pictures';

const pictures: Pictures = {
  companion: { cards: ['automata-2'] },
  automata: { areas: ['automata'], sizes: '--item: min(2.1rem, 8cqi); --rest-wrap: wrap' },
  'automata-cards': { cards: ['automata-1', 'automata-4', 'automata-7'] },
};

export default pictures;
