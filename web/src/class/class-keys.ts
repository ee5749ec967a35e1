/** The teacher's keys on the projector. */

export type Command = { does: "first" | "wrong"; team: number } | { does: "undo" | "next" };

type Key = Pick<KeyboardEvent, "code" | "key" | "shiftKey" | "ctrlKey" | "metaKey">;

/** Returns the command of a key, if it has one; numbers go by their place, since French keyboards need Shift for them. */
export function commandOf({ code, key, shiftKey, ctrlKey, metaKey }: Key): Command | null {
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
  if (digit) return { does: shiftKey ? "wrong" : "first", team: Number(digit) - 1 };
  const letter = key.toLowerCase();
  if (letter === "u" || (letter === "z" && (ctrlKey || metaKey))) return { does: "undo" };
  return key === " " || key === "ArrowRight" ? { does: "next" } : null;
}
