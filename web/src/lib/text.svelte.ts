/** The sentences of the client, from `web/locale`, and those of each game whose drawing was loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../locale/en.ftl';

const ENGLISH = 'en';
/** Loads the Fluent source of one language; there is none where a language is missing. */
type Load = (language: string) => Promise<string> | undefined;

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** The sentences of one part of the client, in the language of the page and in English. */
class Texts {
  private readonly english: FluentBundle;
  // The bundle is replaced as a whole when the language changes; every sentence on the page follows.
  private current: FluentBundle;

  constructor(
    source: string,
    private readonly load: Load,
  ) {
    this.english = bundle(ENGLISH, source);
    this.current = $state.raw(this.english);
  }

  async speak(language: string): Promise<void> {
    if (this.current.locales[0] === language) return;
    const source = await this.load(language);
    // Somebody may have chosen yet another language meanwhile.
    if (language === spoken) this.current = source ? bundle(language, source) : this.english;
  }

  find(name: string, attribute: string | undefined, args: Record<string, FluentVariable>): string | undefined {
    for (const from of [this.current, this.english]) {
      const message = from.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return from.formatPattern(pattern, args);
    }
    return undefined;
  }
}

const own = import.meta.glob<string>(['../../locale/*.ftl', '!../../locale/en.ftl'], { import: 'default' });
const parts = new Map([['client', new Texts(english, (language) => own[`../../locale/${language}.ftl`]?.())]]);
let spoken = ENGLISH;

/** Show all sentences in another language; what it lacks is shown in English. */
export async function speak(language: string): Promise<void> {
  spoken = language;
  await Promise.all([...parts.values()].map((part) => part.speak(language)));
}

/** Add the sentences of a game, in the language of the page. Keys are unique over the client and all games. */
export async function addTexts(game: string, load: Load): Promise<void> {
  const [source = ''] = await Promise.all([load(ENGLISH), load(spoken)]);
  const texts = parts.get(game) ?? new Texts(source, load);
  parts.set(game, texts);
  await texts.speak(spoken);
}

/** Begin with a capital letter. */
export const sentence = (text: string | null | undefined): string =>
  text ? text.charAt(0).toUpperCase() + text.slice(1) : '';

/** Return the sentence of a key, or of `key.attribute`; a key that is in no catalogue is returned as it is. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const [name = '', attribute] = key.split('.');
  for (const part of parts.values()) {
    const found = part.find(name, attribute, args);
    if (found !== undefined) return found;
  }
  return key;
}
