/** How the last table of each game was set up, kept in this browser: it can be set up again with one click. */
import type { NewTable } from '../protocol';

const placeOf = (game: string): string => `bailey-last-table-${game}`;

export function keepTable(table: NewTable): void {
  try {
    localStorage.setItem(placeOf(table.game), JSON.stringify({ ...table, after: undefined, begin: undefined }));
  } catch {
    // A private window keeps nothing.
  }
}

/** Return the last table of a game, if there was one; what the server no longer allows it refuses. */
export function lastTable(game: string): NewTable | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(game)) ?? 'null');
    return isTable(kept) && kept.game === game ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isTable = (kept: unknown): kept is NewTable =>
  typeof kept === 'object' && kept !== null && 'game' in kept && 'seats' in kept && Array.isArray(kept.seats);
