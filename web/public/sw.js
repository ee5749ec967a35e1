/*
 * Service worker: caches the pages, so that they open at once and offline.
 *
 * The build lists the files of a version in sw-files.js; rare ones are cached when a page first requests them, and the
 * texts of a language when a page says that it is its own. A new
 * version activates when no page of the previous one is open, so that no page mixes two versions; then it deletes the
 * previous cache. Tables and games are never cached, since they change on the server. The page itself keeps a few
 * editions (src/cards/offline-cards.ts): this worker answers with them when the server cannot be reached.
 */
importScripts("/sw-files.js");

const PAGES = `pages-${self.VERSION}`;
const DRAWINGS = `drawings-${self.VERSION}`;
const OFFLINE = "offline-cards";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(self.FILES)));
});

addEventListener("activate", (event) => event.waitUntil(deleteOldCaches()));

addEventListener("message", (event) => {
  const words = self.WORDS[event.data.language] ?? [];
  event.waitUntil(caches.open(PAGES).then((cache) => cache.addAll(words)));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(cachedOrFetched(PAGES, "/"));
  } else if (self.FILES.includes(url.pathname) || self.RARE_FILES.includes(url.pathname)) {
    event.respondWith(cachedOrFetched(PAGES, url.pathname));
  } else if (url.pathname.startsWith("/api/editions/") && url.searchParams.has("v")) {
    // Drawings and layouts with a version in the URL are immutable.
    event.respondWith(cachedOrFetched(DRAWINGS, request));
  } else if (/^\/api\/(mini-games|editions(\/[^/]+)?)$/.test(url.pathname)) {
    event.respondWith(fetchedOrKept(request));
  }
});

async function cachedOrFetched(name, request) {
  const cache = await caches.open(name);
  const cached = (await cache.match(request)) ?? (await kept(request));
  if (cached) return cached;
  const answer = await fetch(request);
  // Drawings of uploaded decks are not cached, since their owner can delete them.
  const isPrivate = answer.headers.get("cache-control")?.includes("private");
  if (answer.ok && !isPrivate) await cache.put(request, answer.clone());
  return answer;
}

async function fetchedOrKept(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await kept(request);
    if (answer) return answer;
    throw error;
  }
}

async function kept(request) {
  return (await caches.open(OFFLINE)).match(request, { ignoreVary: true });
}

async function deleteOldCaches() {
  const names = await caches.keys();
  const current = [PAGES, DRAWINGS, OFFLINE];
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}
