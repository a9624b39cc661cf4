/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import './tokens.css';

const ROWS = '--card: min(5.5rem, 20cqi)';

const pictures: Pictures = {
  setup: { areas: ['castle'], sizes: ROWS },
  key: { areas: ['castle', 'village'], sizes: '--card: min(4rem, 17cqi)' },
  take: { areas: ['village'], sizes: ROWS },
  place: { areas: ['players.0.tableau'], sizes: '--card: min(6.5rem, 28cqi)' },
  ability: { cards: ['inventor', 'scribe', 'steward'] },
  messenger: { cards: ['princess', 'pilgrim'] },
  'face-down': { cards: ['carpenter'] },
  discount: { cards: ['princess', 'baron'] },
  neighbour: { cards: ['barbarian', 'brigand'] },
  purse: { cards: ['queen-mother', 'innkeeper'] },
  steward: { cards: ['steward'] },
  discard: { cards: ['gravedigger', 'guildmaster', 'executioner'] },
  grid: { cards: ['duchess', 'jester', 'fisherman'] },
  sets: { cards: ['officer', 'pilgrim'] },
};

export default pictures;
