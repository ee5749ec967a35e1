import { describe, expect, it } from "vitest";
import { around, doorOf, whoIsThere } from "./join-state";

describe("the door of a table", () => {
  it.each([
    ["lobby", true, false, "open"],
    ["lobby", false, false, "full"],
    ["lobby", false, true, "locked"],
    ["dealing", false, false, "playing"],
    ["playing", false, false, "playing"],
    ["playing", false, true, "locked"],
    ["finished", false, false, "playing"],
    ["closed", false, false, "closed"],
    ["closed", false, true, "closed"],
  ] as const)("with phase %s, joinable %s and locked %s is %s", (phase, joinable, locked, door) => {
    expect(doorOf({ phase, joinable, locked })).toBe(door);
  });
});

describe("who is there", () => {
  const bot = (name: string): string => `${name} (bot)`;

  it("is said as people would, with bots named as such", () => {
    const seats = [{ seat: 0, name: "Ada" }, { seat: 1, name: "Ben", person: true }, { seat: 4, name: "Lulu", person: false }];
    expect(whoIsThere(seats, "fr", bot)).toBe("Ada, Ben et Lulu (bot)");
    expect(whoIsThere(seats.slice(0, 1), "en", bot)).toBe("Ada");
  });
});

describe("seats around a table", () => {
  it("begin at the top and go clockwise", () => {
    expect(around(0, 8)).toEqual({ x: 0.5, y: 0 });
    expect(around(2, 8).x).toBeCloseTo(1);
    expect(around(4, 8).y).toBeCloseTo(1);
  });
});
