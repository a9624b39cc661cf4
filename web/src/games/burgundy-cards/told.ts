/** What the events say of points, and of what glows for them. */
import type { Event } from '../../protocol';
import type { Events } from '../../views/burgundy-cards';
import type { Printed } from './card';

type What = keyof Events;
type Points = { [W in What]?: (about: Events[W], printed: Printed) => number };

const POINTS: Points = {
  completed: ({ type }, { types }) => types.find((one) => one.type === type)?.points ?? 0,
  first_triple: (_, { first_triple }) => first_triple,
  all_seven: ({ amount }) => amount,
  gained_points: ({ amount }) => amount,
};

/** Return what points an event brings: the event says how many, or they are printed. */
export function pointsOf({ what, about }: Event, printed: Printed): number {
  const points = POINTS[what as What] as ((about: unknown, printed: Printed) => number) | undefined;
  return points?.(about ?? {}, printed) ?? 0;
}

/** The events that take something from an open supply, and what it is. */
const TAKEN: Partial<Record<What, string>> = { took_good: 'goods_piles', took_animal: 'animal_piles' };

/**
 * Find what glows for an event that names no card: the pile of the card that was laid last, all piles of an estate, or the
 * supply that something was taken from.
 */
export function glowsOf({ what, about }: Event, card: string, table: HTMLElement): HTMLElement[] {
  const all = (selector: string): HTMLElement[] => [...table.querySelectorAll<HTMLElement>(selector)];
  if (what === ('completed' satisfies What) || what === ('first_triple' satisfies What)) {
    const pile = all(
      `[data-pile] [data-fly="card-${card}"], [data-pile][data-fly="card-${card}"]`,
    )[0]?.closest<HTMLElement>('[data-pile]');
    return pile ? [pile] : [];
  }
  if (what === ('all_seven' satisfies What))
    return all(`[data-area="players.${String(about?.['player'])}.estate"] [data-pile]`);
  const taken = TAKEN[what as What];
  return taken ? all(`[data-area="${taken}.${String(about?.['pile'])}"]`) : [];
}
