import { describe, expect, it } from "vitest";
import type { Language } from "../../base/languages";
import { LANGUAGES } from "../../base/languages";
import { emojiEntries, searchEmoji } from "./emoji-search";
import { loadEmojiNames } from "./emoji-names";

async function first(query: string, language: Language): Promise<string | undefined> {
  return searchEmoji(emojiEntries(await loadEmojiNames(language), language), query, language)[0]?.emoji;
}

describe("emoji", () => {
  it.each([
    ["en", "fox", "🦊"],
    ["fr", "renard", "🦊"],
    ["es", "zorro", "🦊"],
    ["de", "Fuchs", "🦊"],
    ["fr", "ecole", "🏫"],
    ["de", "apfel", "🍎"],
  ] as const)("are found in %s by %s", async (language, query, emoji) => {
    expect(await first(query, language)).toBe(emoji);
  });

  it("are the same in every language", async () => {
    const lists = await Promise.all(LANGUAGES.map(async (one) => (await loadEmojiNames(one)).map(([emoji]) => emoji)));
    for (const list of lists) expect(list).toEqual(lists[0]);
    expect(lists[0]!.length).toBeGreaterThan(1500);
  });

  it("without a match are none", async () => expect(await first("xyzzy", "en")).toBeUndefined());
});
