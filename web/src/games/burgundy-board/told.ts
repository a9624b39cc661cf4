/** What the events say of things on the table. */
import type { Event, News } from '../../protocol';
import type { Events } from '../../views/burgundy-board';

type What = keyof Events;

const about = (event: Event, name: string): unknown => event.about?.[name];

/** Tiles that have just been laid, and the points that they have just brought. */
export interface Laid {
  cards: Set<string>;
  points: Map<string, number>;
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

/** What points an event brings: a full region brings those of its size and those of the phase. */
function pointsOf(event: Event): number {
  const [points, phase] = [about(event, 'points') ?? about(event, 'amount'), about(event, 'phase')];
  return Number(points ?? 0) + (event.what === 'region_filled' ? Number(phase ?? 0) : 0);
}

/** Points belong to the tile that their player laid last. */
export function justLaid(rows: readonly News[]): Laid {
  const [cards, points, last] = [new Set<string>(), new Map<string, number>(), new Map<unknown, string>()];
  for (const event of rows.flatMap((row) => row.events ?? [])) {
    const player = about(event, 'player');
    if (LAYS.has(event.what)) {
      const card = String(about(event, 'card'));
      cards.add(card);
      last.set(player, card);
    } else if (SCORES.has(event.what)) {
      const card = last.get(player);
      if (card) points.set(card, (points.get(card) ?? 0) + pointsOf(event));
    }
  }
  return { cards, points };
}

/** One thing that the Automata did in its turn. */
export interface Deed {
  what: string;
  depot?: number;
  card?: string;
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
  const [depot, card, points] = [about(event, 'depot'), about(event, 'card'), about(event, 'points')];
  return {
    what: event.what,
    ...(depot === undefined ? {} : { depot: Number(depot) }),
    ...(card === undefined || card === null ? {} : { card: String(card) }),
    ...(points === undefined ? {} : { points: Number(points) }),
    say: event.say ?? '',
  };
}
