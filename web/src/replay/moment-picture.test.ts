import { describe, expect, test } from "vitest";
import { arrangeCards } from "./moment-picture";

describe("cards of a picture", () => {
  test.each([1, 2, 3])("%i cards fit beside each other", (count) => {
    const { side, centres } = arrangeCards(count);
    expect(centres).toHaveLength(count);
    expect(centres[0]!.x - side / 2).toBeGreaterThanOrEqual(60);
    expect(centres.at(-1)!.x + side / 2).toBeLessThanOrEqual(1140);
    expect(centres[0]!.y + side / 2).toBeLessThanOrEqual(800 - 110);
    centres.slice(1).forEach(({ x }, at) => expect(x - centres[at]!.x).toBeGreaterThanOrEqual(side + 39));
  });
});
