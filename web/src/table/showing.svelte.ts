/** What is being shown of a change, step by step: the end of a round, and what happens by itself. */
import { arrivalsOf, courseOf, sentencesOf, timesOf, type Step } from '../kit/course';
import { expectGains } from '../kit/gains';
import { pause } from '../lib/settings.svelte';
import { play } from '../lib/sound';
import { t } from '../lib/text.svelte';
import type { Drawing } from '../games/drawing';
import type { Event, News } from '../protocol';

/** A step is shown for this share of the pause after an opponent's move, all steps together for at most so many pauses. */
const SHARE = 0.7;
const MOST_PAUSES = 7;
/** The end of a round is shown for so many pauses, and at least so long, in milliseconds. */
const ROUND_PAUSES = 2;
const LEAST_ROUND = 1600;

export interface RoundTold {
  say: string;
  scores: { points: number; gained: number | undefined }[];
}

export class Showing {
  /** The round that has just ended. */
  round = $state.raw<RoundTold | null>(null);
  /** What happens by itself now. */
  said = $state.raw<string[]>([]);
  readonly on = $derived(this.round !== null || this.said.length > 0);

  /** How long it takes to show all of it, in milliseconds. */
  length = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private course: Step[] = [];
  /** How long a step is shown, in milliseconds. */
  private step = 0;
  /** The scores when the last round ended; there are none in the first round, and after a reload. */
  private last: number[] | undefined;

  constructor(private readonly drawing: () => Drawing | null) {}

  /** Take in what is about to be shown; return when each card moves. */
  prepare(news: News[], seats: number): Map<string, number> {
    this.stop();
    const chosen = news.every((row) => row.kind === 'choice') && !document.hidden;
    const { apart = [], rounds = {} } = this.drawing() ?? {};
    const alone = new Set([...apart, ...Object.keys(rounds)]);
    const course = chosen ? courseOf(news, seats, alone, 1) : [];
    this.step = pause() * Math.min(SHARE, MOST_PAUSES / course.length);
    this.course = course.map(({ events, at }) => ({ events, at: at * this.step }));
    expectGains(arrivalsOf(this.course));
    return timesOf(this.course);
  }

  /** Show the steps after the first, and the round that ends; return how long that takes, in milliseconds. */
  begin(scores: number[]): number {
    const steps = this.step > 0 ? this.course.slice(1) : [];
    for (const step of steps) this.later(step.at, () => (this.said = this.isEndOfRound(step) ? [] : sentencesOf(step)));
    const end = steps.length > 0 ? (steps.at(-1)?.at ?? 0) + this.step : 0;
    if (end > 0) this.later(end, () => (this.said = []));
    this.length = Math.max(end, this.beginRound(scores, end));
    return this.length;
  }

  private beginRound(scores: number[], end: number): number {
    const ends = this.drawing()?.rounds ?? {};
    const step = this.course.findLast((one) => this.isEndOfRound(one));
    const event = step?.events.findLast(({ what }) => what in ends);
    if (!step || !event) return 0;
    const gained = scores.map((points, seat) => this.last && points - (this.last[seat] ?? 0));
    const told = {
      say: t(ends[event.what] ?? '', wordsOf(event)),
      scores: scores.map((points, seat) => ({ points, gained: gained[seat] })),
    };
    this.last = scores;
    this.later(step.at, () => {
      this.round = told;
      play('round');
    });
    this.later(Math.max(end, step.at + LEAST_ROUND, step.at + ROUND_PAUSES * pause()), () => (this.round = null));
    return step.at + ROUND_PAUSES * pause();
  }

  private isEndOfRound({ events }: Step): boolean {
    return events.some(({ what }) => what in (this.drawing()?.rounds ?? {}));
  }

  private later(time: number, show: () => void): void {
    if (time === 0) show();
    else this.timers.push(setTimeout(show, time));
  }

  /** Show no more of it. */
  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.round = null;
    this.said = [];
  }
}

/** Return what an event says of itself in words and numbers. */
function wordsOf({ about }: Event): Record<string, string | number> {
  const told = Object.entries(about ?? {}).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(told) as Record<string, string | number>;
}
