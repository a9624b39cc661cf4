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

/** The room between the head and the foot of the table. */
export function roomInSight(): { top: number; bottom: number } {
  const edge = (part: string): DOMRect | undefined =>
    document.querySelector(`.table > ${part}`)?.getBoundingClientRect();
  return { top: edge('header')?.bottom ?? 0, bottom: edge('footer')?.top ?? innerHeight };
}

const isAsked = ({ update }: Play): boolean => update.turn === update.seat && !update.over;
const behavior = (): ScrollBehavior => (moving() ? 'smooth' : 'instant');

/** Scroll the part of the table that a choice is asked about into view, without animation where motion is off. */
export function intoSight(play: Play, part: HTMLElement | undefined): void {
  if (isAsked(play)) part?.scrollIntoView({ block: 'nearest', behavior: behavior() });
}

/** How high the things in a part lie that may be clicked; what is cut off there counts as far as it is seen. */
function openIn(part: HTMLElement): { top: number; bottom: number } | null {
  const frame = part.getBoundingClientRect();
  const open = [...part.querySelectorAll('.open, button.place')].map((one) => one.getBoundingClientRect());
  const seen = open.filter(({ height }) => height > 0);
  if (seen.length === 0) return null;
  return {
    top: Math.max(frame.top, Math.min(...seen.map(({ top }) => top))),
    bottom: Math.min(frame.bottom, Math.max(...seen.map(({ bottom }) => bottom))),
  };
}

/** Scroll a part into view, or, where it is higher than the room, what may be clicked in it, from the top. */
export function openIntoSight(play: Play, part: HTMLElement): void {
  const room = roomInSight();
  const open = part.offsetHeight > room.bottom - room.top ? openIn(part) : null;
  if (!open) return intoSight(play, part);
  const [up, down] = [open.top - room.top, open.bottom - room.bottom];
  if (isAsked(play) && (up < 0 || down > 0)) scrollBy({ top: Math.min(up, Math.max(0, down)), behavior: behavior() });
}
