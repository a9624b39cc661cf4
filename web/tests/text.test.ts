import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import './english';
import { addTexts, speak, t } from '../src/lib/text.svelte';
import { drawn } from '../src/games';
import { LANGUAGES } from '../src/lib/settings.svelte';

const CATALOGUES: Record<string, string> = {
  en: 'zz-castle = A castle\nzz-tower = { $towers } towers\n',
  de: 'zz-castle = Eine Burg\n',
};
const asked: string[] = [];
const load = (language: string) => {
  asked.push(language);
  const found = CATALOGUES[language];
  return found === undefined ? undefined : Promise.resolve(new FluentResource(found).body);
};

describe('the texts of a game', () => {
  it('are shown in the language of the page, whenever that changes', async () => {
    expect(t('zz-castle')).toBe('zz-castle');
    await speak('de');
    await addTexts('zz', load);
    expect(t('zz-castle')).toBe('Eine Burg');
    expect(t('close')).toBe('Schließen');
    await speak('en');
    expect([t('zz-castle'), t('close')]).toEqual(['A castle', 'Close']);
  });

  it('are in English where a language lacks them', async () => {
    await speak('de');
    expect(t('zz-tower', { towers: 3 })).toBe('3 towers');
    await speak('fr');
    expect([t('zz-castle'), t('close')]).toEqual(['A castle', 'Fermer']);
    await speak('en');
  });

  it('are added once, however often its drawing is asked for', async () => {
    await addTexts('zz', load);
    asked.length = 0;
    await speak('de');
    expect(asked).toEqual(['de']);
    await speak('en');
  });
});

describe('a number in a text', () => {
  it.each(Object.keys(LANGUAGES))('reads as the browser writes it in %s', async (language) => {
    const only = (which: string) =>
      which === language || which === 'en'
        ? Promise.resolve(new FluentResource(`yy-${language} = { $n }\n`).body)
        : undefined;
    await speak(language);
    await addTexts(`yy-${language}`, only);
    for (const n of [0, 7, 42, 999, -3, 1000, 12345, 2.5, -0.25]) {
      expect(t(`yy-${language}`, { n })).toBe(new Intl.NumberFormat(language).format(n));
    }
    await speak('en');
  });
});

describe('the script before the first paint', () => {
  it('knows the languages of the client', () => {
    const listed = /\[('[^\]]+')\]\.includes/.exec(readFileSync('public/theme.js', 'utf-8'))?.[1] ?? '';
    expect(listed.split(', ').map((word) => word.replaceAll("'", ''))).toEqual(Object.keys(LANGUAGES));
  });
});

describe('the folders of games', () => {
  it('are found by their names', () => {
    expect(['castle-combo', 'burgundy-cards', 'none'].map(drawn)).toEqual([true, true, false]);
  });
});

describe('the chance to win of a hint', () => {
  it('is never said to be none or certain, since it is counted in some hundred games', () => {
    const said = [0, 1, 99, 100].map((percent) => t('hint-chance', { percent }));
    expect(said).toEqual(['less than 1 % to win', '1 % to win', '99 % to win', 'more than 99 % to win']);
  });
});
