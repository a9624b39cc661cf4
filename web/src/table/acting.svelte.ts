/** What the person at the table may choose now, has picked, and does. */
import type { Pick, Play } from '../games/drawing';
import { settings } from '../lib/settings.svelte';
import { aloud, note } from '../lib/tell.svelte';
import { sentence, t } from '../lib/text.svelte';
import type { Ahead, BlockedChoice, CardInfo, OpenChoice, SeatInfo, Update } from '../protocol';
import type { Command, Live } from './live.svelte';
import type { Opened } from './opened.svelte';

export class Acting implements Play {
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  printed = $state.raw<Play['printed']>({});
  pick = $state.raw<Pick | null>(null);
  pending = $state.raw<OpenChoice | null>(null);

  readonly myTurn = $derived.by(() => {
    const shown = this.live.shown;
    return shown !== null && !shown.over && shown.turn !== null && shown.turn === shown.seat;
  });
  private readonly after = $derived.by(() => (this.myTurn ? (this.live.shown?.ahead ?? []) : []));
  private readonly passing = $derived.by(() => this.after.find((one) => one.passing));
  readonly ahead = $derived.by(() => this.after.filter((one) => !one.passing));
  /** What may be chosen now; a choice that does nothing gives way to what comes after it. */
  readonly open = $derived.by<OpenChoice[]>(() => {
    const choices = this.myTurn ? (this.live.shown?.choices ?? []) : [];
    const { passing } = this;
    return passing ? [...choices.filter((choice) => choice.number !== passing.by), ...passing.choices] : choices;
  });
  readonly blocked = $derived.by<BlockedChoice[]>(() => {
    return this.myTurn ? [...(this.live.shown?.blocked ?? []), ...(this.passing?.blocked ?? [])] : [];
  });
  readonly hint = $derived.by(() => this.open.find((choice) => choice.number === this.live.hint?.number) ?? null);

  /** Rows after a choice that only led on, and the rows before it: both are taken back as one. */
  private readonly ledOn = new Map<number, number>();

  constructor(
    private readonly live: Live,
    private readonly opened: Opened,
  ) {}

  /** The position that is shown; the board is drawn only when there is one. */
  get update(): Update {
    return this.live.shown as Update;
  }

  get seats(): SeatInfo[] {
    return this.live.info?.seats ?? [];
  }

  get names(): string[] {
    return [...this.seats.map((seat) => seat.name ?? t('open-seat')), ...(this.live.info?.printed ?? [])];
  }

  async tell(command: Command): Promise<boolean> {
    const answer = await this.live.tell(command);
    if (answer.ok) return true;
    if (answer.refused.fault.key !== 'stale') note(sentence(answer.refused.fault.say), 'bad');
    return false;
  }

  readonly choose = (choice: OpenChoice): void => {
    const { shown, busy } = this.live;
    if (!shown || busy) return;
    const first = this.after.find((one) => one.choices.includes(choice));
    if ((choice.vain || (settings.confirm && this.isFinal(choice, first))) && this.pending !== choice) {
      this.pending = choice;
      aloud(`${t('sure', { choice: sentence(choice.say) })} ${choice.vain ? t('sure-vain') : ''}`);
      return;
    }
    this.pending = null;
    if (first) void this.chooseAfter(first.by, choice.number);
    else void this.tell({ do: 'choose', n: shown.n, number: choice.number });
  };

  /** Whether a choice, or the one that leads there, cannot be taken back. */
  private isFinal(choice: OpenChoice, first: Ahead | undefined): boolean {
    const leading = this.update.choices?.find((one) => one.number === first?.by);
    return (choice.final || leading?.final) ?? false;
  }

  /** Make the choice that leads there, and then the one that was meant. */
  private async chooseAfter(first: number, number: number): Promise<void> {
    const before = this.update.n;
    if (!(await this.tell({ do: 'choose', n: before, number: first }))) return;
    this.live.catchUp();
    this.ledOn.set(this.update.n, before);
    if (!this.update.choices?.some((choice) => choice.number === number)) return;
    await this.tell({ do: 'choose', n: this.update.n, number });
  }

  readonly point = (next: Pick): void => {
    this.pick = this.pick?.spot === next.spot ? null : next;
  };

  readonly why = (reason: BlockedChoice): void => {
    note(sentence(reason.say ?? reason.key));
  };

  readonly look = (card: string): void => {
    this.opened.card = card;
  };

  readonly peek = (card: string | null): void => {
    this.opened.peeked = card;
  };

  readonly count = (seat: number): void => {
    this.opened.scoreOf = seat;
    if (!this.live.shown?.result) void this.tell({ do: 'count' });
  };

  undo(): void {
    const { shown } = this.live;
    const undo = this.lastOf(shown?.undo);
    const back = this.lastOf(shown?.take_back);
    if (shown && undo !== undefined) void this.tell({ do: 'undo', n: shown.n, to: undo });
    else if (shown && back !== undefined) void this.tell({ do: 'take_back', n: shown.n, to: back });
  }

  /** The row before what was last chosen, a choice that only led on to it included. */
  private lastOf(points: number[] = []): number | undefined {
    const before = this.ledOn.get(points[0] ?? -1);
    return before !== undefined && points.includes(before) ? before : points[0];
  }

  askHint(): void {
    const { shown, info } = this.live;
    if (info?.hints && this.myTurn && shown) void this.tell({ do: 'hint', n: shown.n });
  }

  /** Let go of what is picked. */
  cancel(): void {
    this.pick = null;
    this.pending = null;
  }

  /** Something new is shown: what was picked before it means nothing any more. */
  forget(): void {
    this.cancel();
    this.opened.peeked = null;
    this.live.counts = null;
  }
}
