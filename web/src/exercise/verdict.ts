/** How good a compared choice would have been, as the analysis found it. */
import { change, tenth } from '../analysis/figures';
import { t } from '../lib/text.svelte';
import type { AnalysisDecision, OpenChoice } from '../protocol';

/** A moment at which one of some choices is best. */
export interface Comparison {
  seat: number;
  /** The question of the game, where it is known. */
  asks?: string;
  decision: AnalysisDecision;
  /** The compared choices in words, and what each names on the board. */
  options: string[];
  spots: string[][];
  why: string;
  /** Whether it was played: then it is told what was chosen. */
  played: boolean;
  /** What is said after the last one. */
  end: string;
  /** All that may be chosen, the compared choices among them. */
  open: OpenChoice[];
  /** Work out how good another choice is; null: it cannot be told yet, and is to be asked again in a while. */
  judge: (number: number) => Promise<AnalysisDecision | null>;
}

/** A choice that gives away less of the chance to win, or less of the expected lead, is as good as the best. */
const CHANCE = 0.02;
const POINTS = 1;
/** A difference of less than so many errors counts as none. */
const NOISE = 2;

/** What a choice gives away: of the chance to win, and of the expected lead; 0 where it is as good. */
export interface Lost {
  chance: number;
  points: number;
}

/** Return what one of the compared choices gives away against the one that the decision is judged against. */
export function lostBy({ options, better = 0, loss, worth = 0 }: AnalysisDecision, i: number, seat: number): Lost {
  const [option, best] = [options[i], options[better]];
  if (!option || !best || i === better) return { chance: 0, points: 0 };
  const chance = option.loss < Math.max(CHANCE, NOISE * option.loss_error) ? 0 : option.loss;
  const points = (best.value.margin[seat] ?? 0) - (option.value.margin[seat] ?? 0);
  return { chance, points: worth > loss && points >= POINTS ? points : 0 };
}

/** Whether a choice is as good as the best. */
export const isSound = ({ chance, points }: Lost): boolean => chance === 0 && points === 0;

/** Write what a choice gives away. */
export const lostInWords = ({ chance, points }: Lost): string =>
  chance > 0 ? change(-chance) : t('lost-points', { points: tenth(points) });
