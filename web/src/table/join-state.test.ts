import { describe, expect, it } from "vitest";
import { Problem } from "../net/api";
import { joinProblem, joinState, playerList, seatCount } from "./join-state";

describe("join state", () => {
  it.each([
    ["lobby", true, false, "open"],
    ["lobby", false, false, "full"],
    ["lobby", false, true, "locked"],
    ["dealing", false, false, "full"],
    ["playing", false, false, "full"],
    ["playing", false, true, "locked"],
    ["playing", true, false, "open"],
    ["closed", false, false, "closed"],
    ["closed", false, true, "closed"],
  ] as const)("with phase %s, joinable %s, locked %s is %s", (phase, joinable, locked, state) => {
    expect(joinState({ phase, joinable, locked })).toBe(state);
  });
});

describe("seat count", () => {
  it("counts a bot's seat once, although a person may take it", () => {
    const bots = [1, 2, 3].map((seat) => ({ seat, name: "Lulu", person: false }));
    expect(seatCount([{ seat: 0, name: "Ada" }, ...bots], 7)).toBe(8);
    expect(seatCount([], 8)).toBe(8);
  });
});

describe("player list", () => {
  const bot = (name: string): string => `${name} (bot)`;

  it("is a sentence with bots marked", () => {
    const seats = [
      { seat: 0, name: "Ada" },
      { seat: 1, name: "Ben", person: true },
      { seat: 4, name: "Lulu", person: false },
    ];
    expect(playerList(seats, "fr", bot)).toBe("Ada, Ben et Lulu (bot)");
    expect(playerList(seats.slice(0, 1), "en", bot)).toBe("Ada");
  });
});

describe("join problem", () => {
  it("is named as far as it is known", () => {
    expect(joinProblem(new Problem("locked", ""), "en")).toContain("locked");
    expect(joinProblem(new Problem("too-many", "", 7), "de")).toContain("7");
    expect(joinProblem(new Problem("other", ""), "en")).toBe(joinProblem(new Error(), "en"));
  });
});
