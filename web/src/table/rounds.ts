/** What the scores were when each round ended, so that the next one can say what it brought. */
import { t } from '../lib/text.svelte';
import type { News } from '../protocol';

export interface RoundTold {
  say: string;
  scores: { points: number; gained: number | undefined }[];
}

/** Return how many rounds have ended in these rows. */
export function roundsIn(news: News[], ends: ReadonlySet<string>): number {
  return news.flatMap((row) => row.events ?? []).filter(({ what }) => ends.has(what)).length;
}

/** Return what a round meant, for those who hear it. */
export function roundInWords({ say, scores }: RoundTold, nameOf: (seat: number) => string): string {
  const brought = scores.map(({ points, gained }, seat) => {
    const total = t('points-of', { name: nameOf(seat), points });
    return gained === undefined ? total : `${total} (${gained < 0 ? '−' : '+'}${Math.abs(gained)})`;
  });
  return [say, ...brought].join('; ');
}

/** They are kept as long as the page is open, and when it is loaded again. */
export class RoundScores {
  private readonly place: string;
  /** By the number of rounds that had ended; whoever saw no beginning takes it that nobody had anything then. */
  private readonly scores: Record<number, number[]>;

  constructor(table: string) {
    this.place = `bailey-rounds-${table}`;
    this.scores = this.read();
  }

  /**
   * Note the scores at the end of a round, the first of which is 1; 0 is the beginning. Return those at the end of the round
   * before, or undefined: nobody saw it end.
   */
  note(round: number, scores: number[]): number[] | undefined {
    this.scores[round] = scores;
    try {
      sessionStorage.setItem(this.place, JSON.stringify(this.scores));
    } catch {
      // A private window keeps nothing: after it is loaded again, the first banner only says the scores.
    }
    return this.scores[round - 1] ?? (round === 1 ? [] : undefined);
  }

  private read(): Record<number, number[]> {
    try {
      return (JSON.parse(sessionStorage.getItem(this.place) ?? '{}') ?? {}) as Record<number, number[]>;
    } catch {
      return {};
    }
  }
}
