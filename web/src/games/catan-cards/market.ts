/** What lies open on both sides of a trade; all that may be done comes from the choices. */
import { find } from '../../kit/pointing';
import type { BlockedChoice, OpenChoice } from '../../protocol';
import type { Player } from '../../views/catan-cards';
import type { Play } from '../drawing';
import { regionOf } from './card';
import { RESOURCES } from './glyphs';

/** A resource on one side of a trade. */
export interface Tile {
  /** How much of it there is. */
  count: number;
  state: 'open' | 'blocked' | 'quiet';
  picked?: boolean;
  hinted?: boolean;
  /** What is written beside it. */
  note?: string;
  label: string;
  onclick: () => void;
}

/** Count what a player's Regions show, and what built cards keep, by resource. */
export function stockOf(play: Play, player: Player | undefined): number[] {
  const stock = RESOURCES.map((_, i) => (player?.built ?? []).reduce((sum, { kept }) => sum + (kept[i] ?? 0), 0));
  for (const lying of player?.regions ?? []) {
    const resource = lying && regionOf(play.cards, lying.card)?.resource;
    if (lying && resource) stock[RESOURCES.indexOf(resource)] = (stock[RESOURCES.indexOf(resource)] ?? 0) + lying.store;
  }
  return stock;
}

/** The trades with the bank in which this resource is given. */
export const tradesOf = (play: Play, give: number): OpenChoice[] =>
  play.open.filter((choice) => choice.do['do'] === 'trade' && choice.do['give'] === give);

export const blockedTradesOf = (play: Play, give: number): BlockedChoice[] =>
  play.blocked.filter((choice) => choice.do['do'] === 'trade' && choice.do['give'] === give);

/** How many of a resource the bank takes: it says so in what can be chosen, or in why it cannot. Null: it says nothing. */
export function rateOf(play: Play, give: number): number | null {
  const [open] = tradesOf(play, give);
  const few = find(
    blockedTradesOf(play, give).filter((choice) => choice.key === 'too-few'),
    { give },
  );
  const rate = Number(open ? open.about?.['rate'] : few?.args?.['rate']);
  return Number.isFinite(rate) ? rate : null;
}
