/** The service worker, which caches the pages: see public/sw.js. */

/** Registers the service worker once the page has loaded; works on HTTPS and localhost only. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it, the pages come from the server.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}

/** Reloads the page from the server, bypassing the cache: for outdated or broken pages. */
export async function startAfresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Offline, the cache is all there is.
  if (navigator.onLine) await registration?.unregister();
  location.reload();
}
