import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../src/games/drawing';
import { globSync } from './files';

const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const FOLDERS = ['locale', ...GAMES.map((game) => `src/games/${game}/locale`)];
const LESSONS = import.meta.glob<Lesson[]>('../src/games/*/lessons.ts', { import: 'LESSONS', eager: true });

const read = (folder: string, language: string): string => readFileSync(`${folder}/${language}.ftl`, 'utf-8');

function keysOf(folder: string, language = 'en'): string[] {
  const source = read(folder, language);
  expect(new FluentBundle(language).addResource(new FluentResource(source))).toEqual([]);
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
}

const variablesOf = (folder: string, language: string): Map<string, string> => {
  const entries = read(folder, language).split(/\n(?=[a-z][\w-]* =)/);
  return new Map(
    entries.map((entry) => [
      entry.split(' =')[0]?.split('\n').at(-1) ?? '',
      [...new Set([...entry.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort().join(),
    ]),
  );
};

/** The game whose pieces and texts the drawing of another uses too. */
const builtOn = (game: string): string | undefined =>
  /builtOn: '([\w-]+)'/.exec(readFileSync(`src/games/${game}/index.ts`, 'utf-8'))?.[1];

const keysAsked = (text: string): string[] => [...text.matchAll(/\bt\('([\w-]+)'/g)].map((match) => match[1] ?? '');

describe.each(FOLDERS)('the catalogues of %s', (folder) => {
  it.each(['de', 'fr'])('have all of English in %s, with the same arguments', (language) => {
    expect(keysOf(folder, language)).toEqual(keysOf(folder));
    const english = variablesOf(folder, 'en');
    for (const [key, variables] of variablesOf(folder, language))
      expect([key, variables]).toEqual([key, english.get(key)]);
  });
});

describe('the keys', () => {
  it('are unique over the client and all games', () => {
    const keys = FOLDERS.flatMap((folder) => keysOf(folder));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('that the client asks for are its own', () => {
    const keys = new Set(keysOf('locale'));
    const shared = globSync('src').filter((file) => !GAMES.some((game) => file.startsWith(`src/games/${game}/`)));
    const texts = shared.map((file) => readFileSync(file, 'utf-8'));
    const asked = texts.flatMap(keysAsked);
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
    const findings = texts.flatMap((text) => [...text.matchAll(/'(fair-[\w-]+)'/g)].map((match) => match[1] ?? ''));
    expect(findings.length).toBeGreaterThan(15);
    expect(findings.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(GAMES)('that the drawing of %s asks for are its own, the client’s, or of what it is built on', (game) => {
    const base = builtOn(game);
    const folders = ['locale', ...[game, ...(base ? [base] : [])].map((one) => `src/games/${one}/locale`)];
    const keys = new Set(folders.flatMap((folder) => keysOf(folder)));
    const asked = globSync(`src/games/${game}`).flatMap((file) => keysAsked(readFileSync(file, 'utf-8')));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each(GAMES)('of the lessons of %s are those of its guided game', (game) => {
    const lessons = LESSONS[`../src/games/${game}/lessons.ts`] ?? [];
    const said = keysOf(`src/games/${game}/locale`).filter((key) => key.startsWith('lesson-'));
    expect(said.sort()).toEqual(lessons.map((lesson) => `lesson-${game}-${lesson.id}`).sort());
  });
});

describe('a game', () => {
  /** Made from Python: one file a game beside what all have. */
  const MADE = /^src\/(views\/|protocol\.ts)/;

  it.each(GAMES)('like %s is one folder, which no file names but those of a game built on it', (game) => {
    const homes = [game, ...GAMES.filter((one) => builtOn(one) === game)].map((one) => `src/games/${one}/`);
    const others = [
      ...globSync('src'),
      ...globSync('build'),
      'vite.config.ts',
      ...readdirSync('locale').map((name) => `locale/${name}`),
    ];
    const naming = others.filter((file) => !homes.some((home) => file.startsWith(home)) && !MADE.test(file));
    expect(naming.length).toBeGreaterThan(80);
    const prefix = keysOf(`src/games/${game}/locale`)[0]?.split('-')[0] ?? '';
    const named = new RegExp(`\\b${game}\\b|\\b${prefix}-[a-z]`);
    expect(naming.filter((file) => named.test(readFileSync(file, 'utf-8')))).toEqual([]);
  });
});
