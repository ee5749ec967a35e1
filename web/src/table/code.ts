/** Parsing of table codes as people type or paste them. */

export const CODE_LENGTH = 5;
/** Letters and digits that nobody takes for each other, as the server draws them. */
const ALPHABET = "23456789BCDFGHJKMNPQRTVWXZ";
/** What looks like one of them and is none. */
const LOOK_ALIKES: Record<string, string> = { S: "5" };

const LINK = /\/t\/([^/?#]+)/;

/** Returns as much of a code as there is in what was typed or pasted: any case, spaces, dashes, or a whole link. */
export function readCode(text: string): string {
  const linked = LINK.exec(text)?.[1] ?? text;
  return [...linked.toUpperCase()]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .filter((letter) => ALPHABET.includes(letter))
    .slice(0, CODE_LENGTH)
    .join("");
}

export function isWhole(code: string): boolean {
  return code.length === CODE_LENGTH;
}
