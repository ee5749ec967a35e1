const GONE = new Set(["closed", "no-such-event", "bad-token"]);

/** Tells whether the reason of an ending means that the event, or one's part in it, is gone for good. */
export function isForgotten(why: string): boolean {
  return GONE.has(why);
}
