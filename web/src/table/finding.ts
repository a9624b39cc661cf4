/** How texts are searched: without accents and case, each word by itself; and what is found in a text. */

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words that are looked for. */
export const wordsOf = (wanted: string): string[] => bare(wanted).split(/\s+/).filter(Boolean);

/** Whether all words occur in these texts. */
export function has(words: readonly string[], ...texts: string[]): boolean {
  const within = bare(texts.join(' '));
  return words.every((word) => within.includes(word));
}

/** A part of a text: found, or what lies between. */
export interface MarkedText {
  text: string;
  found: boolean;
}

/** Cut a text into what is found of the words, and what is not. */
export function pieces(text: string, words: readonly string[]): MarkedText[] {
  const signs = [...text.normalize('NFC')];
  // A sign may be several plain ones, or none: where each comes from.
  const from = signs.flatMap((sign, i) => [...bare(sign)].map(() => i));
  const within = [...bare(text)].length === from.length ? bare(text) : '';
  const found = new Set<number>();
  for (const word of words) {
    for (let at = within.indexOf(word); at >= 0; at = within.indexOf(word, at + 1)) {
      for (const i of from.slice(at, at + word.length)) found.add(i);
    }
  }
  const cut: MarkedText[] = [];
  signs.forEach((sign, i) => {
    const last = cut.at(-1);
    if (last && last.found === found.has(i)) last.text += sign;
    else cut.push({ text: sign, found: found.has(i) });
  });
  return cut;
}
