import { moving } from '../lib/settings.svelte';

/** Bring what is asked for into sight on a small screen; at once for those who want nothing to move. */
export function intoSight(part: HTMLElement | undefined): void {
  part?.scrollIntoView({ block: 'nearest', behavior: moving() ? 'smooth' : 'instant' });
}
