/** What the log tells people to do on their table. */
import type { News } from '../../protocol';
import type { Events } from '../../views/burgundy-companion';

type What = keyof Events;

export interface Deed {
  say: string;
  /** A tile is moved. */
  main: boolean;
  /** Points, silver or goods. */
  gain: boolean;
  /** People have told something since: they have done it. */
  done: boolean;
}

const MOVES = new Set<string>([
  'automata_found',
  'automata_reserve',
  'automata_wild',
  'automata_made_wild',
  'automata_kept',
  'automata_bought',
  'marker_advanced',
] satisfies What[]);
const GAINS = new Set<string>([
  'scored_animals',
  'gained_silver',
  'gained_points',
  'sold',
  'took_goods',
  'automata_finished',
  'colour_filled',
  'mines_paid',
] satisfies What[]);
/** What begins a new list: its turn, or the end of a round with what mines pay. */
const BEGINS = new Set<string>(['automata_rolled', 'mines_paid', 'phase_ended'] satisfies What[]);
/** What people told, which they need not be told. */
const TOLD = new Set<string>([
  'filled',
  'white_die',
  'good_arrived',
  'tile_taken',
  'goods_taken',
  'bonus_taken',
  'points_told',
  'none_found',
  'round_began',
] satisfies What[]);

/** Return what happened since the last turn of the Automata began, or since the phase ended. */
export function deedsOf(rows: readonly News[]): Deed[] {
  const events = rows.flatMap(({ n, events }) => (events ?? []).map((event) => ({ ...event, n })));
  const now = rows.at(-1)?.n;
  let from = events.findLastIndex((event) => BEGINS.has(event.what));
  // Mines pay just before a phase ends.
  if (from > 0 && events[from]?.what === 'phase_ended' && events[from - 1]?.what === 'mines_paid') from -= 1;
  return events
    .slice(Math.max(0, from))
    .filter((event) => event.say && !TOLD.has(event.what) && !event.quiet)
    .map((event) => ({
      say: event.say ?? '',
      main: MOVES.has(event.what),
      gain: GAINS.has(event.what),
      done: event.n !== now,
    }));
}
