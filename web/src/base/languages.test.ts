import { expect, it } from "vitest";
import { dateIn, firstSupported } from "./languages";

it("language is the browser's first supported one", () => {
  expect(firstSupported(["sv-SE", "fr-CA", "en"])).toBe("fr");
  expect(firstSupported(["DE"])).toBe("de");
});

it("language is English if none is supported", () => {
  expect(firstSupported(["sv", "fi"])).toBe("en");
  expect(firstSupported([])).toBe("en");
});

it("date is written as in each language", () => {
  expect(dateIn("en", "2026-11-18")).toBe("November 18, 2026");
  expect(dateIn("fr", "2026-11-18")).toBe("18 novembre 2026");
  expect(dateIn("es", "2026-11-18")).toBe("18 de noviembre de 2026");
  expect(dateIn("de", "2026-11-01")).toBe("1. November 2026");
  expect(dateIn("de", "2026-11-01", "medium")).toBe("01.11.2026");
});
