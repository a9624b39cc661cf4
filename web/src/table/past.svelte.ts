/** A look back: the table as it was after a row of its log, while the game goes on. */
import { api, sentenceOf } from '../lib/api';
import { note } from '../lib/tell.svelte';
import { WATCHED, type Play } from '../kit/play';
import type { PastMoment, News } from '../protocol';
import type { Acting } from './acting.svelte';

/** Return what a row of the log says happened. */
const told = ({ events = [], say }: News): string =>
  events.find((event) => event.say && !event.quiet)?.say ?? say ?? '';

export class Past {
  private moment = $state.raw<PastMoment | null>(null);
  /** The row that was asked for last, whose answer may be under way. */
  private wanted = 0;

  constructor(
    private readonly table: string,
    private readonly acting: Acting,
  ) {}

  /** The rows that say something, the latest last: one goes from one to the next. */
  private readonly rows = $derived.by(() => this.acting.news.filter((row) => told(row)));
  private readonly at = $derived.by(() => this.rows.findIndex((row) => row.n === this.moment?.n));
  /** What happened in the row that is shown. */
  readonly say = $derived.by(() => (this.rows[this.at] ? told(this.rows[this.at] as News) : ''));
  readonly first = $derived.by(() => this.at <= 0);

  /** The table as it was then; nothing can be chosen there. None while the present is shown. */
  readonly play = $derived.by<Play | null>(() => {
    const { acting, moment } = this;
    if (!moment) return null;
    const { n, view, expects = [] } = moment;
    const [turn, scores] = [moment.turn ?? null, moment.scores ?? null];
    return {
      ...WATCHED,
      update: {
        type: 'update',
        seat: acting.update.seat,
        over: false,
        digest: '',
        step: { name: 'past' },
        n,
        view,
        turn,
        scores,
        expects,
      },
      news: acting.news.filter((row) => row.n <= n),
      seats: acting.seats,
      names: acting.names,
      cards: acting.cards,
      printed: acting.printed,
      look: (card, why) => acting.look(card, why),
      peek: (card) => acting.peek(card),
    };
  });

  /** Show the table as it was after a row. */
  async look(n: number): Promise<void> {
    this.wanted = n;
    try {
      const moment = await api.moment(this.table, n);
      if (this.wanted === n) this.moment = moment;
    } catch (problem) {
      note(sentenceOf(problem), 'bad');
    }
  }

  /** Go to the row before, or after; after the last comes the present. */
  step(by: 1 | -1): void {
    const row = this.rows[this.at + by];
    if (row && row !== this.rows.at(-1)) void this.look(row.n);
    else if (by > 0) this.close();
  }

  close(): void {
    [this.wanted, this.moment] = [0, null];
  }
}
