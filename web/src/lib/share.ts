/** Giving a link to somebody: by the device's own means, by the clipboard, or for copying by hand. */
import { note } from './tell.svelte';
import { t } from './text.svelte';

/** Hand a link on; tells whether the person still has to copy it by hand. */
export async function share(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch {
    // The person thought better of it.
  }
  return true;
}

/** Without https a page may not write to the clipboard. */
export async function copy(text: string): Promise<boolean> {
  if (!isSecureContext) return false;
  await navigator.clipboard.writeText(text);
  note(t('copied'));
  return true;
}
