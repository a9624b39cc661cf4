/** Telling the person something: at the edge of the page, and to the screen reader. */
import { untrack } from 'svelte';

export interface Note {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

export const told = $state({ notes: [] as Note[], aloud: '', urgent: '' });
let made = 0;

/** Show a note for a few seconds; it is read aloud too. */
export function note(text: string, tone: Note['tone'] = 'plain'): void {
  const id = ++made;
  const others = untrack(() => told.notes.filter((other) => other.text !== text).slice(-2));
  told.notes = [...others, { id, text, tone }];
  told.urgent = text;
  setTimeout(() => dismiss(id), 3500 + 60 * text.length);
}

export function dismiss(id: number): void {
  told.notes = told.notes.filter((other) => other.id !== id);
}

/** Only for the screen reader. */
export function aloud(text: string): void {
  // The same sentence twice would not be read twice without a change.
  told.aloud = text === untrack(() => told.aloud) ? `${text} ` : text;
}
