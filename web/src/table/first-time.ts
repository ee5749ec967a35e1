/** Whether nobody has found a match in this browser yet, in which case hints are shown. */

const KEY = "sosie.has-found";

export function isFirstTime(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function noLongerFirstTime(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // Hints are shown again on the next visit.
  }
}
