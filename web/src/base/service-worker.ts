/** Registration of the service worker: see public/sw.js. */

/** Registers the service worker once the page has loaded; works on HTTPS and localhost only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Optional: without it, the pages are not cached.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}

/** Has the texts of a language cached, those of screens not yet seen, too. */
export async function keepLanguage(language: string): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage({ language });
}

/** Reloads the page from the server, bypassing the cache: for outdated or broken pages. */
export async function reloadUncached(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Offline, keep the cached pages.
  if (navigator.onLine) await registration?.unregister();
  location.reload();
}
