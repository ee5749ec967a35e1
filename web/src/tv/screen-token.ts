import type { Screen } from "../protocol/api-types";

/** The table of this screen, so that it is the same one after a reload. */

const KEY = "sosie.screen";

export function rememberedScreen(): Screen | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Screen> | null;
    return kept?.code && kept.token ? { code: kept.code, token: kept.token } : null;
  } catch {
    return null;
  }
}

/** Remembers the table of this screen; null forgets it. */
export function rememberScreen(screen: Screen | null): void {
  try {
    if (screen) localStorage.setItem(KEY, JSON.stringify(screen));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage a reload opens another table.
  }
}
