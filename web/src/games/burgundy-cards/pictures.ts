/** The pictures of the rules. */
import type { Pictures } from '../pictures';
import RoundList from './RoundList.svelte';
import './tokens.css';

const pictures: Pictures = {
  cards: { cards: ['castle-3a', 'ship-5b', 'market-2'] },
  setup: { areas: ['goods_piles', 'animal_piles'] },
  round: { areas: ['display'], sizes: '--card: min(5rem, 13cqi)' },
  turn: { areas: ['players.0.hand'] },
  workers: { signs: ['workers', 'workers'] },
  purchase: { cards: ['mine-1a', 'pasture-4a', 'city-hall-5'] },
  place: { areas: ['players.1.projects'], sizes: '--card: min(6rem, 30cqi)' },
  sell: { areas: ['players.0.goods', 'players.0.sold', 'players.0.animals'] },
  restock: { signs: ['workers', 'workers'] },
  silver: { signs: ['silver'] },
  convert: { signs: ['silver', 'workers', 'silver'] },
  estate: { areas: ['players.0.estate'], sizes: '--card: min(5.5rem, 26cqi)' },
  cloister: { cards: ['cloister-2b', 'castle-4b'] },
  triple: { areas: ['first_triples'] },
  'round-bonuses': { part: RoundList },
  castle: { cards: ['castle-1a'] },
  mine: { cards: ['mine-1a'] },
  knowledge: { cards: ['knowledge-1a'] },
  ship: { cards: ['ship-1b'] },
  pasture: { cards: ['pasture-1a'] },
  workshops: { cards: ['carpenters-workshop-1', 'church-1', 'market-1'] },
  'other-buildings': { cards: ['watchtower-1', 'bank-4', 'boarding-house-4', 'warehouse-4', 'city-hall-4'] },
  animals: { areas: ['players.0.animals'] },
};

export default pictures;
