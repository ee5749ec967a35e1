/** The own decks of this browser, latest first. */

export interface OwnDeck {
  id: string;
  /** Authorizes deletion; null for uploads from before decks had secrets. */
  secret: string | null;
  /** The draft that it was published from; its secret is the draft's. */
  draft?: string;
}

const KEY = "sosie.decks";
const MAX = 100;

export function ownDecks(): OwnDeck[] {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** Returns the stored decks; also reads the older format, ids alone. */
export function read(kept: unknown): OwnDeck[] {
  const all: unknown[] = Array.isArray(kept) ? kept : [];
  return all.flatMap((one) => {
    const { id, secret, draft } = (typeof one === "string" ? { id: one } : (one ?? {})) as Record<string, unknown>;
    if (typeof id !== "string") return [];
    return [{ id, secret: typeof secret === "string" ? secret : null, ...(typeof draft === "string" && { draft }) }];
  });
}

/**
 * Returns the secret of this browser's uploads, which the next upload reuses; null if there is none.
 * The secret of a draft is not for uploads: deleting the draft deletes all decks that have it.
 */
export function ownSecret(): string | null {
  return ownDecks().find(({ secret, draft }) => secret && draft === undefined)?.secret ?? null;
}

export function rememberDeck({ id, secret, draft }: OwnDeck): void {
  keep(
    [{ id, secret, ...(draft !== undefined && { draft }) }, ...ownDecks().filter((other) => other.id !== id)].slice(
      0,
      MAX,
    ),
  );
}

export function forgetDeck(id: string): void {
  keep(ownDecks().filter((other) => other.id !== id));
}

function keep(decks: OwnDeck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
  } catch {
    // Without storage, the player uploads the file again.
  }
}
