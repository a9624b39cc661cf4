/** What is being shown of a change, step by step: the end of a round, and what happens by itself. */
import { courseOf, sentencesOf, timesOf, type Step } from '../kit/course';
import { expectGains } from '../kit/gains';
import { pause, stepTime } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import { t } from '../lib/text.svelte';
import { endsOf, type Drawing, type Play } from '../games/drawing';
import type { Event, News } from '../protocol';
import { roundsIn, RoundScores, type RoundTold } from './rounds';

/** The end of a round is shown for so many pauses, and at least so long, in milliseconds. */
const ROUND_PAUSES = 2;
const LEAST_ROUND = 1600;

export class Showing {
  /** The round that has just ended. */
  round = $state.raw<RoundTold | null>(null);
  /** What happens by itself now. */
  said = $state.raw<string[]>([]);
  /** Whether the board itself tells something, step by step. */
  private telling = $state(false);
  readonly on = $derived(this.round !== null || this.said.length > 0 || this.telling);

  /** How long it takes to show all of it, in milliseconds. */
  length = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private course: Step[] = [];
  /** How long a step is shown, in milliseconds. */
  private step = 0;
  /** How many steps the board tells itself. */
  private told = 0;
  private readonly ended: RoundScores;

  constructor(
    table: string,
    private readonly drawing: () => Drawing | null,
    private readonly play: Pick<Play, 'printed' | 'news'>,
  ) {
    this.ended = new RoundScores(table);
  }

  /** Take in what is about to be shown; return when each card moves. */
  prepare(news: News[], seats: number): Map<string, number> {
    this.stop();
    const chosen = news.every((row) => row.kind === 'choice') && !document.hidden;
    const drawing = this.drawing();
    const alone = new Set([...(drawing?.apart ?? []), ...endsOf(drawing)]);
    const course = chosen ? courseOf(news, seats, alone, 1) : [];
    this.told = chosen ? (drawing?.tells?.(news) ?? 0) : 0;
    this.step = stepTime(Math.max(course.length, this.told));
    this.course = course.map(({ events, at }) => ({ events, at: at * this.step }));
    expectGains({
      course: this.course,
      pointsOf: (event) => drawing?.points?.(event, this.play.printed) ?? 0,
      glowsOf: (event, card, root) => drawing?.glows?.(event, card, root) ?? [],
    });
    return timesOf(this.course);
  }

  /**
   * Show the steps after the first, and the round that ends with these scores; return how long that takes, in milliseconds.
   * Null: the game has ended, and its scores are not told yet.
   */
  begin(scores: number[] | null): number {
    if (scores && !this.play.news.some((row) => row.kind === 'choice')) this.ended.note(0, scores);
    const steps = this.step > 0 ? this.course.slice(1) : [];
    for (const step of steps) this.later(step.at, () => (this.said = this.isEndOfRound(step) ? [] : sentencesOf(step)));
    const last = steps.length > 0 ? (steps.at(-1)?.at ?? 0) + this.step : 0;
    const end = Math.max(last, this.told * this.step);
    this.telling = end > 0 && this.told > 0;
    if (end > 0) this.later(end, () => this.fallSilent());
    this.length = Math.max(end, scores ? this.beginRound(scores, end) : 0);
    return this.length;
  }

  private fallSilent(): void {
    this.said = [];
    this.telling = false;
  }

  private beginRound(scores: number[], end: number): number {
    const ends = this.drawing()?.rounds ?? {};
    const step = this.course.findLast((one) => this.isEndOfRound(one));
    const event = step?.events.findLast(({ what }) => what in ends);
    if (!step || !event) return 0;
    const before = this.ended.note(roundsIn(this.play.news, endsOf(this.drawing())), scores);
    const told = {
      say: t(ends[event.what] ?? '', wordsOf(event)),
      scores: scores.map((points, seat) => ({ points, gained: before && points - (before[seat] ?? 0) })),
    };
    this.later(step.at, () => {
      this.round = told;
      sound('round');
    });
    this.later(Math.max(end, step.at + LEAST_ROUND, step.at + ROUND_PAUSES * pause()), () => (this.round = null));
    return step.at + ROUND_PAUSES * pause();
  }

  private isEndOfRound({ events }: Step): boolean {
    const ends = endsOf(this.drawing());
    return events.some(({ what }) => ends.has(what));
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
    this.fallSilent();
  }
}

/** Return what an event says of itself in words and numbers. */
function wordsOf({ about }: Event): Record<string, string | number> {
  const told = Object.entries(about ?? {}).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(told) as Record<string, string | number>;
}
