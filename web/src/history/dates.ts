/** Dates in the language of the page. */
import { settings } from '../lib/settings.svelte';

/** Write a day and a time; `at` is in seconds. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000);

/** Write a day in few characters. */
export const shortDay = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'short' }).format(at * 1000);

/** Write a day that is given as 2026-11-24. */
export const date = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** Write a time of the day; `at` is in seconds. */
export const clock = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { timeStyle: 'short' }).format(at * 1000);
