/** The keys of the table. */
import { arrows } from '../kit/arrows';
import { choose as set, settings } from '../lib/settings.svelte';
import type { Acting } from './acting.svelte';
import type { Opened } from './opened.svelte';

/** The keys and what they do, as a player is told: a name of more than one letter has words of its own. */
export const KEYS: readonly { keys: string[]; says: string }[] = [
  { keys: ['arrows'], says: 'move' },
  { keys: ['shift', 'arrows'], says: 'signs' },
  { keys: ['enter'], says: 'choose' },
  { keys: ['1–9'], says: 'press' },
  { keys: ['I'], says: 'look' },
  { keys: ['escape'], says: 'cancel' },
  { keys: ['U'], says: 'undo' },
  { keys: ['H'], says: 'hint' },
  { keys: ['S'], says: 'skip' },
  { keys: ['L'], says: 'log' },
  { keys: ['C'], says: 'compare' },
  { keys: ['O'], says: 'others' },
  { keys: ['P'], says: 'reader' },
  { keys: ['R'], says: 'reference' },
  { keys: ['?'], says: 'rules' },
];

/** Whether a key is meant for something else: what is written, the browser, or a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null;
}

/** Carry out what a key means; `choices` are those that have numbers while nothing is picked. */
export function press(
  event: KeyboardEvent,
  acting: Acting,
  opened: Opened,
  choices: Acting['open'],
  skip: () => void,
): void {
  if (isTaken(event)) return;
  arrows(event);
  const keys: Record<string, () => void> = {
    Escape: () => acting.cancel(),
    u: () => acting.undo(),
    h: () => acting.askHint(),
    s: skip,
    l: () => (opened.panel = 'log'),
    r: opened.refer,
    '?': () => opened.read(''),
    c: () => acting.compare(),
    o: () => document.querySelector<HTMLElement>('[data-look]')?.click(),
    p: () => set('reader', !settings.reader),
  };
  if (event.key === 'Enter' && asksHere() && acting.answer()) event.preventDefault();
  else if (/^[1-9]$/.test(event.key)) byNumber(acting, choices, Number(event.key) - 1);
  else keys[event.key]?.();
}

/** Whether the focus lies on nothing else than what a question is about, so that Enter answers it. */
function asksHere(): boolean {
  const here = document.activeElement;
  return here === document.body || here?.matches('[aria-pressed="true"], .pending') === true;
}

function byNumber(acting: Acting, choices: Acting['open'], i: number): void {
  const choice = acting.pending ? [acting.pending][i] : (acting.pick?.choices ?? choices)[i];
  if (choice) acting.choose(choice);
}
