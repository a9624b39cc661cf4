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

/** Return when each seat has all that it gained: at the last step that names it. */
export function arrivalsOf(course: Step[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { events, at } of course)
    for (const event of events) {
      const seat = seatOf(event);
      if (seat !== undefined) times.set(String(seat), at);
    }
  return times;
}

/** Return the sentences of a step. */
export function sentencesOf({ events }: Step): string[] {
  return events.filter((event) => event.say && !event.quiet).map((event) => event.say ?? '');
}
