/** Returns the text of a code from elsewhere; undefined if there is none. */
export function knownText<Text>(texts: Record<string, Text>, code: string): Text | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}
