/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import './tokens.css';

const pictures: Pictures = {
  round: { areas: ['track'] },
  take: { areas: ['depots'], sizes: '--card: min(2.6rem, 11cqi)' },
  place: { areas: ['players.0.spaces'], sizes: '--card: min(3.4rem, 13cqi)' },
};

export default pictures;
