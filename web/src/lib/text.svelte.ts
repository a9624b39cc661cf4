/** The sentences of the client, from `web/locale`, and those of each game whose drawing was loaded. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../../locale/en.ftl';

const ENGLISH = 'en';
/** A parsed `.ftl` file; the build parses it. */
export type Sentences = FluentResource['body'];
/** Loads the sentences of one language; there are none where a language is missing. */
type Load = (language: string) => Promise<Sentences> | undefined;

function bundle(language: string, sentences: Sentences): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource({ body: sentences });
  return made;
}

/** A whole number below a thousand reads the same in all our languages. */
const PLAIN = 1000;

/** Formats plain numbers itself: the first `Intl.NumberFormat` of a page takes a phone 30 to 40 ms. */
class Numeral extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < PLAIN;
    return plain ? String(this.value) : super.toString(scope);
  }
}

const withNumerals = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Numeral(value) : value]),
  );

/** The sentences of one part of the client, in the language of the page and in English. */
class Texts {
  private readonly english: FluentBundle;
  // The bundle is replaced as a whole when the language changes; every sentence on the page follows.
  private current: FluentBundle;

  constructor(
    sentences: Sentences,
    private readonly load: Load,
  ) {
    this.english = bundle(ENGLISH, sentences);
    this.current = $state.raw(this.english);
  }

  async speak(language: string): Promise<void> {
    if (this.current.locales[0] === language) return;
    const sentences = await this.load(language);
    // Somebody may have chosen yet another language meanwhile.
    if (language === spoken) this.current = sentences ? bundle(language, sentences) : this.english;
  }

  find(name: string, attribute: string | undefined, args: Record<string, FluentVariable>): string | undefined {
    for (const from of [this.current, this.english]) {
      const message = from.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return from.formatPattern(pattern, withNumerals(args));
    }
    return undefined;
  }
}

const own = import.meta.glob<Sentences>(['../../locale/*.ftl', '!../../locale/en.ftl'], { import: 'default' });
const parts = new Map([['client', new Texts(english, (language) => own[`../../locale/${language}.ftl`]?.())]]);
let spoken = ENGLISH;

/** Show all sentences in another language; what it lacks is shown in English. */
export async function speak(language: string): Promise<void> {
  spoken = language;
  await Promise.all([...parts.values()].map((part) => part.speak(language)));
}

/** Add the sentences of a game, in the language of the page. Keys are unique over the client and all games. */
export async function addTexts(game: string, load: Load): Promise<void> {
  const [sentences = []] = await Promise.all([load(ENGLISH), load(spoken)]);
  const texts = parts.get(game) ?? new Texts(sentences, load);
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
