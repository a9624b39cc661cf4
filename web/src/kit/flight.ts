/**
 * Flight animation: an element with `data-fly="NAME"` moves from where it was before a change to where it is after it. A
 * new element flies from the element whose `data-nest` its `data-from` names.
 */
import { tick } from 'svelte';
import { moving, settings } from '../lib/settings.svelte';

const STEP = 45;
/** After this share of its flight a card is above its place. */
const LANDING = 0.8;
/** All flights have this name, by which `land` finds them. */
export const FLIGHT = 'flight';

/** Return how long a card flies, in milliseconds. */
export function flightTime(): number {
  return { slow: 620, normal: 400, fast: 260, instant: 260 }[settings.pace];
}

type Places = Map<string, DOMRect>;

function places(root: HTMLElement, attribute: string): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) {
    found.set(element.dataset[attribute] ?? '', element.getBoundingClientRect());
  }
  return found;
}

/** Make a change, and animate what has moved; `times` says of some when, in milliseconds after the change. */
export async function fly(
  root: HTMLElement | undefined,
  change: () => void,
  times: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  if (!root || !moving() || document.hidden) return change();
  const before = places(root, 'fly');
  change();
  await tick();
  const nests = places(root, 'nest');
  let wait = 0;
  for (const element of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const name = element.dataset['fly'] ?? '';
    const known = before.get(name);
    const from = known ?? nests.get(element.dataset['from'] ?? '');
    const delay = (times.get(name) ?? 0) + (known ? 0 : wait);
    if (from && launch(element, from, delay, known === undefined)) wait += known ? 0 : STEP;
  }
}

/** Animate an element from a place; return whether it had to move. */
function launch(element: HTMLElement, from: DOMRect, delay: number, fresh: boolean): boolean {
  const to = element.getBoundingClientRect();
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  if (to.width === 0 || from.width === 0 || Math.abs(dx) + Math.abs(dy) < 3) return false;
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
  const turn = fresh ? ' rotateY(90deg)' : '';
  element.animate(
    [
      { transform: start + turn, transformOrigin: '0 0', zIndex: 30 },
      // It lands: a little larger above its place, then down on it.
      { transform: 'translate(-3%, -3%) scale(1.06)', transformOrigin: '0 0', zIndex: 30, offset: LANDING },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { id: FLIGHT, duration: flightTime(), delay, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' },
  );
  return true;
}

/** End all flights at once. */
export function land(root: HTMLElement | undefined): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) if (animation.id === FLIGHT) animation.finish();
}
