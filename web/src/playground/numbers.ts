/** The numbers of a game that may be changed, as `bailey site` has written them down. */
import type { Change, TrialResult } from '../alone/messages';
import { address } from '../lib/route.svelte';

/** A number: where it stands, what it is, and what it may be. */
export interface PrintedNumber {
  path: string[];
  value: number;
  least: number;
  most: number;
}

export async function numbersOf(game: string): Promise<PrintedNumber[]> {
  const answer = await fetch(address(`/known/numbers.${game}.json`));
  const rows = (await answer.json()) as [string[], number, number, number][];
  return rows.map(([path, value, least, most]) => ({ path, value, least, most }));
}

/** What stands on one card, or in one table of the rules: the numbers whose paths begin alike. */
export function grouped(numbers: PrintedNumber[]): Map<string, PrintedNumber[]> {
  const groups = new Map<string, PrintedNumber[]>();
  for (const one of numbers) {
    const group = one.path.length > 2 ? one.path.slice(0, 2).join('.') : (one.path[0] ?? '');
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return groups;
}

export const nameOf = (path: string[]): string => path.join('.');

/** Put changed numbers into tables within tables, as a change file has them. */
export function changeOf(changed: [string[], number][]): Change {
  const all: Change = {};
  for (const [path, value] of changed) {
    let here = all;
    for (const part of path.slice(0, -1)) here = (here[part] ??= {}) as Change;
    here[path.at(-1) ?? ''] = value;
  }
  return all;
}

/** A bare key of TOML; others stand in quotes. */
const keyOf = (name: string): string => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name));

/** Write the change file that `bailey study --change` reads. */
export const fileOf = (changed: [string[], number][]): string =>
  changed.map(([path, value]) => `${path.map(keyOf).join('.')} = ${value}`).join('\n');

/** A difference with half the width of its interval. */
export interface Difference {
  mean: number;
  about: number;
}

/** Half the width of an interval of 95 %, in standard errors. */
const HALF = 1.96;

/** How many points more players have in one game than in the other, whose games are others. */
export const differenceOf = (printed: TrialResult, changed: TrialResult): Difference => ({
  mean: changed.mean - printed.mean,
  about: HALF * Math.hypot(printed.error, changed.error),
});

/** The share of seats with each number of points. */
export function sharesOf({ points, games }: TrialResult): Map<number, number> {
  const shares = new Map<number, number>();
  for (const seat of points)
    for (const [value, times] of seat) shares.set(value, (shares.get(value) ?? 0) + times / games / points.length);
  return shares;
}
