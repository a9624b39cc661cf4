/** Bots alone are watched as in a replay: at one's own pace, back and forth, by turns and rounds. */
import { Playback, type PlayedRow } from '../lib/playback.svelte';
import { settings } from '../lib/settings.svelte';
import type { News } from '../protocol';
import { fold, reworded, type ShownUpdate } from './news';

/** How fast it goes at first, by the setting for the moves of others. */
const AT_FIRST = { slow: 0.5, normal: 1, fast: 4, instant: 4 };

export class Watching {
  readonly playback: Playback;
  private past = $state.raw<ShownUpdate[]>([]);
  private news: News[] = [];

  /**
   * @param ends - the names of the events that end a round.
   * @param present - shows an update with the news up to it; `near`: it is the next one.
   */
  constructor(
    ends: () => ReadonlySet<string>,
    private readonly present: (update: ShownUpdate, news: News[], near: boolean) => void,
  ) {
    const rows = $derived(this.past.map(rowOf));
    this.playback = new Playback(
      () => rows,
      ends,
      (to, change) => {
        const near = to === this.playback.at + 1;
        change();
        this.show(near);
      },
      () => !this.past.at(-1)?.over,
    );
    this.playback.speed = AT_FIRST[settings.pace];
    this.playback.running = true;
  }

  /** Take in an update; the first one is shown at once, and so is each where moves are shown without a pause. */
  add(update: ShownUpdate): void {
    this.news = fold(update.whole ? [] : this.news, update.news ?? []);
    const last = this.past.at(-1);
    const again = last?.n === update.n;
    this.past = again ? [...this.past.slice(0, -1), { ...update, news: last?.news ?? [] }] : [...this.past, update];
    if (!last || (again && this.playback.at === this.past.length - 1)) this.show(false);
    else if (settings.pace === 'instant' && this.playback.running) this.catchUp();
  }

  /** Replace the texts of what was shown and what waits. */
  reword(told: News[]): void {
    this.news = reworded(this.news, told);
    this.past = this.past.map((update) => ({ ...update, news: reworded(update.news ?? [], told) }));
    if (this.past.length > 0) this.show(false);
  }

  catchUp(): void {
    this.playback.step(this.playback.last);
  }

  private show(near: boolean): void {
    const update = this.past[this.playback.at];
    if (!update) return;
    const until = this.news.filter((row) => row.n <= update.n);
    this.present(near ? update : { ...update, whole: true }, until, near);
  }
}

/** Return who chose in an update, and what happened in it. */
function rowOf(update: ShownUpdate): PlayedRow {
  const news = update.news ?? [];
  const chosen = news.findLast((row) => row.kind === 'choice');
  return {
    kind: chosen && !update.whole ? 'choice' : 'setup',
    seat: chosen?.seat ?? null,
    events: update.whole ? [] : news.flatMap((row) => row.events ?? []),
  };
}
