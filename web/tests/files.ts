import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All source files below a folder. */
export function globSync(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' });
  return names.filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => join(folder, name));
}
