/** The connection to one table: what the server sent, what of it is shown by now, and the commands. */
import type {
  AheadMessage,
  Answers,
  ChatLine,
  Commands,
  Confirm,
  Foreseen,
  Hinted,
  News,
  Refused,
  ScoreLine,
  TableInfo,
  Thinking,
  Update,
  UpdateMessage,
} from '../protocol';
import { reworded, fold, type ShownUpdate } from './news';
import { api, Refusal } from '../lib/api';
import { randomHex } from '../lib/random';
import { lacksNonce, storePromise, storeRow } from '../lib/promises';
import { pause, settings } from '../lib/settings.svelte';
import { note } from '../lib/tell.svelte';
import type { Socket } from '../alone/alone';
import { connect } from '../lib/transport';
import { Watching } from './watching.svelte';

type Answer = { ok: true } | { ok: false; refused: Refused } | { ok: false; confirm: Confirm };
interface Sent {
  command: Commands;
  settle: (answer: Answer) => void;
}
/** A command without its id, which `tell` adds. */
type WithoutId<C> = C extends unknown ? Omit<C, 'id'> : never;
export type Command = WithoutId<Commands>;

const RETRY_DELAYS = [300, 1000, 2000, 4000, 8000];
/** A starting server or a bad connection may accept a request and never answer it; all times are milliseconds. */
const ANSWER_TIMEOUT = 8000;
/** A broken connection may not be closed: it is tested by a ping when it is idle for so long, or an answer is late. */
const IDLE_TIME = 25_000;
const LATE_AFTER = 4000;
/** Updates that may wait until those before them were shown; with more, the present is shown. A clock does not wait. */
const MOST_WAITING = { clocked: 6, otherwise: 60 };
/** The reasons to refuse a nonce that will not change. */
const PERMANENT = new Set(['other-commitment', 'nonce-given', 'nonce-late', 'no-seat']);

/** Return the content of an update, without what differs each time that it is sent. */
const position = (update: Update): string =>
  JSON.stringify({ ...update, news: undefined, clock: undefined, whole: undefined });

/** Whether an update tells a choice of somebody else, which is shown for a while. */
const ofOthers = ({ news, seat, whole }: ShownUpdate): boolean =>
  !whole && !document.hidden && (news ?? []).some((row) => row.seat != null && row.seat !== seat);

export class Live {
  info = $state.raw<TableInfo | null>(null);
  /** The update on the screen, which may lag behind while the moves of others are shown one by one. */
  shown = $state.raw<ShownUpdate | null>(null);
  news = $state.raw<News[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  counts = $state.raw<{ n: number; of: ScoreLine[][] } | null>(null);
  /** The last answer about the running scores, which may be older than what is shown. */
  lines = $state.raw<ScoreLine[][]>([]);
  /** What a choice would bring that was pointed at. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** The choice that was pointed at last, and the question about it, whose answer may be under way. */
  private pointedAt: { number: number; after: number | null; question: string } | null = null;
  hint = $state.raw<Hinted | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  connected = $state(false);
  lost = $state(false);
  busy = $state(false);
  lagging = $state(false);
  /** Wraps every change of what is shown, so that it can be animated; returns how long it stays, in milliseconds. */
  around: (show: () => void, news: News[], update: ShownUpdate) => number = (show) => {
    show();
    return 0;
  };

  /** Points at what the next choice of somebody else will move; returns how long, in milliseconds. */
  before: (news: News[]) => number = () => 0;
  /** The names of the events that end a round, as the drawing says them. */
  ends: () => ReadonlySet<string> = () => new Set();
  /** What is shown where only bots play. */
  readonly watching = new Watching(
    () => this.ends(),
    (update, news, near) => {
      const change = (): void => {
        [this.news, this.shown] = [news, update];
      };
      this.around(change, near ? (update.news ?? []) : [], update);
    },
  );

  private socket: Socket | undefined;
  private waiting: ShownUpdate[] = [];
  /** An answer whose update `leads`: it is handled together with the `ahead` that the server sends next. */
  private incomplete: UpdateMessage | Refused | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent = new Map<string, Sent>();
  private tries = 0;
  private lastRow = 0;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private sendingNonce = false;
  private nonceTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly closing = new AbortController();

  constructor(readonly table: string) {
    const { signal } = this.closing;
    window.addEventListener('online', this.checkConnection, { signal });
    // A server in the local network may still be reachable: test it.
    window.addEventListener('offline', () => this.ping(), { signal });
    document.addEventListener('visibilitychange', this.checkConnection, { signal });
    this.connect();
  }

  close(): void {
    this.closing.abort();
    for (const timer of [this.timer, this.retryTimer, this.watchdog, this.nonceTimer]) clearTimeout(timer);
    this.socket?.close();
  }

  /** Test the connection, or reconnect, when the network is back or the page becomes visible. */
  private readonly checkConnection = (): void => {
    if (document.hidden) return;
    if (this.retryTimer === undefined) this.ping();
    else this.connect();
  };

  private connect(): void {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    const path = `/api/tables/${this.table}/socket?language=${settings.language}&since=${this.lastRow}`;
    this.incomplete = undefined;
    const socket = connect(path);
    this.socket = socket;
    this.watchdog = setTimeout(() => this.disconnect(socket), ANSWER_TIMEOUT);
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as Answers);
    socket.onclose = () => this.reconnect();
  }

  /** Reconnect and load everything again, in the language of the settings. */
  renew(): void {
    this.lastRow = 0;
    if (this.socket && this.retryTimer === undefined) this.disconnect(this.socket);
  }

  private opened(): void {
    this.connected = true;
    this.lost = false;
    this.tries = 0;
    this.pointedAt = null;
    // Commands that were not acknowledged are sent again; the server executes each of them once.
    for (const { command } of this.sent.values()) this.socket?.send(JSON.stringify(command));
    this.watch();
  }

  private reconnect(): void {
    if (this.closing.signal.aborted) return;
    clearTimeout(this.watchdog);
    this.connected = false;
    this.lost = this.tries > 0;
    this.retryTimer = setTimeout(() => this.connect(), RETRY_DELAYS[Math.min(this.tries++, RETRY_DELAYS.length - 1)]);
  }

  /** Drop a connection at once: for a dead one, the browser would wait a minute before it reports the close. */
  private disconnect(socket: Socket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.reconnect();
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.ping(), this.sent.size > 0 ? LATE_AFTER : IDLE_TIME);
  }

  /** Send a ping; without an answer in time, reconnect. */
  private ping(): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.watchdog);
    socket.send(JSON.stringify({ do: 'ping', id: randomHex() } satisfies Commands));
    this.watchdog = setTimeout(() => this.disconnect(socket), ANSWER_TIMEOUT);
  }

  private receive(answer: Answers): void {
    if (answer.type === 'ahead') this.complete(answer);
    else if ('update' in answer && answer.update?.leads) this.incomplete = answer;
    else this.handle(answer);
    this.watch();
  }

  private complete({ n, ahead }: AheadMessage): void {
    const answer = this.incomplete;
    this.incomplete = undefined;
    if (n > this.lastRow && answer?.update?.n !== n) this.requestPresent();
    else if (answer?.update?.n === n)
      this.handle({ ...answer, update: { ...answer.update, ahead } as ShownUpdate } as typeof answer);
  }

  private handle(answer: Exclude<Answers, AheadMessage>): void {
    if (answer.type === 'frame') {
      this.enqueue(answer.update);
      if (answer.done) this.settle(answer.done, { ok: true });
    } else if (answer.type === 'table') {
      this.info = answer.table;
      if (answer.table.state !== 'over') storePromise(answer.table);
      void this.sendNonce();
      this.chat = answer.table.chat ?? this.chat;
    } else if (answer.type === 'chat') this.chat = [...this.chat, answer.line];
    else if (answer.type === 'done') this.settle(answer.done, { ok: true });
    else if (answer.type === 'confirm') this.settle(answer.done, { ok: false, confirm: answer });
    else if (answer.type === 'refused') this.refused(answer);
    else if (answer.type === 'hint') this.hinted(answer);
    else if (answer.type === 'counted') {
      this.counts = { n: answer.n, of: answer.counts };
      this.lines = answer.counts;
      this.settle(answer.done, { ok: true });
    } else if (answer.type === 'foreseen') {
      if (answer.done === this.pointedAt?.question) this.foreseen = answer;
    } else this.thinking = answer;
    if ('n' in answer && answer.n > this.lastRow) this.requestPresent();
  }

  /** Request the present position: an answer named a row whose update did not arrive. */
  private requestPresent(): void {
    this.socket?.send(JSON.stringify({ do: 'present', id: randomHex(), since: this.lastRow } satisfies Commands));
  }

  /** Send this browser's nonce to a table that waits for it; retry later after a temporary failure. */
  private async sendNonce(): Promise<void> {
    const { info } = this;
    if (!info || !lacksNonce(info) || this.sendingNonce) return;
    this.sendingNonce = true;
    try {
      await api.give(info);
      this.sendingNonce = false;
    } catch (problem) {
      // A permanent refusal is shown once, without a retry.
      if (problem instanceof Refusal && PERMANENT.has(problem.key)) return note(problem.message, 'bad');
      this.sendingNonce = false;
      clearTimeout(this.nonceTimer);
      this.nonceTimer = setTimeout(() => void this.sendNonce(), LATE_AFTER);
    }
  }

  private refused(answer: Refused): void {
    if (answer.update) this.enqueue(answer.update);
    // If the server could not read the id, any command may be meant.
    const ids = answer.done ? [answer.done] : [...this.sent.keys()];
    for (const id of ids) this.settle(id, { ok: false, refused: answer });
    if (answer.done === this.pointedAt?.question) this.pointedAt = null;
  }

  private hinted(answer: Hinted): void {
    if (answer.n === this.shown?.n) this.hint = answer;
    this.settle(answer.done, { ok: true });
  }

  private settle(id: string, answer: Answer): void {
    this.sent.get(id)?.settle(answer);
    this.sent.delete(id);
    this.busy = this.sent.size > 0;
  }

  /** Queue an update; it is shown at once, or after those before it were shown. */
  private enqueue(update: ShownUpdate): void {
    if (this.info) storeRow(this.info.table, update.n, update.digest);
    if (update.whole) this.reword(update.news ?? []);
    if (update.n < this.lastRow || this.isUnchanged(update)) return;
    this.lastRow = update.n;
    if (this.onlyBots) {
      this.watching.add(update);
      return;
    }
    this.waiting.push(update);
    this.lagging = this.waiting.length > 1;
    if (this.timer === undefined) this.showNext();
    else if (document.hidden || this.waiting.length > MOST_WAITING[update.clock ? 'clocked' : 'otherwise'])
      this.catchUp();
  }

  /** Whether only bots play: then all moves can be gone through. */
  get onlyBots(): boolean {
    return this.info?.seats.every((seat) => seat.kind === 'bot') ?? false;
  }

  /** Replace the texts of all rows, shown or waiting: the language may have changed. */
  private reword(told: News[]): void {
    this.news = reworded(this.news, told);
    this.waiting = this.waiting.map((update) => ({ ...update, news: reworded(update.news ?? [], told) }));
    this.watching.reword(told);
  }

  /** Whether an update only repeats what is shown, as after a reconnect: it must not cancel what the player does. */
  private isUnchanged(update: Update): boolean {
    const { shown } = this;
    if (!shown || this.waiting.length > 0 || update.news?.length) return false;
    if (position(shown) !== position(update)) return false;
    if (update.clock) this.shown = { ...shown, clock: update.clock };
    return true;
  }

  /** Show everything that waits, at once. */
  catchUp(): void {
    if (this.onlyBots) this.watching.catchUp();
    clearTimeout(this.timer);
    while (this.waiting.length > 0) this.show(this.waiting.shift() as ShownUpdate);
    this.timer = undefined;
    this.lagging = false;
  }

  /** Point at what the next choice will move, if it is somebody else's, then show it. */
  private showNext(): void {
    const next = this.waiting[0];
    this.timer = undefined;
    const points = next && pause() > 0 && ofOthers(next) ? this.before(next.news ?? []) : 0;
    this.lagging = points > 0;
    if (points > 0) this.timer = setTimeout(() => this.showOne(), points);
    else if (next) this.showOne();
  }

  private showOne(): void {
    const next = this.waiting.shift() as ShownUpdate;
    this.lagging = this.waiting.length > 0;
    const stay = this.show(next);
    this.timer = setTimeout(() => this.showNext(), (ofOthers(next) ? pause() : 0) + stay);
  }

  private show(update: ShownUpdate): number {
    const fresh = update.news ?? [];
    const change = (): void => {
      this.news = fold(update.whole ? [] : this.news, fresh);
      this.shown = update;
      this.hint = null;
      this.foreseen = null;
      this.pointedAt = null;
      this.thinking = null;
    };
    return this.around(change, fresh, update);
  }

  /** Ask something that nothing waits for; its answer is shown when it comes, if it comes. */
  wonder(question: Command, id = randomHex()): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...question, id }));
  }

  /** Ask what a choice would bring, unless it was the last to be asked about; it may come `after` one that leads to it. */
  foresee(number: number, after: number | null): void {
    if (!this.shown || (this.pointedAt?.number === number && this.pointedAt.after === after)) return;
    this.pointedAt = { number, after, question: randomHex() };
    this.wonder({ do: 'foresee', n: this.shown.n, number, after }, this.pointedAt.question);
  }

  /** Send a command; resolves when it was accepted or refused. */
  tell(command: Command): Promise<Answer> {
    const id = randomHex();
    const whole = { ...command, id } as Commands;
    this.busy = true;
    return new Promise((settle) => {
      this.sent.set(id, { command: whole, settle });
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.socket.send(JSON.stringify(whole));
      this.watch();
    });
  }
}
