/** Who sits at a table, seen from this device: who plays here, who is away, and whose turn lies behind a curtain. */
import { t } from '../lib/text.svelte';
import type { SeatInfo } from '../protocol';
import type { Acting } from './acting.svelte';
import type { Live } from './live.svelte';
import { saidLast } from './news';

export class Company {
  /** For whose turn the curtain was opened last. */
  private uncovered = $state<number | null>(null);

  constructor(
    private readonly live: Live,
    private readonly acting: Acting,
  ) {}

  private get seats(): SeatInfo[] {
    return this.live.info?.seats ?? [];
  }

  /** Whether several play at this device, which they pass on. */
  readonly passAndPlay = $derived.by(() => this.seats.filter((seat) => seat.mine).length > 1);
  private readonly people = $derived.by(() => this.seats.filter((seat) => seat.kind === 'person'));
  /** Who passes one device around needs no chat. */
  readonly chats = $derived.by(() => this.people.length > 1 && this.people.filter((seat) => seat.mine).length < 2);
  readonly plays = $derived.by(() => this.people.some((seat) => seat.mine));
  /** Whose turn it is and who is away, so that a bot plays soon. */
  readonly absent = $derived.by(() =>
    this.people.find((seat) => seat.bot_in != null && seat.seat === this.live.shown?.turn),
  );
  /** The own seat, for which a bot plays. */
  readonly gone = $derived.by(() => (this.passAndPlay ? undefined : this.seats.find((seat) => seat.mine && seat.left)));
  readonly covered = $derived.by(() => {
    const { shown } = this.live;
    return this.passAndPlay && this.acting.myTurn && this.uncovered !== shown?.turn && !shown?.over;
  });

  /** Whose turn it is has the device now. */
  readonly uncover = (): void => {
    this.uncovered = this.live.shown?.turn ?? null;
  };

  /** Return who sits there, for what is said to one reader. */
  readonly nameOf = (seat: number): string =>
    seat === this.live.shown?.seat && !this.passAndPlay ? t('you-short') : (this.acting.names[seat] ?? '');

  /** Say what is waited for; empty if it is this player's choice. */
  readonly waiting = $derived.by(() => {
    const { shown, lagging, news, thinking } = this.live;
    if (!shown || this.acting.myTurn) return '';
    if (shown.over) return t('over');
    const said = lagging ? saidLast(news) : '';
    if (said) return said;
    const name = this.acting.names[shown.turn ?? 0] ?? '';
    return thinking ? t('thinks', { name }) : t('waiting-for', { name });
  });
}
