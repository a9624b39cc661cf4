/** Push messages: being told that it is one's turn while no page is open. Browsers allow them only over https. */
import { api } from './api';
import { settings } from './settings.svelte';

export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Whether the server may wake this browser. */
export async function pushes(): Promise<boolean> {
  return canPush() && (await (await manager()).getSubscription()) !== null;
}

/** Let the server wake this browser; tells whether it can. */
export async function startPush(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const { key } = await api.pushKey();
    const held = (await subscribe(key)).toJSON();
    const { p256dh = '', auth = '' } = held.keys ?? {};
    await api.startPush({ endpoint: held.endpoint ?? '', p256dh, auth, language: settings.language });
    return true;
  } catch {
    // The browser has no push service, or it cannot be reached: notices come while a page is open.
    await (await (await manager()).getSubscription())?.unsubscribe();
    return false;
  }
}

/** A subscription made for another server's key gives way. */
async function subscribe(key: string): Promise<PushSubscription> {
  const held = await manager();
  const how = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await held.subscribe(how);
  } catch (problem) {
    const old = await held.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return held.subscribe(how);
  }
}

/** Let the server wake this browser no more. */
export async function endPush(): Promise<void> {
  if (!canPush()) return;
  const held = await (await manager()).getSubscription();
  if (!held) return;
  await held.unsubscribe();
  await api.endPush({ endpoint: held.endpoint });
}
