/** A notice that it is your turn: in the title of the page, and as a notification where the person allowed it. */
import { settings } from './settings.svelte';
import { t } from './text.svelte';

const NAME = 'Bailey';

/** Name the page; a bell stands before it while somebody waits for this person. */
export function titled(what: string, waiting = false): void {
  document.title = `${waiting ? '● ' : ''}${what ? `${what} · ` : ''}${NAME}`;
}

/** Ask the browser whether notices are welcome; tells whether they are. */
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

/** It is this person's turn, and they look elsewhere. */
export function yourTurn(game: string, table: string): void {
  if (!document.hidden || !settings.notices || !canNotify() || Notification.permission !== 'granted') return;
  const shown = new Notification(t('notice-turn', { game }), { tag: `turn-${table}`, icon: '/icon-192.png' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
