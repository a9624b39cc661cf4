/** The keyboard on the table: arrow keys go to the nearest thing in that direction, and focus goes to what is asked. */
import { REACHED } from './signs';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrows(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here || !leadsAway(here, way)) return;
  const spots = event.shiftKey ? REACHED : '[data-spot]';
  const next = here === document.body ? document.querySelector<HTMLElement>(spots) : nearest(here, way, spots);
  if (!next) return;
  event.preventDefault();
  // A sign is no stop of the Tab key: there are too many of them.
  if (!next.matches('[data-spot]')) next.setAttribute('tabindex', '-1');
  next.focus();
}

/** What arrow keys go to: what can be pressed; with Shift the signs, which then explain themselves. */
const SPOTS = `[data-spot], ${REACHED}`;

/** Whether an arrow leaves what has the focus: things on the table, nothing, and sideways what scrolls, as the log. */
function leadsAway(here: Element, [dx]: [number, number]): boolean {
  if (here === document.body || here.matches(SPOTS)) return true;
  return dx !== 0 && here.matches('.log');
}

function nearest(here: Element, [dx, dy]: [number, number], spots: string): HTMLElement | SVGElement | undefined {
  const from = middle(here);
  let best: HTMLElement | SVGElement | undefined;
  let least = Infinity;
  for (const spot of document.querySelectorAll<HTMLElement | SVGElement>(spots)) {
    if (spot === here || !spot.checkVisibility() || spot.parentElement?.closest('.card')) continue;
    const to = middle(spot);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 4 && far < least) [best, least] = [spot, far];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const ASKED = ['main [data-spot]:is(.place, .over)', 'main [data-spot].open', 'footer .choices .button'];

/** Focus the first thing that may be chosen, where focus was lost with what had it. */
export function focusAsked(table: HTMLElement | undefined): void {
  if (document.activeElement !== document.body) return;
  for (const selector of ASKED) {
    const found = table?.querySelector<HTMLElement>(selector);
    if (found) return found.focus();
  }
}
