import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `import source from './en.ftl'`: the Fluent source as text, without comments and empty lines. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      const lines = readFileSync(id, 'utf-8').split('\n');
      const said = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
      return `export default ${JSON.stringify(said.join('\n') + '\n')}`;
    },
  };
}
