/** Sharing a link: by the device's share dialog, or by the clipboard. */
import { note } from './tell.svelte';
import { t } from './text.svelte';

/** Share or copy a link; return false if neither is possible. */
export async function share(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return copy(url);
  try {
    await navigator.share({ title, url });
  } catch {
    // The player closed the share dialog.
  }
  return true;
}

/** Copy to the clipboard; return false without https, where browsers do not allow it. */
export async function copy(text: string): Promise<boolean> {
  if (!isSecureContext) return false;
  await navigator.clipboard.writeText(text);
  note(t('copied'));
  return true;
}
