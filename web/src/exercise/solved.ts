/** Which puzzles were tried in this browser, and whether the first choice was as good as the best. */
import { t } from '../lib/text.svelte';

const PLACE = 'bailey-puzzles';

export type Tried = Readonly<Record<string, boolean>>;

export function tried(): Tried {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, good]) => typeof good === 'boolean'));
  } catch {
    return {};
  }
}

/** Keep how the first choice was; that of an earlier attempt stays. */
export function keepTried(id: string, good: boolean): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ [id]: good, ...tried() }));
  } catch {
    // A private window keeps nothing.
  }
}

/** Return the puzzle that follows one in a list: the next of its grade that was not tried, else any that was not. */
export function following<P extends { id: string; grade: number }>(
  puzzles: P[],
  id: string,
  known: Tried,
): P | undefined {
  const at = puzzles.findIndex((one) => one.id === id);
  const rest = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].filter((one) => !(one.id in known));
  return rest.find((one) => one.grade === puzzles[at]?.grade) ?? rest[0];
}

/** Say whether a puzzle was solved. */
export function told(id: string, known: Tried): string {
  if (!(id in known)) return t('puzzle-new');
  return t(known[id] ? 'puzzle-solved' : 'puzzle-missed');
}

/** Say how many of some puzzles were solved. */
export const solvedOf = (puzzles: { id: string }[], known: Tried): string =>
  t('puzzles-solved', { n: puzzles.filter(({ id }) => known[id]).length, of: puzzles.length });
