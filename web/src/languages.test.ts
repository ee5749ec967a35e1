import { expect, it } from "vitest";
import { firstKnown } from "./languages";

it("speaks the first language of the browser that it knows", () => {
  expect(firstKnown(["it-IT", "fr-CA", "en"])).toBe("fr");
  expect(firstKnown(["DE"])).toBe("de");
});

it("speaks English where it knows none", () => {
  expect(firstKnown(["it", "pl"])).toBe("en");
  expect(firstKnown([])).toBe("en");
});
