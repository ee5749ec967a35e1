import { SvelteMap } from "svelte/reactivity";
import { deviceStore } from "./draft/device-store";
import { fetchFile, type DraftAccess } from "./draft/draft-api";
import { Budget } from "./import/budget";
import { smallPicture } from "./import/reduce-picture";

/** Thumbnails of the pictures on this device: a page that shows many pictures as they are runs out of memory. */

/** Longest side, in pixels, as of the server's thumbnails. */
const THUMBNAIL_SIDE = 320;

const urls = new SvelteMap<string, string>();
const pictures = new Map<string, Promise<Blob>>();
/** Pictures whose thumbnails are made or on their way. */
const wanted = new Set<string>();
/** The pictures that are loaded and reduced at the same time. */
const loads = new Budget(4);

/** Returns the URL of a picture's thumbnail, reactively; "" until it is made. */
export function thumbnailUrl(sha256: string, draft: DraftAccess | null): string {
  const known = urls.get(sha256);
  if (known === undefined && !wanted.has(sha256)) {
    wanted.add(sha256);
    loads.run(1, () => makeThumbnail(sha256, draft)).catch(() => wanted.delete(sha256));
  }
  return known ?? "";
}

/** Returns a picture; one that came from the server stays on this device. */
export function loadPicture(sha256: string, draft: DraftAccess | null): Promise<Blob> {
  const picture = pictures.get(sha256) ?? load(sha256, draft);
  pictures.set(sha256, picture);
  picture.catch(() => pictures.delete(sha256));
  return picture;
}

/** Frees all pictures; the page no longer shows them. */
export function revokeThumbnails(): void {
  for (const url of urls.values()) URL.revokeObjectURL(url);
  for (const known of [urls, pictures, wanted]) known.clear();
}

async function makeThumbnail(sha256: string, draft: DraftAccess | null): Promise<void> {
  // Not if it was freed meanwhile.
  if (!wanted.has(sha256)) return;
  const thumbnail = await smallPicture(await loadPicture(sha256, draft), THUMBNAIL_SIDE);
  if (wanted.has(sha256) && !urls.has(sha256)) urls.set(sha256, URL.createObjectURL(thumbnail));
}

async function load(sha256: string, draft: DraftAccess | null): Promise<Blob> {
  const kept = await deviceStore.picture(sha256);
  if (kept) return kept;
  if (!draft) throw new Error(`there is no picture ${sha256}`);
  const fetched = await fetchFile(draft, `/pictures/${sha256}`);
  await deviceStore.addPicture(sha256, fetched);
  return fetched;
}
