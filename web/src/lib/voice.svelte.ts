/** Sentences read aloud by the browser, where it has a voice. */

/** Whether the browser can read aloud. */
export const hasVoice = (): boolean => 'speechSynthesis' in globalThis;

class Voice {
  speaking = $state(false);
  /** The last sentence of what is read now; one that was stopped ends later, and means nothing then. */
  private last: SpeechSynthesisUtterance | undefined;

  /** Read sentences aloud in the language of the page, each by itself: that makes a pause between them. */
  read(sentences: readonly string[]): void {
    this.stop();
    const said = sentences.map((sentence) => new SpeechSynthesisUtterance(sentence));
    const last = said.at(-1);
    if (!last) return;
    this.last = last;
    last.onend = last.onerror = () => {
      if (this.last === last) this.speaking = false;
    };
    this.speaking = true;
    for (const one of said) {
      one.lang = document.documentElement.lang;
      speechSynthesis.speak(one);
    }
  }

  stop(): void {
    this.last = undefined;
    this.speaking = false;
    if (hasVoice()) speechSynthesis.cancel();
  }
}

export const voice = new Voice();
