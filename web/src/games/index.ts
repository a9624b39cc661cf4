/** The games that are drawn: each folder here is one, and is loaded when its game is shown. */
import type { Component } from 'svelte';
import { addTexts, type Sentences } from '../lib/text.svelte';
import type { Drawing } from './drawing';
import type { Example, Pictures, RulePicture } from './pictures';

const drawings = import.meta.glob<Drawing>('./*/index.ts', { import: 'default' });
/** Pictures of a recorded game, one above the other, made by `tools/miniatures.py`. */
const strips = import.meta.glob<string>('./*/recorded.webp', { query: '?url', import: 'default', eager: true });
const pictures = import.meta.glob<Pictures>('./*/pictures.ts', { import: 'default' });
/** The positions in which parts of the board are drawn for the rules, made by `tools/examples.py`. */
const examples = import.meta.glob<Example>('./*/example.json', { import: 'default' });
/** English comes with the drawing. */
const translations = import.meta.glob<Sentences>(['./*/locale/*.ftl', '!./*/locale/en.ftl'], { import: 'default' });

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

/** Covers by the name of the game. */
export type Covers = ReadonlyMap<string, Component<{ title: string }>>;

/** Load the covers of all games; they come in one piece. */
export const loadCovers = async (): Promise<Covers> => (await import('./covers')).default;

/** Return the address of the pictures of a recorded game, if there are any. */
export const recorded = (game: string): string | undefined => strips[`./${game}/recorded.webp`];

/** Load the pictures of a game's rules by the id of the rule: of one that is built on another, also those of that. */
export async function picturesOf(game: string): Promise<ReadonlyMap<string, RulePicture>> {
  const beneath = (await drawings[`./${game}/index.ts`]?.())?.builtOn;
  const found = new Map(beneath ? await picturesOf(beneath) : []);
  const [load, read] = [pictures[`./${game}/pictures.ts`], examples[`./${game}/example.json`]];
  if (!load || !read) return found;
  const [own, example] = await Promise.all([load(), read()]);
  for (const [rule, picture] of Object.entries(own)) found.set(rule, { game, picture, example });
  return found;
}
