/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import './tokens.css';

const ROW_SIZES = '--card: min(100cqi / 6.4, 6rem); --box-high: 2.7';

const pictures: Pictures = {
  resources: { cards: ['forest-4', 'mountains-2', 'fields-1'] },
  places: { areas: ['players.0.principality'], sizes: ROW_SIZES },
  'knight-token': { cards: ['conrad', 'siegfried', 'walter'] },
  cards: { cards: ['abbey', 'smithy', 'town-hall'] },
  'action-cards': { cards: ['merchant', 'spy', 'brigands'] },
};

export default pictures;
