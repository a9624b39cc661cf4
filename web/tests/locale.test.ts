import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LESSONS as OF_BURGUNDY } from '../src/games/burgundy-cards/lessons';
import { LESSONS as OF_CASTLE_COMBO } from '../src/games/castle-combo/lessons';

const read = (language: string): string => readFileSync(`locale/${language}.ftl`, 'utf-8');

function keysOf(language: string): string[] {
  const bundle = new FluentBundle(language);
  expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
  return [...read(language).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
}

const variablesOf = (language: string): Map<string, string> => {
  const entries = read(language).split(/\n(?=[a-z][\w-]* =)/);
  return new Map(
    entries.map((entry) => [
      entry.split(' =')[0]?.split('\n').at(-1) ?? '',
      [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(),
    ]),
  );
};

describe('the catalogues', () => {
  it.each(['de', 'fr'])('%s says all that English says, and with the same arguments', (language) => {
    expect(keysOf(language)).toEqual(keysOf('en'));
    const english = variablesOf('en');
    for (const [key, variables] of variablesOf(language)) expect([key, variables]).toEqual([key, english.get(key)]);
  });

  it('have no key twice', () => {
    const keys = keysOf('en');
    expect(keys.length).toBe(new Set(keys).size);
  });

  it.each([
    ['castle-combo', OF_CASTLE_COMBO],
    ['burgundy-cards', OF_BURGUNDY],
  ])('have a sentence for every lesson of %s', (game, lessons) => {
    const said = keysOf('en').filter((key) => key.startsWith(`lesson-${game}-`));
    expect(said.sort()).toEqual(lessons.map((lesson) => `lesson-${game}-${lesson.id}`).sort());
  });

  it('have every sentence that the sources ask for', async () => {
    const { globSync } = await import('./files');
    const keys = new Set(keysOf('en'));
    const asked = globSync('src').flatMap((file) => [...readFileSync(file, 'utf-8').matchAll(/\bt\('([\w-]+)'/g)]);
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.map((match) => match[1]).filter((key) => !keys.has(key ?? ''))).toEqual([]);
    const found = globSync('src').flatMap((file) => [...readFileSync(file, 'utf-8').matchAll(/'(fair-[\w-]+)'/g)]);
    expect(found.length).toBeGreaterThan(15);
    expect(found.map((match) => match[1]).filter((key) => !keys.has(key ?? ''))).toEqual([]);
  });
});
