/** The decks that were brought from this browser, by their ids, the latest first. */

const KEY = "sosie.decks";
const MOST = 20;

export function ownDecks(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberDeck(id: string): void {
  keep([id, ...ownDecks().filter((other) => other !== id)].slice(0, MOST));
}

export function forgetDeck(id: string): void {
  keep(ownDecks().filter((other) => other !== id));
}

function keep(ids: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage one brings the file again.
  }
}
