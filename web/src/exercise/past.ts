/** A game that was analysed, opened to choose again at its moments. */
import { known, recall } from '../analysis/asking.svelte';
import type { Findings, Moment } from '../analysis/findings';
import { drawingOf } from '../games';
import type { Drawing } from '../games/drawing';
import { api } from '../lib/api';
import type { GameBook, PastChoices, PastMoment } from '../protocol';

export interface PastGame {
  table: string;
  findings: Findings;
  book: GameBook;
  drawing: Drawing | null;
}

/** Open the game of a table; null: it was not analysed. */
export async function openPast(table: string): Promise<PastGame | null> {
  await recall(table);
  const findings = known.get(table);
  if (!findings) return null;
  const { game } = findings.result;
  const [book, drawing] = await Promise.all([api.book(game), drawingOf(game)]);
  return { table, findings, book, drawing };
}

export type PastTable = PastMoment & PastChoices;

/** The table at a moment of a game, before its choice, and all that could be chosen. */
export async function lookAt(table: string, { said }: Moment): Promise<PastTable> {
  const [moment, choices] = await Promise.all([api.moment(table, said.before), api.pastChoices(table, said.before)]);
  return { ...moment, ...choices };
}
