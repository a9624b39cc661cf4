/** Messages to the player: notes at the edge of the page, and announcements of the screen reader. */
import { untrack } from 'svelte';

/** Where a note leads: what stands there, and what is done. */
export interface NoteLink {
  says: string;
  follow: () => void;
}

export interface Note {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
  link: NoteLink | undefined;
}

export const told = $state({ notes: [] as Note[], aloud: '', urgent: '' });
let made = 0;

/** Show a note for a few seconds, and announce it. */
export function note(text: string, tone: Note['tone'] = 'plain', link?: NoteLink): void {
  const id = ++made;
  const others = untrack(() => told.notes.filter((other) => other.text !== text).slice(-2));
  told.notes = [...others, { id, text, tone, link }];
  told.urgent = text;
  setTimeout(() => dismiss(id), (link ? 6000 : 3500) + 60 * text.length);
}

export function dismiss(id: number): void {
  told.notes = told.notes.filter((other) => other.id !== id);
}

/** Announce something by the screen reader only. */
export function aloud(text: string): void {
  // A screen reader reads a text again only if it has changed.
  told.aloud = text === untrack(() => told.aloud) ? `${text} ` : text;
}
