/** The drawings of the games, each loaded when its table is. */
import type { Component } from 'svelte';
import type { Drawing } from './drawing';

const drawings: Record<string, () => Promise<{ default: Drawing }>> = {
  'castle-combo': () => import('./castle-combo'),
  'burgundy-cards': () => import('./burgundy-cards'),
};

const covers: Record<string, () => Promise<{ default: Component }>> = {
  'castle-combo': () => import('./castle-combo/Cover.svelte'),
  'burgundy-cards': () => import('./burgundy-cards/Cover.svelte'),
};

export const drawn = (game: string): boolean => game in drawings;

export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await drawings[game]?.())?.default ?? null;
}

export async function coverOf(game: string): Promise<Component | null> {
  return (await covers[game]?.())?.default ?? null;
}
