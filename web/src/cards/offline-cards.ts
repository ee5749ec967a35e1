import { ownDecks } from "./own-decks";
import type { Edition } from "./edition.svelte";

/**
 * Cards without a connection: the descriptions, drawings, layouts and silhouettes of a few editions, in a cache that
 * the service worker reads (public/sw.js). Own decks are kept for their owner only, since the owner can delete them.
 */

const CACHE = "offline-cards";
const LISTS = ["/api/editions", "/api/mini-games"];
const MAX_EDITIONS = 8;

/** Keeps an edition for use without a connection; without a cache or a connection, does nothing. */
export async function keepOffline(edition: Edition): Promise<void> {
  // Browsers have a cache on HTTPS and localhost only.
  if (!("caches" in globalThis)) return;
  try {
    const info = await fetch(infoPath(edition.id));
    if (!info.ok || (isOwnDeck(info) && !ownDecks().some(({ id }) => id === edition.id))) return;
    const cache = await caches.open(CACHE);
    const kept = (await cache.keys()).map(({ url }) => pathOf(url));
    const wanted = partsOf(edition);
    await cache.put(infoPath(edition.id), info);
    await cache.addAll(LISTS);
    for (const path of wanted.filter((one) => !kept.includes(one))) await cache.add(path);
    const outdated = kept.filter((one) => one.startsWith(`${infoPath(edition.id)}/`) && !wanted.includes(one));
    await Promise.all(outdated.map((path) => cache.delete(path)));
    await dropOldest(cache);
  } catch {
    // Offline, or the storage is full: the stored parts stay.
  }
}

/** Drops an edition that was deleted. */
export async function dropOffline(id: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(CACHE).catch(() => null);
  if (cache) await drop(cache, id);
}

/** Returns the paths of everything that the cards of an edition need, besides its description. */
export function partsOf(edition: Edition): string[] {
  const { id, version, symbols, layouts } = edition.info;
  const drawings = symbols.flatMap((symbol) =>
    Array.from({ length: symbol.faces }, (_, face) => edition.drawing(symbol.id, face)),
  );
  // The description has the layouts that were computed by then.
  const missing = layouts.flatMap((layout, card) => (layout ? [] : [`${infoPath(id)}/layouts/${card}?v=${version}`]));
  return [...drawings, ...missing, `${infoPath(id)}/silhouettes?v=${version}`];
}

function isOwnDeck(info: Response): boolean {
  return info.headers.get("cache-control")?.includes("private") ?? false;
}

/** Drops the editions that were not used for longest, so that only a few are kept. */
async function dropOldest(cache: Cache): Promise<void> {
  // Adding a description again moves it to the end.
  const ids = (await cache.keys()).flatMap(({ url }) => /^\/api\/editions\/([^/?]+)$/.exec(pathOf(url))?.[1] ?? []);
  for (const id of ids.slice(0, -MAX_EDITIONS)) await drop(cache, decodeURIComponent(id));
}

async function drop(cache: Cache, id: string): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => pathOf(url));
  const own = paths.filter((path) => path === infoPath(id) || path.startsWith(`${infoPath(id)}/`));
  await Promise.all(own.map((path) => cache.delete(path)));
}

const infoPath = (id: string): string => `/api/editions/${encodeURIComponent(id)}`;

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
