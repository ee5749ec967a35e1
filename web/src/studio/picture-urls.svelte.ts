import { SvelteMap } from "svelte/reactivity";
import { deviceStore } from "./draft/device-store";
import { fetchFile, type DraftAccess } from "./draft/draft-api";

/** Object URLs of pictures, from this device or else from the server. */

const urls = new SvelteMap<string, string>();
const loading = new Map<string, Promise<Blob>>();

/** Returns the URL of a picture, reactively; "" until it is loaded. */
export function pictureUrl(sha256: string, draft: DraftAccess | null): string {
  const known = urls.get(sha256);
  if (known === undefined && !loading.has(sha256)) void loadPicture(sha256, draft).catch(() => undefined);
  return known ?? "";
}

/** Returns a picture; one that came from the server stays on this device. */
export function loadPicture(sha256: string, draft: DraftAccess | null): Promise<Blob> {
  const blob = loading.get(sha256) ?? load(sha256, draft);
  loading.set(sha256, blob);
  blob.then(
    // Not if it was freed meanwhile.
    (loaded) => urls.has(sha256) || !loading.has(sha256) || urls.set(sha256, URL.createObjectURL(loaded)),
    () => loading.delete(sha256),
  );
  return blob;
}

/** Frees all pictures; the page no longer shows them. */
export function revokePictures(): void {
  for (const url of urls.values()) URL.revokeObjectURL(url);
  urls.clear();
  loading.clear();
}

async function load(sha256: string, draft: DraftAccess | null): Promise<Blob> {
  const kept = await deviceStore.picture(sha256);
  if (kept) return kept;
  if (!draft) throw new Error(`there is no picture ${sha256}`);
  const fetched = await fetchFile(draft, `/pictures/${sha256}`);
  await deviceStore.addPicture(sha256, fetched);
  return fetched;
}
