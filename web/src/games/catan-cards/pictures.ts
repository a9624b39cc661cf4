/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import './tokens.css';

const ROW_SIZES =
  '--unit: min(100cqi / 6.4, 6rem); --place-units: 1.44; --half-units: 1.02; --card-units: 0.68; --units-high: 2.7';

const pictures: Pictures = {
  resources: { cards: ['forest-4', 'mountains-2', 'fields-1'] },
  places: { areas: ['players.0.principality'], sizes: ROW_SIZES },
  'knight-token': { cards: ['conrad', 'siegfried', 'walter'] },
  cards: { cards: ['abbey', 'smithy', 'town-hall'] },
  'action-cards': { cards: ['merchant', 'spy', 'brigands'] },
};

export default pictures;
