/** The covers of all games. The shelf shows them together, so they are loaded together. */
import type { Component } from 'svelte';

type Cover = Component<{ title: string }>;

const found = import.meta.glob<Cover>('./*/Cover.svelte', { import: 'default', eager: true });

/** Each game's cover by the name of the game, which is the name of its folder. */
export default new Map(Object.entries(found).map(([path, cover]) => [path.split('/')[1] ?? '', cover]));
