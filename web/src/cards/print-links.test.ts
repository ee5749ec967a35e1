import { describe, expect, it } from "vitest";
import { defaultPaper } from "./print-links";

describe("default paper size", () => {
  it.each([
    [["en-US", "en"], "letter"],
    [["fr-CA"], "letter"],
    [["fr-FR", "en-US"], "a4"],
    [["de"], "a4"],
    [["es", "es-MX"], "letter"],
    [["zh-Hant-TW"], "a4"],
    [[], "a4"],
  ])("for %j is %s", (tags, paper) => expect(defaultPaper(tags)).toBe(paper));
});
