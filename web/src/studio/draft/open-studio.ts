import type { Language } from "../../base/languages";
import { Problem } from "../../net/api";
import { deviceStore, type DeviceDraft } from "./device-store";
import { complete, newId } from "./document";
import { fetchDraft } from "./draft-api";
import { newDraft, Studio } from "../studio-state.svelte";

/** Finds the draft that a URL means: the edit link of a draft, the latest one on this device, or a new one. */

/** The parts of the studio's URL. */
export interface Wanted {
  /** The id of a draft on the server, and its secret, "" if this device should have it. */
  readonly id: string | null;
  readonly secret: string;
  /** The key of a draft on this device. */
  readonly key: string | null;
  /** Whether to begin a new one. */
  readonly isNew: boolean;
}

/** Opens the wanted draft; without any, the latest on this device, or a new one with a title. */
export async function openStudio(
  { id, secret, key, isNew }: Wanted,
  language: Language,
  title: string,
): Promise<Studio> {
  // Without IndexedDB, the draft lives as long as the page, and on the server.
  const drafts = await deviceStore.drafts().catch(() => []);
  void deviceStore.tidy().catch(() => undefined);
  if (id === null) {
    if (isNew) return new Studio(newDraft(language, title));
    // A new draft is kept after its first change: until then, a reload begins it again.
    if (key !== null) return new Studio(drafts.find((draft) => draft.key === key) ?? newDraft(language, title, key));
    return new Studio(drafts[0] ?? newDraft(language, title));
  }
  const known = drafts.find(({ server }) => server?.id === id);
  if (known) return new Studio(known);
  if (!secret) throw new Problem("no-token", "this is not the edit link of a draft");
  return kept(await received(id, secret));
}

/** Returns the studio of a draft from elsewhere, which this device keeps at once: the address loses its secret. */
async function kept(draft: DeviceDraft): Promise<Studio> {
  const first = { ...draft, revision: 1 };
  const isKept = await deviceStore.save(first, 0).then(
    () => true,
    () => false,
  );
  const studio = new Studio(isKept ? first : draft);
  studio.isKept = isKept;
  return studio;
}

async function received(id: string, secret: string): Promise<DeviceDraft> {
  const { document, version } = await fetchDraft({ id, secret });
  return {
    key: newId(),
    document: complete(document),
    revision: 0,
    changed: Date.now(),
    server: { id, secret, version },
    isSent: true,
  };
}
