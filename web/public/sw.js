/*
 * Keeps the pages at hand, so that they open at once, and without a network too. What this version consists of is in
 * sw-files.js, which the build writes; another list is another version. It takes over when no page of the last one is
 * open any more, so that no page ever has parts of two, and all that the last one kept goes.
 * Tables, games and decks are never kept: the server alone knows how they are.
 */
importScripts("/sw-files.js");

const PAGES = `pages-${self.VERSION}`;
const DRAWINGS = `drawings-${self.VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(self.FILES)));
});

addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(keptOrFetched(PAGES, "/"));
  } else if (self.FILES.includes(url.pathname)) {
    event.respondWith(keptOrFetched(PAGES, url.pathname));
  } else if (url.pathname.startsWith("/api/editions/") && url.searchParams.has("v")) {
    // With a version in its address a drawing or a layout never changes.
    event.respondWith(keptOrFetched(DRAWINGS, request));
  }
});

async function keptOrFetched(name, request) {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Pictures of somebody's own deck are theirs to delete.
  const isPrivate = answer.headers.get("cache-control")?.includes("private");
  if (answer.ok && !isPrivate) await cache.put(request, answer.clone());
  return answer;
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PAGES && name !== DRAWINGS).map((name) => caches.delete(name)));
}
