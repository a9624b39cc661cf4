/** An analysis as the page shows it: its numbers, and the words of its choices. */
import { sentence, t } from '../lib/text.svelte';
import type {
  AnalysisDecision,
  AnalysisResult,
  AnalysisRow,
  AnalysisSaid,
  AnalysisSeat,
  AnalysisWords,
} from '../protocol';
import { change, fine, percent, tenth } from './figures';

/** A stroke of luck is shown if it changed somebody's chance by so much. */
export const STROKE = 0.05;

/** One decision: its numbers, what is said of it, and which it is, counted from 1. */
export interface Moment {
  number: number;
  row: AnalysisRow;
  said: AnalysisSaid;
  /** Whom chance helped after it, and by how much; nobody where it was little. */
  stroke: { player: number; by: number } | undefined;
}

export interface Findings {
  result: AnalysisResult;
  names: string[];
  seats: AnalysisSeat[];
  moments: Moment[];
}

export function findingsOf(result: AnalysisResult, words: AnalysisWords): Findings {
  const said = new Map(words.rows.map((one) => [one.n, one]));
  const before = result.part_of == null ? 0 : result.part_of - result.rows.length;
  const moments = result.rows.flatMap((row, i) => {
    const told = said.get(row.n);
    return told ? [{ number: before + i + 1, row, said: told, stroke: strokeOf(row.luck) }] : [];
  });
  return { result, names: words.names, seats: words.seats, moments };
}

/** Return whom a stroke of chance helped most, if it was a stroke. */
export function strokeOf(luck: number[]): Moment['stroke'] {
  const by = Math.max(...luck);
  return by >= STROKE ? { player: luck.indexOf(by), by } : undefined;
}

/** What a choice is judged by: the chance that it gave away, or what its points are worth if that is more. */
const costOf = ({ loss, worth = 0 }: AnalysisDecision): number => Math.max(loss, worth);

/** Whether a choice gave something away. */
export const isCostly = (decision: AnalysisDecision): boolean => costOf(decision) > 0;

/** Whether it is judged by its points, as where the game was decided already. */
const byPoints = ({ loss, worth = 0 }: AnalysisDecision): boolean => worth > loss;

/** Write how much a choice gave away: of the chance to win, or points. */
export const lostIn = (decision: AnalysisDecision): string =>
  byPoints(decision) ? t('lost-points', { points: tenth(decision.points ?? 0) }) : change(-decision.loss);

/** Write the same where the chances are told already. */
export const pointsIn = (decision: AnalysisDecision): string => (byPoints(decision) ? lostIn(decision) : '');

/** The decisions in which something was given away, or chance changed much. */
export const counted = ({ row, stroke }: Moment): boolean => isCostly(row.decision) || stroke !== undefined;

/** Say who chose what, as a report. */
export const madeIn = ({ said }: Moment): string => sentence(said.told);

/** The deals disagree about a choice that did better than the better one in so large a share of them. */
const DISPUTED = 1 / 3;

/** Say how much a choice gave away, with its error, and whether the deals disagree. */
export function gaveIn(moment: Moment): string {
  const { contrary = 0 } = moment.row.decision;
  const gave = givenAway(moment.row.decision);
  const disputed = isCostly(moment.row.decision) && contrary >= DISPUTED;
  return disputed ? `${gave}. ${t('disputed', { share: percent(contrary) })}` : gave;
}

function givenAway(decision: AnalysisDecision): string {
  if (!isCostly(decision)) return t('nothing-lost');
  if (byPoints(decision))
    return t('gave-points', { points: tenth(decision.points ?? 0), error: tenth(decision.points_error ?? 0) });
  const error = fine(decision.options[decision.made]?.loss_error ?? 0);
  return t('gave-away', { lost: percent(decision.loss), error });
}

/** Say whom a stroke of chance helped, and by how much. */
export const luckIn = ({ player, by }: { player: number; by: number }, names: string[]): string =>
  t('stroke-lucky', { player: names[player] ?? '', by: change(by) });

/** Say what would have been better; nothing where nothing was given away. */
export const betterIn = ({ row, said }: Moment): string =>
  isCostly(row.decision) ? t('better', { choice: said.options[row.decision.better ?? 0] ?? '' }) : '';

/** The decisions in which a player gave most away, the costliest first. */
export const costliestOf = ({ result, moments }: Findings, player: number): Moment[] =>
  (result.costliest[player] ?? []).flatMap((n) => moments.find(({ row }) => row.n === n) ?? []);

/** Say what the open cards would have said of a decision; nothing where that was not asked. */
export function openIn({ row, said }: Moment): string {
  const open = row.open_cards;
  if (!open) return '';
  return isCostly(open) ? t('open-said', { choice: said.open_cards ?? '' }) : t('open-sound');
}

/** The chances to win of everybody in hundredths: before the deal, after it, and three for each decision. */
export function chancesOf({ result, moments }: Findings): number[][] {
  const end = result.players.map(({ end: chance }) => chance);
  const dealt = result.deal.dealt.chance;
  const rows = [
    result.deal.beginning.chance,
    dealt,
    dealt,
    ...moments.flatMap(({ row }) => [row.before.chance, row.chosen.chance, row.after.chance]),
    end,
  ];
  return rows.map((chances) => chances.map((chance) => 100 * chance));
}

/** So many values has each decision in `chancesOf`. */
export const VALUES = 3;
