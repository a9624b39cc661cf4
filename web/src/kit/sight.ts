import type { Play } from '../games/drawing';
import { moving } from '../lib/settings.svelte';

/** Whose place is drawn large: one's own, or that of the first seat for those who only look on. */
export function ownSeat(play: Play): number {
  return play.update.seat ?? 0;
}

/** The others, clockwise from there. */
export function othersOf(play: Play, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (ownSeat(play) + 1 + i) % players);
}

/** On a small screen the part of the table that is asked for comes into sight; at once where nothing shall move. */
export function intoSight(play: Play, part: HTMLElement | undefined): void {
  if (play.update.turn !== play.update.seat || play.update.over) return;
  part?.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'instant' });
}
