import { expect, it } from "vitest";
import { Problem } from "../net/api";
import { sentenceOf } from "./problem-sentence";

it("says why something failed, in the page's words", () => {
  expect(sentenceOf(new Problem("disk-full", "English"), "fr")).toContain("gardé pour les parties");
  expect(sentenceOf(new Problem("studio-full", "English"), "de")).toContain("kein Platz für weitere Kartenspiele");
  expect(sentenceOf(new Problem("offline", ""), "en")).toBe(
    "The server cannot be reached. Check the connection, then try again.",
  );
  expect(sentenceOf(new Problem("something-new", ""), "en")).toBe("That did not work. Try again in a moment.");
  expect(sentenceOf(new TypeError("x"), "fr")).toBe("Ça n'a pas marché. Réessaie dans un instant.");
});
