/** Things in a row come one after the other, at the pace one has set; who skips sees all of them. */
import { untrack } from 'svelte';
import { stepTime } from '../lib/settings.svelte';
import { hurry } from './hurry.svelte';

/** What is in the row now. */
interface InRow {
  /** What the row is about; another row begins from its first thing. */
  row: unknown;
  count: number;
  /** How many of the last ones may come one after the other; those before them are there at once. */
  slowly: number;
}

export class OneByOne {
  /** How many are shown by now; whatever is there at first is shown. */
  shown = $state(0);
  private row: unknown;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => InRow) {
    const first = untrack(now);
    [this.row, this.shown] = [first.row, first.count];
    $effect(() => {
      const next = now();
      untrack(() => this.follow(next));
      return () => clearTimeout(this.timer);
    });
    $effect(() => {
      if (hurry.n > 0) untrack(() => this.follow({ ...now(), slowly: 0 }));
    });
  }

  private follow({ row, count, slowly }: InRow): void {
    clearTimeout(this.timer);
    const before = row === this.row ? Math.min(this.shown, count) : 0;
    this.row = row;
    this.shown = Math.max(before, count - slowly);
    const time = stepTime(slowly);
    const next = (): void => {
      if (this.shown === count) return;
      this.shown += 1;
      this.timer = setTimeout(next, time);
    };
    if (time > 0) next();
    else this.shown = count;
  }
}
