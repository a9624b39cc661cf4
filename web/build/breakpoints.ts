import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../src/design/breakpoints.ts';

const STYLED = /\.(css|svelte)$/;
const QUERY = /@(?:media|container)[^{;]*/g;
const NAME = /\(--([\w-]+)\)/g;

/** Put the conditions in the place of the names: `@media (--tablet)` becomes `@media (min-width: 44rem)`. */
export function withBreakpoints(styles: string, file: string): string {
  const known: Record<string, string> = BREAKPOINTS;
  const condition = (named: string, name: string): string => {
    const found = known[name];
    if (found === undefined) throw new Error(`${file}: ${named} is not one of src/design/breakpoints.ts`);
    return found;
  };
  return styles.replace(QUERY, (query) => query.replace(NAME, condition));
}

/** Lets every style name the breakpoints of `src/design/breakpoints.ts`. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform(code, id) {
      return STYLED.test(id) ? { code: withBreakpoints(code, id), map: null } : null;
    },
  };
}
