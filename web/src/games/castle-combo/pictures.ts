/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import './tokens.css';

const pictures: Pictures = {
  take: { areas: ['village'], sizes: '--card: min(6.5rem, 22cqi)' },
  place: { areas: ['players.0.tableau'], sizes: '--card: min(6.5rem, 28cqi)' },
  ability: { cards: ['inventor', 'scribe', 'steward'] },
};

export default pictures;
