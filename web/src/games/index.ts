/** The games that are drawn: each folder here is one, and is loaded when its game is shown. */
import type { Component } from 'svelte';
import { addTexts } from '../lib/text.svelte';
import type { Drawing } from './drawing';

const drawings = import.meta.glob<Drawing>('./*/index.ts', { import: 'default' });
const covers = import.meta.glob<Component<{ title: string }>>('./*/Cover.svelte', { import: 'default' });
/** English comes with the drawing. */
const translations = import.meta.glob<string>(['./*/locale/*.ftl', '!./*/locale/en.ftl'], { import: 'default' });

export const drawn = (game: string): boolean => `./${game}/index.ts` in drawings;

/** Load the drawing of a game and its texts; null where the game has no drawing. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = drawings[`./${game}/index.ts`];
  if (!load) return null;
  await addTexts(game, (language) =>
    language === 'en' ? load().then(({ english }) => english) : translations[`./${game}/locale/${language}.ftl`]?.(),
  );
  const drawing = await load();
  if (drawing.builtOn) await drawingOf(drawing.builtOn);
  return drawing;
}

export async function coverOf(game: string): Promise<Component<{ title: string }> | null> {
  return (await covers[`./${game}/Cover.svelte`]?.()) ?? null;
}
