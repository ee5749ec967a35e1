/** Parsing of table codes as people type or paste them. */

export const CODE_LENGTH = 5;
/** The alphabet of codes, without characters that look alike; the server has the same. */
const ALPHABET = "23456789BCDFGHJKMNPQRTVWXZ";
/** Look-alikes outside the alphabet, and the characters that they stand for. */
const LOOK_ALIKES: Record<string, string> = { S: "5" };

const LINK = /\/t\/([^/?#]+)/;

/** Returns the code, or its beginning, in typed or pasted text: any case, spaces, dashes, or a whole link. */
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
