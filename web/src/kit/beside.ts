/** Laying a tip beside what it speaks of, so that both are seen. */

import { roomInSight } from './sight';

const GAP = 10;

/** The room in which tips lie. */
function room(): { top: number; bottom: number } {
  const { top, bottom } = roomInSight();
  return { top: top + GAP, bottom: bottom - GAP };
}

/** Scroll so that there is room for the tip above what it speaks of. */
export function makeRoom(tip: HTMLElement, target: HTMLElement): void {
  const { top, bottom } = room();
  target.style.scrollMargin = `${top + tip.offsetHeight + GAP}px 0 ${innerHeight - bottom}px`;
  target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  target.style.removeProperty('scroll-margin');
}

type Side = 'below' | 'above' | 'right' | 'left';

/** Lay it at the first of these sides where there is room; if there is none, at the top. */
export function layBeside(
  tip: HTMLElement,
  target: HTMLElement,
  sides: Side[] = ['below', 'above', 'right', 'left'],
): void {
  const at = (target.closest('footer') ?? target).getBoundingClientRect();
  const { top, bottom } = room();
  const { offsetWidth: wide, offsetHeight: high } = tip;
  const within = (value: number, most: number, least = GAP): number => Math.max(least, Math.min(value, most));
  const across = within(at.left + at.width / 2 - wide / 2, innerWidth - wide - GAP);
  const along = within(at.top, bottom - high, top);
  const places: Record<Side, [left: number, top: number, fits: boolean]> = {
    below: [across, at.bottom + GAP, at.bottom + GAP >= top && at.bottom + GAP + high <= bottom],
    above: [across, at.top - GAP - high, at.top - GAP - high >= top && at.top - GAP <= bottom + GAP],
    right: [at.right + GAP, along, at.right + GAP + wide <= innerWidth],
    left: [at.left - GAP - wide, along, at.left - GAP - wide >= 0],
  };
  const [left, y] = sides.map((side) => places[side]).find(([, , fits]) => fits) ?? [across, top];
  tip.style.left = `${left}px`;
  tip.style.top = `${y}px`;
}

/** Lay a preview to one side of its card: to the side away from the own board, where the card is not part of it. */
export function layAside(tip: HTMLElement, card: HTMLElement): void {
  const own = document.querySelector('.own');
  const before = own && !own.contains(card) && own.getBoundingClientRect().left > card.getBoundingClientRect().left;
  const above = own && !own.contains(card) && own.getBoundingClientRect().top > card.getBoundingClientRect().bottom;
  layBeside(tip, card, above || !before ? ['right', 'left', 'above', 'below'] : ['left', 'below', 'above', 'right']);
}
