/** What was told of this turn, as short steps. */
import type { Event, News } from '../../protocol';
import type { CardName, Events, FaceName, ResourceName } from '../../views/catan-cards';
import type { Play } from '../drawing';
import { text, type Glyph } from './glyphs';
import { iconOf } from './icon';

type What = keyof Events;
type About<W extends What> = Events[W];

/** One step: whose it is, its signs, and its lines of the log. */
export interface ToldStep {
  seat: number | null;
  what: string;
  glyphs: Glyph[];
  say: string[];
}

const eventsOf = (rows: News[]): Event[] => rows.flatMap((row) => row.events ?? []);

const begins = ({ what }: Event): boolean => what === 'turn_began';

/** Return what was told since the turn began that is shown now. */
export function thisTurn(rows: News[]): Event[] {
  const events = eventsOf(rows);
  return events.slice(events.findLastIndex(begins) + 1);
}

/** Return what was told since the turn began; as long as nothing was, of the turn before. */
export function lastTold(rows: News[]): Event[] {
  const events = eventsOf(rows);
  const told = events.slice(0, events.findLastIndex((event) => !begins(event)) + 1);
  return told.slice(told.findLastIndex(begins) + 1);
}

/** Return the row with which began what is told. */
export const rowOf = (rows: News[], told: Event[]): number | undefined =>
  rows.find((row) => row.events?.some((event) => event === told[0]))?.n;

/** Return the face of the event die that was rolled in this turn. */
export function faceOf(events: Event[]): FaceName | null {
  const rolled = events.findLast((event) => event.what === 'rolled_face');
  return (rolled?.about?.['face'] as FaceName | undefined) ?? null;
}

/** Return the steps of some events; what one player gains or loses in a row is one step. */
export function stepsOf(events: Event[], play: Play): ToldStep[] {
  const steps: ToldStep[] = [];
  for (const event of events) {
    const glyphs = glyphsOf(event, play);
    if (!glyphs) continue;
    const player: unknown = event.about?.['player'];
    const seat = typeof player === 'number' ? player : null;
    const before = steps.at(-1);
    const say = event.say ? [event.say] : [];
    if (before && JOINED.has(event.what) && before.what === event.what && before.seat === seat) {
      before.glyphs.push(...glyphs);
      before.say.push(...say);
    } else steps.push({ seat, what: event.what, glyphs: [...glyphs], say });
  }
  return steps;
}

/** What is shown on its own: what was rolled, then what came of it. */
export const ROLLS = new Set<string>(['named_number', 'rolled_number', 'rolled_face'] satisfies What[]);

/** Return in how many steps is told what a roll of the dice came to; what a player does himself is told at once. */
export function stepsSinceRoll(rows: News[]): number {
  const events = eventsOf(rows);
  const from = events.findIndex(({ what }) => ROLLS.has(what));
  if (from < 0) return 0;
  const steps = events.slice(from).filter(({ what }) => what in SIGNS);
  return steps.filter((event, i) => !joins(steps[i - 1], event)).length;
}

/** Whether two events are one step. */
const joins = (before: Event | undefined, event: Event): boolean =>
  JOINED.has(event.what) && before?.what === event.what && before.about?.['player'] === event.about?.['player'];

const JOINED = new Set(['produced', 'full', 'gained', 'lost', 'paid', 'saved', 'named_card', 'named_resource']);

const resource = (name: ResourceName): Glyph => ({ draw: 'resource', resource: name });
const icon = (name: string): Glyph => ({ draw: 'icon', icon: name });
const NOBODY = text('–');

type Signs = { [W in What]?: (about: About<W>, card: (name: CardName | null) => Glyph) => Glyph[] };

/** The signs of each event; what has none is no step. */
const SIGNS: Signs = {
  named_number: ({ die }) => [icon('alchemist'), { draw: 'die', die }],
  rolled_number: ({ die }) => [{ draw: 'die', die }],
  rolled_face: ({ face }) => [{ draw: 'face', face }],
  tournament_won: ({ points, rivals }) => [{ draw: 'points', points: 'tournament' }, text(`${points}:${rivals}`)],
  nobody_won: ({ points }) => [{ draw: 'points', points: 'tournament' }, text(`${points}:${points}`)],
  no_holder: ({ token }) => [token === 'most' ? icon('merchant-guild') : { draw: 'token', token }, NOBODY],
  brigands_quiet: () => [{ draw: 'face', face: 'brigands' }, NOBODY],
  brigands_counted: ({ counted, limit }) => [
    { draw: 'face', face: 'brigands' },
    text(`${counted}${counted > limit ? '>' : '≤'}${limit}`),
  ],
  nothing_to_rob: () => [{ draw: 'face', face: 'brigands' }, text('0')],
  turned_up: ({ card }, draw) => [{ draw: 'kind', kind: 'event', colour: 'blue' }, draw(card)],
  no_effect: ({ card }, draw) => [draw(card), NOBODY],
  shuffled_events: () => [icon('year-end')],
  produced: (about) => [text(`+${about.amount}`), resource(about.resource)],
  full: (about) => [text('+0'), resource(about.resource)],
  gained: (about) => [text('+1'), resource(about.resource)],
  lost: (about) => [text(`−${about.amount}`), resource(about.resource)],
  paid: (about) => [text(`−${about.amount}`), resource(about.resource)],
  stole: (about) => [text('←'), resource(about.resource)],
  no_room: () => [{ draw: 'any' }, NOBODY],
  built_road: () => [{ draw: 'kind', kind: 'road' }],
  built_settlement: () => [{ draw: 'kind', kind: 'settlement' }],
  built_city: () => [{ draw: 'kind', kind: 'city' }],
  built: ({ card }, draw) => [draw(card)],
  placed_region: ({ card }, draw) => [text('+'), draw(card)],
  pulled_down: ({ card }, draw) => [text('×'), draw(card)],
  traded: (about) => [text(about.amount), resource(about.gave), text('→1'), resource(about.got)],
  played: ({ card }, draw) => [{ draw: 'kind', kind: 'action', colour: 'yellow' }, draw(card)],
  countered: ({ card }, draw) => [draw(card)],
  not_countered: () => [icon('hand'), NOBODY],
  duel_rolled: ({ die, most }) => [{ draw: 'die', die }, text(die <= most ? '✓' : '×')],
  returned: ({ card }, draw) => [draw(card), text('→'), icon('hand')],
  lies_open: ({ card }, draw) => [draw(card), text('→'), icon('stack')],
  saw_hand: () => [icon('spy'), icon('hand')],
  took_from_hand: ({ card }, draw) => [text('←'), draw(card)],
  put_under: ({ stack }) => [icon('hand'), text('→'), icon('stack'), text(stack + 1)],
  drew: ({ stack }) => [icon('stack'), text(stack + 1)],
  took: ({ stack }) => [icon('stack'), text(stack + 1)],
  searched: ({ stack }) => [icon('scout'), icon('stack'), text(stack + 1)],
  searched_regions: () => [icon('scout')],
  accepted: () => [icon('merchant-guild')],
  declined: () => [icon('merchant-guild'), text('×')],
  offered: () => [icon('merchant-guild'), text('?')],
  knight_token: () => [{ draw: 'token', token: 'knight' }],
  commerce_token: () => [{ draw: 'token', token: 'commerce' }],
  knight_token_back: () => [{ draw: 'token', token: 'knight' }, NOBODY],
  commerce_token_back: () => [{ draw: 'token', token: 'commerce' }, NOBODY],
  used: ({ card }, draw) => [{ draw: 'kind', kind: 'building' }, draw(card)],
  cancelled: ({ card }, draw) => [draw(card), icon('answered')],
  fetched: ({ card }, draw) => [icon('stack'), text('→'), draw(card)],
  exchanged_regions: ({ card, rivals }, draw) => [draw(card), text('→'), draw(rivals)],
  silenced: ({ card }, draw) => [draw(card), icon('silenced')],
  counts_again: ({ card }, draw) => [draw(card), text('✓')],
  lapsed: ({ card }, draw) => [draw(card), text('×')],
  named_card: ({ card }, draw) => [icon('named'), draw(card)],
  saved: (about) => [text('✓'), resource(about.resource)],
  saw_event: () => [icon('scout'), { draw: 'kind', kind: 'event', colour: 'blue' }],
  saw_next: ({ stack }) => [icon('scout'), icon('stack'), text(stack + 1)],
  laid_back: ({ stack }) => [icon('hand'), text('→'), icon('stack'), text(stack + 1)],
  built_metropolis: () => [{ draw: 'kind', kind: 'city' }, text('+')],
  blocked_stack: ({ stack }) => [icon('stack'), text(stack + 1), text('×')],
  revealed: ({ card, stack }, draw) => [icon('stack'), text(stack + 1), draw(card)],
  kept: (about, draw) => [draw(about.card), text(`+${about.amount}`), resource(about.resource)],
  spent_kept: (about, draw) => [draw(about.card), text(`−${about.amount}`), resource(about.resource)],
  named_resource: (about) => [icon('named'), resource(about.resource)],
  pawned: () => [icon('hand'), text('→'), icon('pawnbroker')],
  redeemed: () => [icon('pawnbroker'), text('→'), icon('hand')],
  built_citadel: () => [icon('citadel')],
  put_wizard: ({ card }, draw) => [icon('wizard'), draw(card)],
  added_magic: ({ magic }) => [icon('wizard'), text(magic), icon('magic')],
  spent_magic: ({ amount }) => [text(`−${amount}`), icon('magic')],
  lost_magic: ({ amount }) => [text(`−${amount}`), icon('magic')],
  named_face: ({ face }) => [icon('named'), { draw: 'face', face }],
  rolled_die: ({ die }) => [{ draw: 'die', die }],
  contest: ({ die, sum }) => [icon('wizard'), { draw: 'die', die }, text(sum)],
  swapped_sites: ({ card, other }, draw) => [draw(card), icon('change-places'), draw(other)],
  removed_event: ({ card }, draw) => [text('×'), draw(card)],
  changed_region: ({ card, old }, draw) => [draw(old), text('→'), draw(card)],
  took_built: ({ card }, draw) => [text('←'), draw(card)],
  put_on: ({ card, on }, draw) => [draw(card), text('→'), draw(on)],
  left: ({ card }, draw) => [draw(card), text('×')],
  won: () => [{ draw: 'points', points: 'point' }],
};

function glyphsOf({ what, about }: Event, play: Play): Glyph[] | undefined {
  const signs = SIGNS[what as What] as
    ((about: unknown, card: (name: CardName | null) => Glyph) => Glyph[]) | undefined;
  return signs?.(about ?? {}, (card) => iconOf(card ? play.cards.get(card) : undefined));
}
