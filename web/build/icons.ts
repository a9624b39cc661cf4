import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const QUERY = '?icons';

/**
 * `import icons from './icons.json?icons'`: the file names icons of game-icons.net by our own names,
 * and only the outlines of those are bundled.
 */
export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const named = JSON.parse(readFileSync(file, 'utf-8')) as Record<string, string>;
      const outlines = Object.entries(named).map(([own, icon]) => [own, outline(icon, file)]);
      return `export default ${JSON.stringify(Object.fromEntries(outlines))}`;
    },
  };
}

let set: IconSet | undefined;

function outline(icon: string, file: string): string {
  set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
  const body = set.icons[icon]?.body;
  if (body === undefined) throw new Error(`${file}: game-icons has no icon called "${icon}"`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
  // A path that begins with a relative step begins at the origin, also behind another one.
  return paths.map((path) => (path.startsWith('m') ? `M0 0${path}` : path)).join('');
}
