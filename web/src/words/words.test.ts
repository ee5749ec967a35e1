import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../languages";

const parts = import.meta.glob<Record<string, unknown>>("./*.ts", { eager: true });

/** Returns every phrase below a point, by its path. */
function phrases(words: unknown, path = ""): [string, unknown][] {
  if (typeof words !== "object" || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([key, below]) => phrases(below, `${path}/${key}`));
}

const all = Object.entries(parts)
  .filter(([file]) => !file.endsWith(".test.ts"))
  .flatMap(([file, module]) => Object.entries(module).map(([name, words]) => [`${file} ${name}`, words] as const))
  .filter(([, words]) => typeof words === "object" && words !== null && "en" in words);

describe.each(all)("%s", (_, words) => {
  const byLanguage = words as Record<string, unknown>;

  it("is there in every language, with the same keys", () => {
    const keys = phrases(byLanguage["en"]).map(([path]) => path);
    for (const language of LANGUAGES) expect(phrases(byLanguage[language]).map(([path]) => path)).toEqual(keys);
  });

  it("has no empty phrase", () => {
    for (const [path, phrase] of phrases(byLanguage)) expect(phrase, path).not.toBe("");
  });
});
