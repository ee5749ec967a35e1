/** The decks uploaded from this browser, latest first. */

export interface OwnDeck {
  id: string;
  /** Deletes it; null if it was brought before decks had secrets. */
  secret: string | null;
}

const KEY = "sosie.decks";
const MOST = 100;

export function ownDecks(): OwnDeck[] {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** Returns the decks that were kept, also as earlier versions kept them: as ids alone. */
export function read(kept: unknown): OwnDeck[] {
  const all: unknown[] = Array.isArray(kept) ? kept : [];
  return all.flatMap((one) => {
    const { id, secret = null } = (typeof one === "string" ? { id: one } : (one ?? {})) as Record<string, unknown>;
    return typeof id === "string" ? [{ id, secret: typeof secret === "string" ? secret : null }] : [];
  });
}

/** Returns the secret of the decks from this browser, which the next one has too; null if there is none yet. */
export function ownSecret(): string | null {
  return ownDecks().find(({ secret }) => secret)?.secret ?? null;
}

export function rememberDeck({ id, secret }: OwnDeck): void {
  keep([{ id, secret }, ...ownDecks().filter((other) => other.id !== id)].slice(0, MOST));
}

export function forgetDeck(id: string): void {
  keep(ownDecks().filter((other) => other.id !== id));
}

function keep(decks: OwnDeck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
  } catch {
    // Without storage one brings the file again.
  }
}
