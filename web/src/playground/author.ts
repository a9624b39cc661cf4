/** A game that somebody writes: its files, kept in this browser, and what is wrong with them. */
import type { Files } from '../alone/messages';
import { address } from '../lib/route.svelte';

/** The package of the game in the folder that `bailey new-game` writes. */
export const PACKAGE = 'my_game/';
export const GAME = 'my-game';
const PLACE = 'bailey-own-game';

/** Where rules are wrong, and how. */
export interface WrongLine {
  path: string;
  line: number;
  said: string;
}

/** The game that authors begin with. */
export async function skeleton(): Promise<Files> {
  const answer = await fetch(address('/known/skeleton.json'));
  return (await answer.json()) as Files;
}

/** The files as they were left here, or those of the game that authors begin with. */
export async function filesOf(): Promise<Files> {
  const first = await skeleton();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return isFiles(kept) ? { ...first, ...kept } : first;
  } catch {
    return first; // a private window keeps nothing
  }
}

export function keepFiles(files: Files): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(files));
  } catch {
    // A private window keeps nothing, and a full one no more.
  }
}

export function forgetFiles(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // There was nothing.
  }
}

const isFiles = (kept: unknown): kept is Files =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((text) => typeof text === 'string');

/** The files that the game is played from. */
export const played = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith(PACKAGE)));

/** Find the file and the line that a refusal names, as in "rules.py, line 12: …". */
export function faultOf(said: string, files: Files): WrongLine | null {
  const found = /([\w/]+\.\w+), line (\d+)/.exec(said);
  const path = Object.keys(files).find((one) => found?.[1] && `/${one}`.endsWith(`/${found[1]}`));
  return found && path ? { path, line: Number(found[2]), said } : null;
}

/** Return the folder of a game as an archive, as `bailey new-game` writes it. */
export async function archiveOf(files: Files): Promise<Blob> {
  const { strToU8, zipSync } = await import('fflate');
  const content = Object.entries(files).map(([path, text]) => [`${GAME}/${path}`, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(content)).slice()], { type: 'application/zip' });
}
