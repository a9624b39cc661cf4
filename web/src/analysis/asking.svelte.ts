/** Asks for an analysis, and waits for it; it goes on at the server for an hour after somebody looked last. */
import { SvelteMap } from 'svelte/reactivity';
import { api, Refusal, sentenceOf } from '../lib/api';
import { sentence } from '../lib/text.svelte';
import type { AnalysisState } from '../protocol';
import { findingsOf, type Findings } from './findings';

/** How often the server is asked how far it is, in milliseconds. */
const EVERY = 1000;
/** What is known to have been found, by table or record: the replay shows it beside the moves. */
export const known = new SvelteMap<string, Findings>();

export type Subject = { table: string } | { record: string };

/** Fetch what was found of a table at any time before; nothing where nobody has asked for it, or it is not done. */
export async function recall(table: string): Promise<void> {
  if (known.has(table)) return;
  try {
    const { id, result } = await api.analysed(table);
    if (result) known.set(table, findingsOf(result, await api.analysisWords(id)));
  } catch {
    // The replay stands without it.
  }
}

export class AskedAnalysis {
  /** How far it is. */
  state = $state.raw<AnalysisState | null>(null);
  findings = $state.raw<Findings | null>(null);
  /** Why it cannot be had. */
  trouble = $state('');
  /** Of a game that is too long so many choices before the end can be analysed; 0: it is not too long. */
  most = $state(0);
  /** Whether it was stopped here. */
  stopped = $state(false);
  /** Who chose what in each row, once something was found before it is done. */
  told = $state.raw<ReadonlyMap<number, string>>(new Map());
  private telling = false;
  /** Only so many choices before the end are asked for; 0: all. */
  last = 0;
  private timer = 0;
  private ended = false;

  constructor(
    readonly subject: () => Subject,
    private readonly open = false,
  ) {}

  /** Ask for it, or for so many choices before the end, and go on until it is done. */
  async begin(last = this.last): Promise<void> {
    this.last = last;
    this.trouble = '';
    this.most = 0;
    this.stopped = false;
    await this.take(() => api.analyse(this.subject(), this.open, last));
  }

  /** Let it go on no longer. */
  async stop(): Promise<void> {
    if (!this.state) return;
    this.stopped = true;
    clearTimeout(this.timer);
    try {
      this.state = await api.stopAnalysis(this.state.id);
    } catch (problem) {
      this.trouble = sentenceOf(problem);
    }
  }

  /** Wait no longer. */
  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<AnalysisState>): Promise<void> {
    try {
      const state = await ask();
      const { result } = state;
      this.state = state;
      if (state.marks?.length) void this.tell();
      if (result) this.keep(findingsOf(result, await api.analysisWords(state.id)));
      else if (state.state === 'waiting') this.later(() => api.analysis(state.id));
      // Somebody else who looked at it stopped it.
      else if (state.state === 'stopped') this.later(() => api.analyse(this.subject(), this.open, this.last));
    } catch (problem) {
      // Where the server cannot be reached for a moment, it is asked again.
      if (this.state && problem instanceof Refusal && problem.key === 'offline') this.later(ask);
      else this.refused(problem);
    }
  }

  /** Fetch the words of the moves, once: those of the analysis itself are not there before it is done. */
  private async tell(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    const subject = this.subject();
    try {
      const { rows } = await ('table' in subject ? api.replay(subject.table) : api.readReplay(subject.record));
      this.told = new Map(rows.map(({ n, told }) => [n, sentence(told)]));
    } catch {
      // What was found stands there without them.
    }
  }

  private refused(problem: unknown): void {
    this.trouble = sentenceOf(problem);
    if (problem instanceof Refusal && problem.key === 'analysis-too-long') this.most = Number(problem.args['most']);
  }

  private keep(findings: Findings): void {
    const subject = this.subject();
    this.findings = findings;
    known.set('table' in subject ? subject.table : subject.record, findings);
  }

  private later(ask: () => Promise<AnalysisState>): void {
    if (!this.ended && !this.stopped) this.timer = window.setTimeout(() => void this.take(ask), EVERY);
  }
}
