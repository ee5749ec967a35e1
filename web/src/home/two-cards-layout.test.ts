import { describe, expect, it } from "vitest";
import { APART, largestLayout } from "./two-cards-layout";

describe.each([
  [358, 240],
  [358, 330],
  [600, 300],
  [500, 700],
  [900, 640],
])("two cards in %i by %i", (width, height) => {
  const { degrees, size } = largestLayout(width, height);
  const angle = (degrees * Math.PI) / 180;

  it("fit", () => {
    expect(size * (1 + (APART / 2) * Math.cos(angle))).toBeLessThanOrEqual(width + 0.01);
    expect(size * (1 + (APART / 2) * Math.sin(angle))).toBeLessThanOrEqual(height + 0.01);
  });

  it("are at least as large as in a row", () => {
    expect(size).toBeGreaterThanOrEqual(Math.min(width / 2, height / 1.21) * 0.99);
  });
});
