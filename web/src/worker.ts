/** The service worker, which caches the pages: see public/sw.js. */

/** Sets it to work, once the page has all that it needs itself; it exists on https and on this computer only. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it the pages come from the server, as they did.
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}

/** Loads the page as the server has it now, whatever was kept: for pages that are out of date, or broken. */
export async function startAfresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Offline, what is kept is all that there is.
  if (navigator.onLine) await registration?.unregister();
  location.reload();
}
