import { describe, expect, it } from "vitest";
import { CORNERS, move, resize, stored, turned, upright, WHOLE, type CropBox, type Turn } from "./crop-box";

const TURNS: readonly Turn[] = [0, 90, 180, 270];
const box: CropBox = [0.1, 0.2, 0.3, 0.4];

const isInside = ([left, top, width, height]: CropBox): boolean =>
  left >= 0 && top >= 0 && width > 0 && height > 0 && left + width <= 1 + 1e-9 && top + height <= 1 + 1e-9;

describe("crop box", () => {
  it.each(TURNS)("turns by %i and back", (turn) => {
    upright(turned(box, turn), turn).forEach((share, at) => expect(share).toBeCloseTo(box[at]!));
    expect(isInside(turned(box, turn))).toBe(true);
  });

  it("turns clockwise: the top left corner goes to the top right", () => {
    turned([0, 0, 0.2, 0.1], 90).forEach((share, at) => expect(share).toBeCloseTo([0.9, 0, 0.1, 0.2][at]!));
  });

  it("stays inside the picture however it is moved and resized", () => {
    for (const by of [-2, -0.3, 0, 0.07, 0.5, 2]) {
      expect(isInside(move(box, by, -by))).toBe(true);
      for (const corner of CORNERS) expect(isInside(resize(box, corner, by, by / 2))).toBe(true);
    }
  });

  it("keeps the opposite corner when it is resized", () => {
    const [left, top, width, height] = resize(box, [-1, -1], 0.05, 0.05);
    expect(left + width).toBeCloseTo(0.4);
    expect(top + height).toBeCloseTo(0.6);
  });

  it("is stored as null for the whole picture", () => {
    expect(stored(WHOLE)).toBeNull();
    expect(stored([0, 0, 0.5, 1])).toEqual([0, 0, 0.5, 1]);
  });
});
