/** Whether this browser has seen a match; until then, hints are shown. */

const KEY = "sosie.has-found";

export function hasFoundNoMatch(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function markMatchFound(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Hints are shown again on the next visit.
  }
}
