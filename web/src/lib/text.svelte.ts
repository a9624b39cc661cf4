/** The client's own sentences, from `web/locale`; the sentences of a game come from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../locale/en.ftl';

const sources = import.meta.glob<string>(['../../locale/*.ftl', '!../../locale/en.ftl'], { import: 'default' });
const spare = bundle('en', english);
// The bundle is replaced as a whole when the language changes; every sentence on the page follows.
let current = $state.raw(spare);

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Speak another language; what it lacks is said in English. */
export async function speak(language: string): Promise<void> {
  const load = sources[`../../locale/${language}.ftl`];
  current = load ? bundle(language, await load()) : spare;
}

/** Begin with a capital letter. */
export const sentence = (text: string | null | undefined): string =>
  text ? text.charAt(0).toUpperCase() + text.slice(1) : '';

/** Say something. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const [name = '', attribute] = key.split('.');
  for (const from of [current, spare]) {
    const message = from.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return from.formatPattern(pattern, args);
  }
  return key;
}
