/** Whether nobody has found a match in this browser yet, so that a word of help is welcome. */

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
    // Then the help comes again on the next visit.
  }
}
