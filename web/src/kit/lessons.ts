/** Conditions for the lessons of a guided game. */
import type { Update } from '../protocol';

/** Return whether the player must choose now, at one of these steps. */
export function asked(update: Update, ...steps: string[]): boolean {
  return update.turn === update.seat && !update.over && steps.includes(update.step.name);
}

/** Point at an area of the table, or at a row of them; or at an area of one's own panel. */
export const onTable = (area: string): string =>
  `[data-part=table] :is([data-area='${area}'], [data-area^='${area}.'])`;
export const inOwn = (area: string): string => `[data-part=own] [data-area$='.${area}']`;

/** Return the player's own part of the view. */
export function ownPlayer<Player>(update: Update): Player | undefined {
  return (update.view as { players: Player[] }).players[update.seat ?? 0];
}
