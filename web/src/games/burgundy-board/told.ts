/** What the events say of things on the table. */
import type { Event, News, Update } from '../../protocol';
import type { Events } from '../../views/burgundy-board';

type What = keyof Events;

const about = (event: Event, name: string): unknown => event.about?.[name];

/** Tiles that have just been laid, spaces of trade routes that have just paid, and what both have brought. */
export interface Laid {
  cards: Set<string>;
  stops: Set<string>;
  /** By the name of a tile or a space of a route: points, and for a space silver and workers too. */
  points: Map<string, number>;
  /** What people have got for goods, by their seats. */
  sales: Map<number, number>;
}

const LAYS = new Set<string>([
  'start_castle',
  'placed',
  'automata_found',
  'automata_reserve',
  'automata_kept',
] satisfies What[]);
const SCORES = new Set<string>([
  'region_filled',
  'colour_filled',
  'scored_animals',
  'gained_points',
  'path_joined',
  'posts_joined',
] satisfies What[]);
const SUPPLIES = new Set<string>(['gained_silver', 'gained_workers'] satisfies What[]);

/** What points an event brings its player, beside those that are no event of their own. */
export const gainedBy = (event: Event): number =>
  SCORES.has(event.what) || event.what === ('sold' satisfies What) ? pointsOf(event) : 0;

/** What points an event brings: a full region brings those of its size and those of the phase. */
function pointsOf(event: Event): number {
  const [points, phase] = [about(event, 'points') ?? about(event, 'amount'), about(event, 'phase')];
  return Number(points ?? 0) + (event.what === 'region_filled' ? Number(phase ?? 0) : 0);
}

/** The name of the space of a trade route that names a type of goods; a tile names each type once. */
export const stopOf = (card: string, good: string): string => `${card} ${good}`;

const add = <K>(sums: Map<K, number>, key: K, n: number): void => void sums.set(key, (sums.get(key) ?? 0) + n);

/**
 * What is brought belongs to the tile that its player laid last, or to the space of a route that paid. A sale belongs to
 * the goods, that of the Automata to its tile: a box or a building sold them.
 */
export function justLaid(rows: readonly News[]): Laid {
  const [cards, stops, points, sales] = [
    new Set<string>(),
    new Set<string>(),
    new Map<string, number>(),
    new Map<number, number>(),
  ];
  const last = new Map<unknown, { name: string; sells: boolean }>();
  for (const event of rows.flatMap((row) => row.events ?? [])) {
    const player = about(event, 'player');
    const here = last.get(player);
    if (LAYS.has(event.what)) {
      const card = String(about(event, 'card'));
      cards.add(card);
      last.set(player, { name: card, sells: event.what.startsWith('automata_') });
    } else if (event.what === ('route_paid' satisfies What)) {
      const stop = stopOf(String(about(event, 'card')), String(about(event, 'good')));
      stops.add(stop);
      last.set(player, { name: stop, sells: false });
    } else if (event.what === ('automata_wild' satisfies What)) last.delete(player);
    else if (event.what === ('sold' satisfies What) && !here?.sells) add(sales, Number(player), pointsOf(event));
    else if (here && (SCORES.has(event.what) || event.what === 'sold')) add(points, here.name, pointsOf(event));
    else if (here && stops.has(here.name) && SUPPLIES.has(event.what)) add(points, here.name, pointsOf(event));
  }
  return { cards, stops, points, sales };
}

const known = new WeakMap<Update, Laid>();

/** What an update has laid and brought; a whole one tells of all that was before, which is no news. */
export function laidBy(update: Update): Laid {
  const laid = known.get(update) ?? justLaid(update.whole ? [] : (update.news ?? []));
  known.set(update, laid);
  return laid;
}

/** One thing that the Automata did in its turn. */
export interface Deed {
  what: string;
  depot?: number;
  card?: string;
  /** The type of goods, counted from 1. */
  good?: number;
  /** So many goods, or what is gained. */
  amount?: number;
  points?: number;
  say: string;
}

/** The last turn of the Automata: its die and the white one, and what it did, step by step. */
export interface AutomataTurn {
  die: number;
  white: number;
  side: string;
  say: string;
  deeds: Deed[];
}

/** What is told of the Automata without its name. */
export const OF_AUTOMATA: ReadonlySet<string> = new Set([
  'automata_card',
  'automata_skipped',
  'automata_checked',
  'automata_slid',
  'automata_shuffled',
] satisfies What[]);

const ENDS = new Set<string>(['turn_began', 'round_began', 'phase_ended'] satisfies What[]);

/** Return its last turn, or undefined before its first. */
export function lastTurn(rows: readonly News[]): AutomataTurn | undefined {
  const events = rows.flatMap((row) => row.events ?? []);
  const from = events.findLastIndex((event) => event.what === 'automata_rolled');
  const rolled = events[from];
  if (!rolled) return undefined;
  const rest = events.slice(from + 1);
  const end = rest.findIndex((event) => ENDS.has(event.what));
  return {
    die: Number(about(rolled, 'die')),
    white: Number(about(rolled, 'white')),
    side: String(about(rolled, 'side')),
    say: rolled.say ?? '',
    deeds: (end === -1 ? rest : rest.slice(0, end)).map(deedOf),
  };
}

function deedOf(event: Event): Deed {
  const number = (name: 'depot' | 'amount' | 'points') =>
    about(event, name) === undefined ? {} : { [name]: Number(about(event, name)) };
  const [card, good] = [about(event, 'card'), about(event, 'good')];
  return {
    what: event.what,
    ...number('depot'),
    ...number('amount'),
    ...number('points'),
    ...(card === undefined || card === null ? {} : { card: String(card) }),
    ...(good === undefined ? {} : { good: Number(String(good).replace('good-', '')) }),
    say: event.say ?? '',
  };
}

/** Find what glows for an event that names no tile: the region or the colour of the tile that was laid last. */
export function glowsOf({ what }: Event, card: string, table: HTMLElement): HTMLElement[] {
  const by = { region_filled: 'region', colour_filled: 'kind' }[what];
  const place = table.querySelector(`.hexes [data-fly="card-${card}"]`)?.closest<HTMLElement>('[data-region]');
  const same = by && `[data-${by}="${place?.dataset[by] ?? ''}"]`;
  return same ? [...(place?.parentElement?.querySelectorAll<HTMLElement>(same) ?? [])] : [];
}
