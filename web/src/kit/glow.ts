/** Let what has just brought something glow for a moment; without motion the glow is there, and is gone. */
import type { Attachment } from 'svelte/attachments';
import { moving } from '../lib/settings.svelte';

/** All that glows has this name among its animations. */
export const GLOW = 'glow';
const TIME = 900;

export function glow(element: HTMLElement): void {
  const colour = getComputedStyle(element).getPropertyValue('--glow') || 'gold';
  const on = { filter: `brightness(1.12) drop-shadow(0 0 8px ${colour})` };
  const off = { filter: 'none' };
  element.animate(moving() ? [off, on, off] : [on, on], { id: GLOW, duration: TIME });
}

const last = new WeakMap<Element, number>();

/** Let the card around a number glow whenever that number grows. */
export function glowsAbove(count: number): Attachment<HTMLElement> {
  return (element) => {
    const before = last.get(element);
    last.set(element, count);
    const card = element.closest<HTMLElement>('[data-fly]');
    if (card && before !== undefined && count > before) glow(card);
  };
}
