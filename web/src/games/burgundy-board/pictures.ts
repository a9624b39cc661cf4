/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import './tokens.css';

const pictures: Pictures = {
  setup: { cards: ['castle-1'] },
  round: { areas: ['track'] },
  turn: { areas: ['players.1.dice'] },
  take: { areas: ['depots'], sizes: '--card: min(2.6rem, 11cqi)' },
  place: { areas: ['players.0.spaces'], sizes: '--card: min(3.4rem, 13cqi)' },
  workers: { signs: ['workers', 'workers'] },
  purchase: { cards: ['knowledge-5', 'market-7'] },
  region: { areas: ['bonus'] },
  castle: { cards: ['castle-1'] },
  mine: { cards: ['mine-1'] },
  ship: { cards: ['ship-1'] },
  livestock: { cards: ['cow-3a', 'sheep-4a', 'pig-4a', 'chicken-2b'] },
  buildings: {
    cards: [
      ...['warehouse-1', 'watchtower-1', 'workshop-1', 'church-1'],
      ...['market-1', 'boarding-house-1', 'bank-1', 'city-hall-1'],
    ],
  },
  knowledge: { cards: ['knowledge-1', 'knowledge-8', 'knowledge-21'] },
  'automata-cards': { cards: ['automata-1', 'automata-4', 'automata-7'] },
  inns: { cards: ['inn-1'] },
  routes: { cards: ['route-1'] },
};

export default pictures;
