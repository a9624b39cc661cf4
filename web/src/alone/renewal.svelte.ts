/** A newer version of the site: fetched in the background, used when the player wants it or all pages are closed. */

export const renewal = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

/** Watch for a newer version. */
export function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (navigator.serviceWorker.controller) renewal.waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** Use the newer version: what was acknowledged is kept, and the page goes on from there. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  renewal.waiting?.postMessage('renew');
}
