import type { Play } from './play';
import { moving } from '../lib/settings.svelte';

/** Return the seat that is drawn large: the viewer's own, or the first one for spectators. */
export function ownSeat(play: Play): number {
  return play.update.seat ?? 0;
}

/** Return the other seats, clockwise from the own one. */
export function othersOf(play: Play, players: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (ownSeat(play) + 1 + i) % players);
}

/** Scroll the part of the table that a choice is asked about into view, without animation where motion is off. */
export function intoSight(play: Play, part: HTMLElement | undefined): void {
  if (play.update.turn !== play.update.seat || play.update.over) return;
  part?.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'instant' });
}
