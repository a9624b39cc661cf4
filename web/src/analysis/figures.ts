/** Shares and changes of chances, as they are written. */
import { settings } from '../lib/settings.svelte';
import { t } from '../lib/text.svelte';

const format = (sign: 'auto' | 'exceptZero'): Intl.NumberFormat =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0, signDisplay: sign });

/** Write a share. */
export const percent = (share: number): string => format('auto').format(share === 0 ? 0 : share);

/** Write a change of a share, with its sign. */
export const change = (by: number): string => format('exceptZero').format(by).replace('-', '−');

/** Write a small share with one digit more. */
export const fine = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Write an expected lead in points, with its sign. */
export const lead = (by: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(by)
    .replace('-', '−');

/** Points with a digit more. */
export const tenth = (score: number): number => Math.round(10 * score) / 10;

/** Round parts to whole hundredths so that they still add up to the rounded sum: what was cut off most is rounded up. */
export function addingUp(parts: readonly number[]): number[] {
  const hundredths = parts.map((part) => Math.round(1e6 * part) / 1e4);
  const rounded = hundredths.map(Math.floor);
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  const missing = Math.round(sum(hundredths)) - sum(rounded);
  const order = hundredths.map((_, i) => i).sort((a, b) => cut(hundredths[b]) - cut(hundredths[a]) || a - b);
  for (const i of order.slice(0, missing)) rounded[i] = (rounded[i] ?? 0) + 1;
  return rounded.map((part) => part / 100);
}

/** Say how long something takes, no more exactly than it is known: in steps of five seconds, later in minutes. */
export function timeLeft(seconds: number): string {
  const fives = 5 * Math.max(1, Math.ceil(seconds / 5));
  return fives < 60 ? t('seconds-left', { seconds: fives }) : t('minutes-left', { minutes: Math.ceil(seconds / 60) });
}

const cut = (part = 0): number => part - Math.floor(part);
