/** What the person at the table may choose now, has picked, and does. */
import type { Pick, Play } from '../games/drawing';
import { hasNumbers, keep, kept } from '../lib/kept';
import { settings } from '../lib/settings.svelte';
import { aloud, note } from '../lib/tell.svelte';
import { sentence, t } from '../lib/text.svelte';
import type { Ahead, BlockedChoice, CardInfo, Confirm, News, OpenChoice, Refused, SeatInfo, Update } from '../protocol';
import type { Command, Live } from './live.svelte';
import type { Opened } from './opened.svelte';

/** How long a choice that cannot be taken back waits before it is sent, in milliseconds. */
export const UNDO_TIME = 1500;
/** With less time than this on the player's clock, in seconds, no choice waits. */
const SHORT_OF_TIME = 15;

type KeptPick = Omit<Pick, 'choices' | 'blocked'> & { n: number; choices: number[]; blocked: number[] };
const isKeptPick = (value: unknown): value is KeptPick => {
  if (!hasNumbers('n')(value)) return false;
  const { spot, choices, blocked } = value as Partial<KeptPick>;
  return typeof spot === 'string' && Array.isArray(choices) && Array.isArray(blocked);
};

export class Acting implements Play {
  cards = $state.raw<ReadonlyMap<string, CardInfo>>(new Map());
  printed = $state.raw<Play['printed']>({});
  pick = $state.raw<Pick | null>(null);
  /** A choice that was made and is not carried out yet. */
  pending = $state.raw<OpenChoice | null>(null);
  /** Why the player must confirm the pending choice. */
  asking = $state.raw<Confirm | null>(null);
  /** Whether the pending choice cannot be taken back and waits for `UNDO_TIME`. */
  waiting = $state(false);
  /** Whether the player is asked if something shown is to be taken back, which makes the game practice. */
  asksBack = $state(false);
  /** Whether the score of a game that has just ended is still to be counted. */
  counting = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = performance.now();

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

  readonly worth = $derived.by(() => {
    const { shown, lines } = this.live;
    const mine = (shown?.result?.counts ?? lines)[shown?.seat ?? -1] ?? [];
    return new Map(mine.flatMap(({ about, points }) => (about?.['card'] ? [[String(about['card']), points]] : [])));
  });
  readonly foreseen = $derived.by(() => this.live.foreseen);
  private pointedAt = $state.raw<OpenChoice | null>(null);
  /** How many other choices there are where one points. */
  private others = $state(0);
  /** The choice that is pointed at, what it would bring once that is known, and how many others there are. */
  readonly foretold = $derived.by(() => {
    const { pointedAt: choice, foreseen, others } = this;
    return choice ? { choice, brings: foreseen?.number === choice.number ? foreseen : null, others } : null;
  });

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

  get news(): News[] {
    return this.live.news;
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
    if ('refused' in answer) this.noteRefusal(answer.refused);
    return false;
  }

  private noteRefusal({ fault }: Refused): void {
    if (fault.key !== 'stale') note(sentence(fault.say), 'bad');
  }

  /** Make a choice, or confirm the one that waits. Another choice takes its place. */
  readonly choose = (choice: OpenChoice): void => {
    if (!this.live.shown || this.live.busy) return;
    const again = this.pending === choice;
    this.drop();
    const first = this.leadingTo(choice);
    if (first) void this.chooseAfter(first.by, choice, again);
    else void this.send(choice.number, choice, again);
  };

  /** Send a choice that waits to be sent, since the player goes on. */
  readonly goOn = (): void => {
    if (this.pending && this.waiting) this.choose(this.pending);
  };

  /** Send a choice. Where the server wants it confirmed, ask the player, or let what was `meant` wait for an undo. */
  private async send(number: number, meant: OpenChoice, sure: boolean, waited = sure): Promise<boolean> {
    const { n } = this.update;
    this.pending = meant;
    const acceptFinal = waited || settings.final === 'send' || (settings.final === 'undo' && this.mayNotWait);
    const answer = await this.live.tell({ do: 'choose', n, number, sure, accept_final: acceptFinal });
    const stillMeant = this.pending === meant && this.update.n === n;
    if (stillMeant && 'confirm' in answer) this.confirm(meant, answer.confirm);
    else if (stillMeant) this.drop();
    if ('refused' in answer) this.noteRefusal(answer.refused);
    return answer.ok;
  }

  private confirm(choice: OpenChoice, why: Confirm): void {
    if (why.reason === 'vain' || settings.final === 'ask') this.ask(choice, why);
    else this.wait(choice);
  }

  private ask(choice: OpenChoice, why: Confirm): void {
    this.asking = why;
    aloud(`${t('sure', { choice: sentence(choice.say) })} ${sentence(why.say)}`);
  }

  private wait(choice: OpenChoice): void {
    this.waiting = true;
    this.timer = setTimeout(this.goOn, UNDO_TIME);
    aloud(`${sentence(choice.say)} ${t('undo-key')}`);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.pending = null;
    this.asking = null;
    this.waiting = false;
    this.asksBack = false;
  }

  private leadingTo(choice: OpenChoice): Ahead | undefined {
    return this.after.find((one) => one.choices.includes(choice));
  }

  /** Whether nothing else can be chosen, or there is no time. */
  private get mayNotWait(): boolean {
    return this.open.length === 1 || this.shortOfTime;
  }

  private get shortOfTime(): boolean {
    const left = this.update.clock?.left[this.update.seat ?? 0];
    return left !== undefined && left - (performance.now() - this.shownAt) / 1000 < SHORT_OF_TIME;
  }

  /** Make the choice that leads there, and then the one that was meant. */
  private async chooseAfter(first: number, meant: OpenChoice, sure: boolean): Promise<void> {
    const before = this.update.n;
    if (!(await this.send(first, meant, sure))) return;
    this.live.catchUp();
    this.ledOn.set(this.update.n, before);
    const second = this.update.choices?.find((choice) => choice.number === meant.number);
    if (second) await this.send(second.number, second, false, sure);
  }

  readonly point = (next: Pick): void => {
    this.pick = this.pick?.spot === next.spot ? null : next;
  };

  readonly why = (reason: BlockedChoice): void => {
    const { rule } = reason;
    const link = rule ? { says: t('to-the-rule'), follow: () => this.opened.readRule(rule) } : undefined;
    note(sentence(reason.say ?? reason.key), 'plain', link);
  };

  readonly look = (card: string, why?: string): void => {
    this.opened.card = card;
    this.opened.why = why ?? null;
  };

  readonly peek = (card: string | null): void => {
    const before = this.opened.peeked;
    if (!card) return queueMicrotask(() => this.opened.peeked === before && (this.opened.peeked = null));
    this.opened.peeked = this.opened.pointed = card;
  };

  readonly count = (seat: number): void => {
    this.opened.scoreOf = seat;
    if (!this.live.shown?.result) void this.tell({ do: 'count' });
  };

  /** Show all players side by side. */
  readonly compare = (): void => this.count(this.names.length > 1 ? this.names.length : 0);

  undo(): void {
    if (this.pending) return this.callOff();
    if (this.asksBack) return this.cancel();
    const { shown, info } = this.live;
    const undo = this.lastOf(shown?.undo);
    if (shown && undo !== undefined) void this.tell({ do: 'undo', n: shown.n, to: undo });
    else if (info?.practice) this.takeBack();
    else if (shown?.take_back?.length) this.askBack();
  }

  private askBack(): void {
    this.cancel();
    this.asksBack = true;
    aloud(t('take-back-asked'));
  }

  /** Take back what was shown meanwhile: the game is practice from now on. */
  takeBack(): void {
    const { shown } = this.live;
    const back = this.lastOf(shown?.take_back);
    this.asksBack = false;
    if (shown && back !== undefined) void this.tell({ do: 'take_back', n: shown.n, to: back });
  }

  /** The row before what was last chosen, a choice that only led on to it included. */
  private lastOf(points: number[] = []): number | undefined {
    const before = this.ledOn.get(points[0] ?? -1);
    return before !== undefined && points.includes(before) ? before : points[0];
  }

  readonly foresee = (choice: OpenChoice | null, others = 0): void => {
    const before = this.pointedAt;
    // What had the focus may leave the page while it is drawn, and nothing may change then.
    if (!choice) return queueMicrotask(() => this.pointedAt === before && (this.pointedAt = null));
    const lead = this.leadingTo(choice);
    if (!lead && !this.open.includes(choice)) return; // it was made meanwhile
    this.pointedAt = choice;
    this.others = others;
    this.live.foresee(choice.number, lead?.by ?? null);
  };

  /** Ask for the points that each card makes, after one's own choices and whenever the score has changed. */
  askWorth(news: News[], before: number[] | null | undefined): void {
    const { shown } = this.live;
    const seat = shown?.seat;
    if (!shown?.scores || seat == null || shown.over) return;
    const own = news.some((row) => row.seat === seat || row.kind !== 'choice');
    if (own || before?.[seat] !== shown.scores[seat]) this.live.wonder({ do: 'count' });
  }

  askHint(): void {
    const { shown, info } = this.live;
    if (info?.hints && this.myTurn && shown) void this.tell({ do: 'hint', n: shown.n });
  }

  /** Answer the open question with yes, if it has one answer; return whether it had. */
  answer(): boolean {
    if (this.asksBack) {
      this.takeBack();
      return true;
    }
    const choices = this.pending && (this.asking || this.waiting) ? [this.pending] : (this.pick?.choices ?? []);
    const [only, other] = choices;
    if (!only || other) return false;
    this.choose(only);
    return true;
  }

  /** Call the pending choice off. A choice that was made only to lead on to it is taken back. */
  callOff(): void {
    const { n, undo } = this.update;
    const before = this.asking || this.waiting ? this.ledOn.get(n) : undefined;
    this.cancel();
    if (before !== undefined && undo?.includes(before)) void this.tell({ do: 'undo', n, to: before });
  }

  /** Pick again what was picked in this position before the page was loaded again. */
  pickAgain(): void {
    const before = kept('pick', isKeptPick);
    if (!before || before.n !== this.update.n || !this.myTurn) return;
    const { n: _, ...pick } = before;
    const choices = this.open.filter(({ number }) => before.choices.includes(number));
    const blocked = this.blocked.filter(({ number }) => before.blocked.includes(number));
    this.pick = { ...pick, choices, blocked };
  }

  /** Keep what is picked, for when the page is loaded again. */
  keepPick(): void {
    const numbersOf = (all: { number: number }[]): number[] => all.map(({ number }) => number);
    const { pick } = this;
    const numbers = pick && { choices: numbersOf(pick.choices), blocked: numbersOf(pick.blocked) };
    keep('pick', pick && { ...pick, ...numbers, n: this.live.shown?.n ?? 0 });
  }

  /** Let go of what is picked. */
  cancel(): void {
    this.pick = null;
    this.drop();
  }

  /** Something new is shown: what was picked before it means nothing any more. */
  forget(): void {
    this.cancel();
    this.shownAt = performance.now();
    this.opened.peeked = null;
    this.pointedAt = null;
    this.live.counts = null;
  }
}
