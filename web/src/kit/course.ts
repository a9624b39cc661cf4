/** The course of a change: what happened in it, step by step, and when each step is shown. */
import type { Event, News } from '../protocol';

/** What is shown together. */
export interface Step {
  events: Event[];
  /** When it is shown, in milliseconds after the change. */
  at: number;
}

const seatOf = ({ about }: Event): number | undefined =>
  typeof about?.['player'] === 'number' ? about['player'] : undefined;

/** Return what an event is shown together with; what has a key of its own is a step of its own. */
function keyOf(event: Event, i: number, last: string, seats: number, apart: ReadonlySet<string>): string {
  const seat = seatOf(event);
  if (apart.has(event.what) || (seat ?? 0) >= seats) return `event ${i}`;
  if (seat !== undefined) return 'players';
  return event.about?.['card'] ? event.what : last;
}

/**
 * Return the steps of a change. What players do is one step, but for events `apart`; each event of a printed opponent is a
 * step, and so are cards that are dealt. All else belongs to the step before it.
 */
export function courseOf(news: News[], seats: number, apart: ReadonlySet<string>, length: number): Step[] {
  const steps: Step[] = [];
  let last = '';
  news
    .flatMap((row) => row.events ?? [])
    .forEach((event, i) => {
      const told = event.say && !event.quiet;
      const key = told ? keyOf(event, i, last, seats, apart) : last;
      const step = steps.at(-1);
      if (step && key === last) step.events.push(event);
      else steps.push({ events: [event], at: steps.length * length });
      last = key;
    });
  return steps;
}

/** Return when each card moves, by the first step that names it. */
export function timesOf(course: Step[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { events, at } of [...course].reverse())
    for (const { about } of events) if (about?.['card']) times.set(`card-${String(about['card'])}`, at);
  return times;
}

/** What a step of a change brought to a counter. */
export interface Part {
  by: number;
  /** When it is shown, in milliseconds after the change. */
  at: number;
  /** What had happened by then, the step's own events last. */
  events: Event[];
}

/** What points an event brings to whom it is about, as it says itself or as is printed. */
export type PointsOf = (event: Event) => number;

/** The name of the counter of points. */
export const POINTS = 'points';

/**
 * Return what each step brought to a counter such as `gold:0`, which changed by so much. Points are told step by step, as
 * far as the events say how many; all else, and the rest of the points, belongs to the last step that it can come from.
 */
export function partsOf(course: Step[], counter: string, by: number, pointsOf: PointsOf): Part[] {
  const [what = '', seat = ''] = counter.split(':');
  const own = course.map(({ events }) => events.filter((event) => String(seatOf(event)) === seat));
  const about = (i: number): boolean => (own[i] ?? []).length > 0;
  const said = own.map((events) => (what === POINTS ? events.reduce((sum, event) => sum + pointsOf(event), 0) : 0));
  const rest = by - said.reduce((sum, points) => sum + points, 0);
  const named = own.findLastIndex((events) => events.some((event) => names(event, what)));
  const silent = said.findLastIndex((points, i) => about(i) && points === 0);
  const last = named >= 0 ? named : silent >= 0 ? silent : Math.max(0, said.length - 1);
  const sums = Array.from({ length: Math.max(1, course.length) }, (_, i) => (said[i] ?? 0) + (i === last ? rest : 0));
  return together(sums.map((sum, i) => ({ by: sum, at: course[i]?.at ?? 0, events: own.slice(0, i + 1).flat() })));
}

/** Whether an event is about what a counter counts: `gained_gold`, or one that says the name. */
const names = ({ what, about }: Event, counted: string): boolean =>
  what.endsWith(`_${counted}`) || Object.values(about ?? {}).includes(counted);

/** Join parts that are shown at the same time, and leave out those that bring nothing. */
function together(parts: Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (before?.at === part.at) Object.assign(before, { by: before.by + part.by, events: part.events });
    else joined.push({ ...part });
  }
  return joined.filter(({ by }) => by !== 0);
}

/** Return the sentences of a step. */
export function sentencesOf({ events }: Step): string[] {
  return events.filter((event) => event.say && !event.quiet).map((event) => event.say ?? '');
}
