/** A page that stayed open while the server got a newer client asks for parts that are no longer there. */
const PLACE = 'bailey-renewed';
/** A part that is missing twice in a row is not missing because of an upgrade. */
const ONCE_IN = 60_000;

/** Load the page again where a part of it is gone, if the server is there at all: it has the newer one. */
export function keepFresh(): void {
  addEventListener('vite:preloadError', () => void renew());
}

// Two parts may be missing at once; that is one reason to load the page, not two.
let asking = false;

async function renew(): Promise<void> {
  if (asking || Date.now() - Number(sessionStorage.getItem(PLACE)) < ONCE_IN) return;
  asking = true;
  const there = await fetch('/health').then(
    (answer) => answer.ok,
    () => false,
  );
  asking = there;
  if (!there) return;
  sessionStorage.setItem(PLACE, String(Date.now()));
  location.reload();
}
