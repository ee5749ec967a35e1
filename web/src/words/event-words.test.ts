import { expect, test } from "vitest";
import { eventWords } from "./event-words";

test("the mean of a team is written as in the language", () => {
  expect(eventWords.en.points(8.9)).toBe("8.9 points");
  expect(eventWords.de.points(8.9)).toBe("8,9 Punkte");
  expect(eventWords.fr.points(1)).toBe("1 point");
});

test("numbers of things agree with their nouns and verbs", () => {
  expect(eventWords.fr.points(0)).toBe("0 point");
  expect(eventWords.fr.playing(1, 5)).toBe("Tables finies\u00a0: 1 sur 5");
  expect(eventWords.en.waitOthers(1)).toBe("Your table is done. 1 table is still playing.");
  expect(eventWords.en.waitOthers(2)).toBe("Your table is done. 2 tables are still playing.");
});
