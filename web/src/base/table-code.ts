/** Parsing of codes of tables and events as people type or paste them. */

const CODE_LENGTH = 5;
/** The first letter of an event's code, which is in no table's code. */
const EVENT_SIGN = "E";
/** The letters that the code of an event's table has after that of the event. */
const TABLE_LETTERS = 3;
/** The alphabet of codes, without characters that look alike; the server has the same. */
const ALPHABET = "23456789BCDFGHJKMNPQRTVWXZ";
/** Look-alikes outside the alphabet, and the characters that they stand for. */
const LOOK_ALIKES: Record<string, string> = { S: "5" };

const LINK = /\/[te]\/([^/?#]+)/;

/** Returns the code, or its beginning, in typed or pasted text: any case, spaces, dashes, or a whole link. */
export function parseCode(text: string): string {
  const linked = (LINK.exec(text)?.[1] ?? text).trim().toUpperCase();
  const sign = linked.startsWith(EVENT_SIGN) ? EVENT_SIGN : "";
  const letters = [...linked]
    .map((letter) => LOOK_ALIKES[letter] ?? letter)
    .filter((letter) => ALPHABET.includes(letter))
    .slice(0, CODE_LENGTH + (sign ? TABLE_LETTERS : 0));
  return sign + letters.join("");
}

/** Returns the length of a code that begins like this. */
export function lengthOf(code: string): number {
  return isEventCode(code) ? EVENT_SIGN.length + CODE_LENGTH : CODE_LENGTH;
}

/** Whether a code, or its beginning, is that of an event or of one of its tables. */
function isEventCode(code: string): boolean {
  return code.startsWith(EVENT_SIGN);
}

export function isComplete(code: string): boolean {
  return code.length === lengthOf(code);
}

/** Returns the page of a table or an event. */
export function pathOf(code: string): string {
  return isEventCode(code) ? `/e/${code}` : `/t/${code}`;
}
