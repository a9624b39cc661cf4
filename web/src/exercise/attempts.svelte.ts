/** What was tried at a moment, and what each choice gives away. */
import { sentenceOf } from '../lib/api';
import { aloud } from '../lib/tell.svelte';
import { t } from '../lib/text.svelte';
import type { AnalysisDecision, OpenChoice } from '../protocol';
import { isSound, lostBy, lostInWords, type Comparison, type Lost } from './verdict';

/** How long to wait before it is asked again how good a choice is, in milliseconds. */
const AGAIN = 1000;

/** Another choice than the compared ones. */
export interface OtherChoice {
  choice: OpenChoice;
  lost: Lost;
}

export class Attempts {
  /** The compared choices that were tried, by their places among them. */
  compared = $state<number[]>([]);
  others = $state.raw<OtherChoice[]>([]);
  /** Whether the best was shown on request. */
  shown = $state(false);
  /** What is being judged. */
  judging = $state.raw<OpenChoice | null>(null);
  trouble = $state('');
  private last = $state.raw<Lost | null>(null);
  private lastIsBest = false;
  private ended = false;

  readonly lost: Lost[];
  readonly best: number;
  readonly solved = $derived(this.shown || (this.last !== null && isSound(this.last)));
  readonly verdict = $derived.by(() => {
    if (this.shown || !this.last) return '';
    if (!isSound(this.last)) return t('again-lost', { lost: lostInWords(this.last) });
    return t(this.lastIsBest ? 'again-best' : 'again-as-good');
  });

  constructor(
    readonly comparison: Comparison,
    private readonly onfirst: ((good: boolean) => void) | undefined,
  ) {
    const { decision, options, seat } = comparison;
    this.lost = options.map((_, i) => lostBy(decision, i, seat));
    this.best = decision.better ?? 0;
  }

  isGood(i: number): boolean {
    return isSound(this.lost[i] ?? { chance: 1, points: 0 });
  }

  /** Whether the best choice was found, and not another one that is as good. */
  get foundBest(): boolean {
    return !this.shown && this.lastIsBest;
  }

  /** Return the place of a choice among the compared ones; -1: it is none of them. */
  placeOf(choice: OpenChoice): number {
    const said = JSON.stringify(choice.do);
    return this.comparison.decision.options.findIndex((option) => JSON.stringify(option.choice) === said);
  }

  /** Return the open choice that is one of the compared ones. */
  openOf(i: number): OpenChoice | undefined {
    return this.comparison.open.find((choice) => this.placeOf(choice) === i);
  }

  /** Return what a choice gives away, if it was tried. */
  triedAs(choice: OpenChoice): Lost | undefined {
    const i = this.placeOf(choice);
    if (i >= 0) return this.compared.includes(i) ? this.lost[i] : undefined;
    return this.others.find((one) => one.choice.number === choice.number)?.lost;
  }

  /** Try one of the compared choices. */
  readonly tryCompared = (i: number): void => {
    if (this.solved) return;
    this.note(this.lost[i] ?? { chance: 0, points: 0 }, i === this.best);
    if (!this.compared.includes(i)) this.compared.push(i);
  };

  /** Try any choice; one that was not compared is judged first. */
  readonly choose = (choice: OpenChoice): void => {
    const i = this.placeOf(choice);
    if (this.solved || this.judging) return;
    if (i >= 0) return this.tryCompared(i);
    const known = this.triedAs(choice);
    if (known) return this.note(known, false);
    void this.judge(choice);
  };

  show(): void {
    if (this.isFirst) this.onfirst?.(false);
    this.shown = true;
  }

  /** Ask no more. */
  end(): void {
    this.ended = true;
  }

  private get isFirst(): boolean {
    return this.compared.length + this.others.length === 0;
  }

  private async judge(choice: OpenChoice): Promise<void> {
    this.judging = choice;
    this.trouble = '';
    try {
      let found: AnalysisDecision | null = null;
      while (!found && !this.ended) {
        found = await this.comparison.judge(choice.number);
        if (!found) await new Promise((done) => setTimeout(done, AGAIN));
      }
      if (!found || this.solved) return;
      const lost = lostBy(found, found.made, this.comparison.seat);
      this.note(lost, false);
      this.others = [...this.others, { choice, lost }];
    } catch (problem) {
      this.trouble = sentenceOf(problem);
    } finally {
      this.judging = null;
    }
  }

  /** Note what a choice gives away, and say it. */
  private note(lost: Lost, isBest: boolean): void {
    if (this.isFirst) this.onfirst?.(isSound(lost));
    this.lastIsBest = isBest;
    this.last = lost;
    aloud(this.verdict);
  }
}
