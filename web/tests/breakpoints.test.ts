import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBreakpoints } from '../build/breakpoints';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(css|svelte|ts)$/.test(name) && name !== 'design/breakpoints.ts')
  .map((name) => join('src', name));
const read = (file: string): string => readFileSync(file, 'utf-8');
const queriesOf = (text: string): string[] => text.match(/@(?:media|container)[^{;]*/g) ?? [];

describe('the breakpoints', () => {
  it('are named in styles, and the build knows their conditions', () => {
    expect(withBreakpoints('@media (--tablet) and (--low) { a { b: c } }', 'x.css')).toBe(
      '@media (min-width: 44rem) and (max-height: 32rem) { a { b: c } }',
    );
    expect(withBreakpoints('a { b: var(--tablet) }', 'x.css')).toBe('a { b: var(--tablet) }');
    expect(() => withBreakpoints('@container (--huge) {}', 'x.css')).toThrow('x.css: (--huge)');
  });

  it('are known wherever they are named', () => {
    const named = FILES.flatMap((file) => queriesOf(withBreakpoints(read(file), file)));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((query) => query.includes('(--'))).toEqual([]);
  });

  it('stand in no other file as numbers', () => {
    const numbered = /(?:width|height)\s*[:<>=]+\s*[\d.]+(?:r?em|px)\b/;
    const queries = FILES.flatMap((file) => queriesOf(read(file)).map((query) => `${file}: ${query}`));
    expect(queries.filter((query) => numbered.test(query))).toEqual([]);
    const scripts = FILES.filter((file) => /(?:MediaQuery|matchMedia)\(\s*['"`][^)]*\d(?:r?em|px)/.test(read(file)));
    expect(scripts).toEqual([]);
  });
});
