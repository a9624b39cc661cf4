/** Tells the player that it is their turn: in the title of the page, and by a notification where they allowed it. */
import { address } from './route.svelte';
import { settings } from './settings.svelte';
import { t } from './text.svelte';

const NAME = 'Bailey';

/** Set the title of the page, with a mark in front of it while it is the player's turn. */
export function setTitle(what: string, waiting = false): void {
  document.title = `${waiting ? '● ' : ''}${what ? `${what} · ` : ''}${NAME}`;
}

/** Ask for permission to show notifications; return whether it was given. */
export async function requestNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export const canNotify = (): boolean => 'Notification' in window && isSecureContext;

/** Show a notification that it is the player's turn, if the page is hidden. */
export function notifyTurn(game: string, table: string): void {
  if (!document.hidden || !settings.notices || !canNotify() || Notification.permission !== 'granted') return;
  const shown = new Notification(t('notice-turn', { game }), { tag: `turn-${table}`, icon: address('/icon-192.png') });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
