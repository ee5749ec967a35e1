import { describe, expect, it } from "vitest";
import { seenTurn } from "./seen-turn";

const PAINTED = new Map([
  [0, 1000],
  [1, 2000],
  [3, 3000],
]);

describe("the turn that a player saw", () => {
  it("is the latest one that was painted before the touch", () => {
    expect([1500, 2000, 2999, 3001].map((at) => seenTurn(PAINTED, 3, at))).toEqual([0, 1, 1, 3]);
  });

  it("is an older one while the latest is not painted", () => {
    expect(seenTurn(PAINTED, 4, 9000)).toBe(3);
  });

  it("is the latest one if nothing was painted before", () => {
    expect(seenTurn(new Map(), 4, 100)).toBe(4);
    expect(seenTurn(PAINTED, 3, 100)).toBe(3);
  });
});
