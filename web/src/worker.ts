/** The service worker, which keeps the pages at hand: see public/sw.js. */

/** Sets it to work, once the page has all that it needs itself; it exists on https and on this computer only. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void register());
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  // Without it the pages come from the server, as they did.
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration?.waiting || !serviceWorker.controller) return;
  // A newer version, fetched last time, takes over at the start, when nothing has begun yet.
  serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("take over");
}
