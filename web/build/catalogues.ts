import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** `import sentences from './en.ftl'`: the parsed Fluent source, so that no browser spends time on parsing it. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl')) return null;
      this.addWatchFile(id);
      const { body } = new FluentResource(readFileSync(id, 'utf-8'));
      // JSON in a string is read faster than the same as an object literal.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}
