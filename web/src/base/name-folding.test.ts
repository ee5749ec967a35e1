import { expect, test } from "vitest";
import vectors from "../../../tests/name_folding.json";
import type { Language } from "./languages";
import { foldName } from "./name-folding";

test.each(vectors)("$language: $name", ({ language, name, folded }) => {
  expect(foldName(name, language as Language)).toBe(folded);
});
