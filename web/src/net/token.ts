/** The token that owns this player's seats, the same at every table. Sent only in headers and in the hello message. */

const KEY = "sosie.token";

let known: string | null = null;

export function ownToken(): string | null {
  try {
    known ??= localStorage.getItem(KEY);
  } catch {
    // Without storage a seat lasts as long as the page.
  }
  return known;
}

export function saveToken(token: string): void {
  known = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // As above.
  }
}
