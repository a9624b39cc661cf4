/** How the text of a rule is set: in short paragraphs, and lists where sentences begin with what they are about. */

/** A paragraph, or a list of things, each with what is said of it. */
export type Block = { text: string } | { list: { term: string; text: string }[] };

/** A paragraph that is longer is broken between two sentences, in letters. */
const LONG = 330;
/** What a list is about is no longer than this. */
const TERM = /^([^:.!?]{1,34}?)\s?: (.+)$/u;
const ENDS = /(?<=[.!?])\s+(?=[\p{Lu}\d“„«])/u;

interface Line {
  whole: string;
  /** What it is about, and what it says of that. */
  item: { term: string; text: string } | undefined;
}

/** Cut a text into blocks. */
export function blocks(text: string): Block[] {
  const lines = text.split(ENDS).map((sentence): Line => {
    const [, term, said] = TERM.exec(sentence) ?? [];
    return { whole: sentence, item: term && said ? { term, text: said } : undefined };
  });
  // One such sentence alone is no list.
  const alone = (i: number): boolean => !lines[i - 1]?.item && !lines[i + 1]?.item;
  return runs(lines.map((line, i) => (alone(i) ? { whole: line.whole, item: undefined } : line))).flatMap((run) => {
    const list = run.flatMap(({ item }) => item ?? []);
    return list.length > 0 ? [{ list }] : paragraphs(run.map(({ whole }) => whole));
  });
}

/** Sentences of one sort that follow one another. */
function runs(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0] && !last[0].item === !line.item) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** Put sentences together into paragraphs of about the same length. */
function paragraphs(sentences: readonly string[]): Block[] {
  const whole = sentences.join(' ').length;
  const most = whole / Math.ceil(whole / LONG);
  const found: string[] = [];
  for (const sentence of sentences) {
    const last = found.at(-1);
    if (last !== undefined && last.length + sentence.length / 2 <= most)
      found[found.length - 1] = `${last} ${sentence}`;
    else found.push(sentence);
  }
  return found.map((text) => ({ text }));
}

/** What a line is about, where it says so at its beginning, and what it says. */
export function labelled(line: string): { label: string; text: string } {
  const label = /^[^:.!?]{1,20}?\s?:(?= )/u.exec(line)?.[0] ?? '';
  return { label, text: line.slice(label.length) };
}

/** The first line of a card's sheet, without the name that stands above it; empty if it says nothing else. */
export function afterName(line: string, name: string): string {
  if (!line.toLowerCase().startsWith(name.toLowerCase())) return line;
  const rest = line.slice(name.length);
  const said = /^\s?: (.+)$/u.exec(rest)?.[1];
  // The kind of a tile, in brackets, is that of its group.
  if (said === undefined) return /^(?: \(.+\))?\.?$/u.test(rest) ? '' : line;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
