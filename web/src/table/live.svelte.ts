/** One table, live: what the server told of it, what is shown of that by now, and the commands to it. */
import type {
  Answers,
  ChatLine,
  Commands,
  Hinted,
  News,
  Refused,
  ScoreLine,
  TableInfo,
  Thinking,
  Update,
} from '../protocol';
import { anew, fold } from './news';
import { api, Refusal } from '../lib/api';
import { word } from '../lib/chance';
import { lacksNonce, noted, notedRow } from '../lib/promises';
import { pause, settings } from '../lib/settings.svelte';
import { note } from '../lib/tell.svelte';

type Answer = { ok: true } | { ok: false; refused: Refused };
interface Sent {
  command: Commands;
  settle: (answer: Answer) => void;
}
/** A command without the id, which is given when it is sent. */
type Bare<C> = C extends unknown ? Omit<C, 'id'> : never;
export type Command = Bare<Commands>;

const AGAIN = [300, 1000, 2000, 4000, 8000];
/** A server that is just starting, or a bad line, may take a call and never answer it. */
const PATIENCE = 8000;
/** A line may be dead without a word: when it has been quiet for so long, or an answer is late, somebody is asked. */
const QUIET = 25_000;
const LATE = 4000;
const TOO_MANY = 6;
/** Why a nonce is refused for good. */
const FINAL = new Set(['other-commitment', 'nonce-given', 'nonce-late', 'no-seat']);

/** All that a position comes to, whenever it is told. */
const position = (update: Update): string =>
  JSON.stringify({ ...update, news: undefined, clock: undefined, whole: undefined });

export class Live {
  info = $state.raw<TableInfo | null>(null);
  /** What is on the screen; it may lag behind while the others' moves are shown one by one. */
  shown = $state.raw<Update | null>(null);
  news = $state.raw<News[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  counts = $state.raw<{ n: number; of: ScoreLine[][] } | null>(null);
  hint = $state.raw<Hinted | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  connected = $state(false);
  lost = $state(false);
  busy = $state(false);
  lagging = $state(false);
  /** Called before and after something new is shown, so that cards can fly. */
  around: (show: () => void, news: News[]) => void = (show) => show();

  private socket: WebSocket | undefined;
  private waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sent = new Map<string, Sent>();
  private tries = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private giving = false;
  private late: ReturnType<typeof setTimeout> | undefined;
  private readonly leaving = new AbortController();

  constructor(readonly table: string) {
    const { signal } = this.leaving;
    window.addEventListener('online', this.wake, { signal });
    // A server in the same house may be reached all the same: it is asked.
    window.addEventListener('offline', () => this.ask(), { signal });
    document.addEventListener('visibilitychange', this.wake, { signal });
    this.connect();
  }

  close(): void {
    this.leaving.abort();
    for (const timer of [this.timer, this.retry, this.pulse, this.late]) clearTimeout(timer);
    this.socket?.close();
  }

  /** The network is back, or the page is looked at again: who knows what has become of the line. */
  private readonly wake = (): void => {
    if (document.hidden) return;
    if (this.retry === undefined) this.ask();
    else this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${this.table}/socket?language=${settings.language}&since=${this.heard}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.pulse = setTimeout(() => this.drop(socket), PATIENCE);
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Answers);
    socket.onclose = () => this.again();
  }

  /** Hear everything anew: the sentences are in the language in which the line was opened. */
  renew(): void {
    this.heard = 0;
    if (this.socket && this.retry === undefined) this.drop(this.socket);
  }

  private opened(): void {
    this.connected = true;
    this.lost = false;
    this.tries = 0;
    // What was not acknowledged is said again; the server does it once.
    for (const { command } of this.sent.values()) this.socket?.send(JSON.stringify(command));
    this.listen();
  }

  private again(): void {
    if (this.leaving.signal.aborted) return;
    clearTimeout(this.pulse);
    this.connected = false;
    this.lost = this.tries > 0;
    this.retry = setTimeout(() => this.connect(), AGAIN[Math.min(this.tries++, AGAIN.length - 1)]);
  }

  /** Let go of a line at once: of a dead one the browser would wait a minute for a goodbye. */
  private drop(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.again();
  }

  private listen(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ask(), this.sent.size > 0 ? LATE : QUIET);
  }

  /** Ask whether anybody is there; if nobody answers, the line is dead, and another one is needed. */
  private ask(): void {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return;
    clearTimeout(this.pulse);
    socket.send(JSON.stringify({ do: 'ping', id: word() } satisfies Commands));
    this.pulse = setTimeout(() => this.drop(socket), PATIENCE);
  }

  private hear(answer: Answers): void {
    if (answer.type === 'frame') {
      this.take(answer.update);
      if (answer.done) this.settle(answer.done, { ok: true });
    } else if (answer.type === 'table') {
      this.info = answer.table;
      if (answer.table.state !== 'over') noted(answer.table);
      void this.giveNonce();
      this.chat = answer.table.chat ?? this.chat;
    } else if (answer.type === 'chat') this.chat = [...this.chat, answer.line];
    else if (answer.type === 'done') this.settle(answer.done, { ok: true });
    else if (answer.type === 'refused') this.refused(answer);
    else if (answer.type === 'hint') this.hinted(answer);
    else if (answer.type === 'counted') {
      this.counts = { n: answer.n, of: answer.counts };
      this.settle(answer.done, { ok: true });
    } else this.thinking = answer;
    if ('n' in answer && answer.n > this.heard) this.askForPresent();
    this.listen();
  }

  /** An answer names a row that has not been heard of: whatever was sent about it did not arrive. */
  private askForPresent(): void {
    this.socket?.send(JSON.stringify({ do: 'present', id: word(), since: this.heard } satisfies Commands));
  }

  /** Add to the chance of a table that waits for it; where that fails for now, it is tried again. */
  private async giveNonce(): Promise<void> {
    const { info } = this;
    if (!info || !lacksNonce(info) || this.giving) return;
    this.giving = true;
    try {
      await api.give(info);
      this.giving = false;
    } catch (problem) {
      // What is final is said once, and not tried again.
      if (problem instanceof Refusal && FINAL.has(problem.key)) return note(problem.message, 'bad');
      this.giving = false;
      clearTimeout(this.late);
      this.late = setTimeout(() => void this.giveNonce(), LATE);
    }
  }

  private refused(answer: Refused): void {
    if (answer.update) this.take(answer.update);
    // Where the server could not read which command it was, it may be any.
    const ids = answer.done ? [answer.done] : [...this.sent.keys()];
    for (const id of ids) this.settle(id, { ok: false, refused: answer });
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

  /** Take a new position: show it at once, or after the moves before it were seen. */
  private take(update: Update): void {
    if (this.info) notedRow(this.info.table, update.n, update.digest);
    if (update.whole) this.retell(update.news ?? []);
    if (update.n < this.heard || this.retold(update)) return;
    this.heard = update.n;
    this.waiting.push(update);
    this.lagging = this.waiting.length > 1;
    if (this.timer === undefined) this.showNext();
    else if (!this.leisure && (document.hidden || this.waiting.length > TOO_MANY)) this.catchUp();
  }

  /** Bots among themselves are only watched: nobody is waited for, and nothing is left out. */
  private get leisure(): boolean {
    return this.info?.seats.every((seat) => seat.kind === 'bot') ?? false;
  }

  /** All is told anew, it may be in another language: also what is shown by now, and what waits to be shown. */
  private retell(told: News[]): void {
    this.news = anew(this.news, told);
    this.waiting = this.waiting.map((update) => ({ ...update, news: anew(update.news ?? [], told) }));
  }

  /** Every new line begins with the position. What is shown already takes nothing from the person's hands. */
  private retold(update: Update): boolean {
    const { shown } = this;
    if (!shown || this.waiting.length > 0 || update.news?.length) return false;
    if (position(shown) !== position(update)) return false;
    if (update.clock) this.shown = { ...shown, clock: update.clock };
    return true;
  }

  /** Show all that is waiting, at once. */
  catchUp(): void {
    clearTimeout(this.timer);
    while (this.waiting.length > 0) this.show(this.waiting.shift() as Update);
    this.timer = undefined;
    this.lagging = false;
  }

  private showNext(): void {
    const next = this.waiting.shift();
    this.lagging = this.waiting.length > 0;
    if (next === undefined) {
      this.timer = undefined;
      return;
    }
    this.show(next);
    const mine = (next.news ?? []).every((row) => row.seat == null || row.seat === next.seat);
    const rest = mine || next.whole || document.hidden ? 0 : pause();
    this.timer = setTimeout(() => this.showNext(), rest);
  }

  private show(update: Update): void {
    const fresh = update.news ?? [];
    this.around(() => {
      this.news = fold(update.whole ? [] : this.news, fresh);
      this.shown = update;
      this.hint = null;
      this.thinking = null;
    }, fresh);
  }

  /** Send a command; answers when it was obeyed or refused. */
  tell(command: Command): Promise<Answer> {
    const id = word();
    const whole = { ...command, id } as Commands;
    this.busy = true;
    return new Promise((settle) => {
      this.sent.set(id, { command: whole, settle });
      if (this.socket?.readyState !== WebSocket.OPEN) return;
      this.socket.send(JSON.stringify(whole));
      this.listen();
    });
  }
}
