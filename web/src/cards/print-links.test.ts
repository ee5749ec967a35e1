import { describe, expect, it } from "vitest";
import { usualPaper } from "./printing";

describe("the usual paper", () => {
  it.each([
    [["en-US", "en"], "letter"],
    [["fr-CA"], "letter"],
    [["fr-FR", "en-US"], "a4"],
    [["de"], "a4"],
    [["es", "es-MX"], "letter"],
    [["zh-Hant-TW"], "a4"],
    [[], "a4"],
  ])("for %j is %s", (tags, paper) => expect(usualPaper(tags)).toBe(paper));
});
