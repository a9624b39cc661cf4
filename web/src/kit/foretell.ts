/** What a choice would bring, in words. */
import { sentence, t } from '../lib/text.svelte';
import type { Foreseen } from '../protocol';

export type Brings = Pick<Foreseen, 'points' | 'events' | 'prospect'>;

export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/**
 * Say by how much the score would change, what would happen, and what that would lead to; empty if nothing is known. That the
 * score would not change is said only where it is asked about.
 */
export function inWords({ points, events, prospect }: Brings, always = false): string {
  const told = (events ?? []).filter(({ say, quiet }) => say && !quiet).map(({ say }) => say);
  const score = points || (always && points === 0) ? [t('would-bring', { points, by: signed(points) })] : [];
  return [...score, ...told, prospect]
    .filter((one) => !!one)
    .map((one) => `${sentence(one)}.`)
    .join(' ');
}
