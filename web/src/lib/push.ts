/** Push messages tell players that it is their turn while no page is open. Browsers allow them only over https. */
import { api } from './api';
import { alone } from './transport';
import { settings } from './settings.svelte';

export const canPush = (): boolean =>
  !alone && isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Return whether this browser is subscribed to push messages. */
export async function pushes(): Promise<boolean> {
  return canPush() && (await (await manager()).getSubscription()) !== null;
}

/** Subscribe to push messages; return whether that was possible. */
export async function startPush(): Promise<boolean> {
  if (!canPush()) return false;
  try {
    const { key } = await api.pushKey();
    const held = (await subscribe(key)).toJSON();
    const { p256dh = '', auth = '' } = held.keys ?? {};
    await api.startPush({ endpoint: held.endpoint ?? '', p256dh, auth, language: settings.language });
    return true;
  } catch {
    // The browser's push service is missing or cannot be reached: notifications are shown only while a page is open.
    await (await (await manager()).getSubscription())?.unsubscribe();
    return false;
  }
}

/** Subscribe; a subscription with the key of another server is replaced. */
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

/** Unsubscribe from push messages. */
export async function endPush(): Promise<void> {
  if (!canPush()) return;
  const held = await (await manager()).getSubscription();
  if (!held) return;
  await held.unsubscribe();
  await api.endPush({ endpoint: held.endpoint });
}
