/** Slots that stay where they are, however what lies in them comes and goes. */
import { keep, kept } from '../lib/kept';

/**
 * What lies in each slot now: what lay there before stays there, what is new fills the free slots in order.
 * There are at least `size` slots; an empty one is null.
 */
export function keepSlots<T extends string | number>(
  before: readonly (T | null)[],
  now: readonly T[],
  size: number,
): (T | null)[] {
  const slots: (T | null)[] = Array.from({ length: Math.max(size, now.length) }, (_, i) => {
    const was = before[i] ?? null;
    return was !== null && now.includes(was) ? was : null;
  });
  for (const one of now) if (!slots.includes(one)) slots[slots.indexOf(null)] = one;
  return slots;
}

type Slots = (number | string | null)[];
const isSlots = (value: unknown): value is Slots =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'string' || typeof one === 'number');

/**
 * Return a function that says which of the cards of an area lies in each slot: each keeps its slot from one call to the next,
 * and when the page is loaded again.
 */
export function slotKeeper(area: string): (keys: readonly (number | string)[], size: number) => (number | null)[] {
  let before = kept(`slots ${area}`, isSlots) ?? [];
  return (keys, size) => {
    before = keepSlots(before, keys, size);
    keep(`slots ${area}`, before);
    return before.map((key) => (key === null ? null : keys.indexOf(key)));
  };
}
