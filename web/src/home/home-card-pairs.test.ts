import { describe, expect, it } from "vitest";
import { pairOf } from "./home-card-pairs";

describe.each([2, 3, 5, 6, 7, 55])("pairs of a deck of %i cards", (deck) => {
  const pairs = Array.from({ length: 20 }, (_, round) => pairOf(round, deck));

  it("are two different cards of the deck", () => {
    for (const [first, second] of pairs) {
      expect(first).not.toBe(second);
      expect(Math.max(first, second)).toBeLessThan(deck);
    }
  });

  it("keep one card, on alternating sides", () => {
    pairs.slice(1).forEach(([first, second], at) => {
      const [before, beforeToo] = pairs[at]!;
      expect(at % 2 === 0 ? second : first).toBe(at % 2 === 0 ? beforeToo : before);
    });
  });
});
