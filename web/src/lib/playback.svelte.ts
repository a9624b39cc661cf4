/** Going through the rows of a game: by hand, by itself, by turns and rounds. */

/** A row as far as going through it needs it. */
export interface PlayedRow {
  kind: string;
  seat?: number | null;
  events?: { what: string }[];
}

/** How long a row is shown at the usual speed, in milliseconds. */
const EVERY = 1000;
export const SPEEDS = [0.5, 1, 2, 4];

export class Playback {
  /** The row that is shown, counted from 0. */
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  /** The rows with which a turn begins: somebody else chooses. */
  readonly turns = $derived.by(() => starts(this.rows()));
  /** The rows with which a round begins. */
  readonly rounds = $derived.by(() => roundsOf(this.rows(), this.ends(), this.turns));
  readonly last = $derived.by(() => Math.max(0, this.rows().length - 1));
  /** The round that is shown, counted from 0. */
  readonly round = $derived.by(() =>
    Math.max(
      0,
      this.rounds.findLastIndex((row) => row <= this.at),
    ),
  );

  /**
   * @param rows - the rows so far.
   * @param ends - the names of the events that end a round; a game without any has a round for each turn of the seat
   *   that began.
   * @param show - shows a row, perhaps with animation.
   * @param goesOn - whether more rows will come: then it waits for them at the last one.
   */
  constructor(
    private readonly rows: () => readonly PlayedRow[],
    private readonly ends: () => ReadonlySet<string>,
    private readonly show: (to: number, change: () => void) => void = (_, change) => change(),
    private readonly goesOn: () => boolean = () => false,
  ) {}

  step(to: number): void {
    const next = Math.min(Math.max(to, 0), this.last);
    if (next !== this.at) this.show(next, () => (this.at = next));
  }

  turn(by: 1 | -1): void {
    const to = by > 0 ? this.turns.find((row) => row > this.at) : this.turns.findLast((row) => row < this.at);
    this.step(to ?? (by > 0 ? this.last : 0));
  }

  toggle(): void {
    if (!this.running && this.at === this.last && !this.goesOn()) this.step(0);
    this.running = !this.running;
  }

  /** Let it run by itself; return what stops that. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.at < this.last) this.step(this.at + 1);
      else if (!this.goesOn()) this.running = false;
    }, EVERY / this.speed);
    return () => clearInterval(timer);
  }

  /** Do what a key stands for; return whether it stands for anything. */
  key(event: KeyboardEvent): boolean {
    const does: Record<string, () => void> = {
      ArrowRight: () => this.step(this.at + 1),
      ArrowLeft: () => this.step(this.at - 1),
      PageDown: () => this.turn(1),
      PageUp: () => this.turn(-1),
      Home: () => this.step(0),
      End: () => this.step(this.last),
    };
    if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) does[' '] = () => this.toggle();
    does[event.key]?.();
    return event.key in does;
  }
}

function starts(rows: readonly PlayedRow[]): number[] {
  let seat: number | null | undefined;
  return rows.flatMap((row, i) => {
    const begins = row.kind === 'choice' && row.seat !== seat;
    if (row.kind === 'choice') seat = row.seat;
    return begins ? [i] : [];
  });
}

function roundsOf(rows: readonly PlayedRow[], ends: ReadonlySet<string>, turns: number[]): number[] {
  const after = rows.flatMap((row, i) => ((row.events ?? []).some(({ what }) => ends.has(what)) ? [i + 1] : []));
  if (ends.size > 0) return [0, ...after.filter((row) => row < rows.length)];
  const first = rows[turns[0] ?? 0]?.seat;
  return turns.filter((row) => rows[row]?.seat === first);
}
