import { describe, expect, it } from "vitest";
import { isAway, isBot, lobbySeats, rimPosition } from "./seats";

const ada = { seat: 0, name: "Ada", present: true };
const ben = { seat: 1, name: "Ben" };
const bot = { seat: 2, name: "Botto", bot: "child", person: false };

describe("lobby seats", () => {
  const names = (seats: (typeof ada)[], me: number | null) =>
    lobbySeats(seats, me).map(({ player }) => player?.name ?? "");

  it("have free seats between the players", () => {
    expect(names([ada], 0)).toEqual(["Ada", "", "", "", "", "", "", ""]);
    expect(names([ada, { ...ada, seat: 5, name: "Eve" }], null)).toEqual(["Ada", "", "", "", "Eve", "", "", ""]);
  });

  it("seat every player, for 1 to 8 players", () => {
    for (let count = 1; count <= 8; count += 1) {
      const seats = Array.from({ length: count }, (_, seat) => ({ ...ada, seat, name: `P${seat}` }));
      expect(names(seats, 0).filter(Boolean)).toEqual(seats.map(({ name }) => name));
    }
  });

  it("start with this player at the bottom, then clockwise", () => {
    expect(names([ada, { ...ada, seat: 1, name: "Ben" }, { ...ada, seat: 2, name: "Cy" }], 1).filter(Boolean)).toEqual([
      "Ben",
      "Cy",
      "Ada",
    ]);
    const [first, second] = lobbySeats([ada], 0);
    expect([first!.x, first!.y]).toEqual([-0, 1]);
    expect(second!.x).toBeLessThan(0);
  });
});

it("rim position goes clockwise from the bottom to the top", () => {
  expect(rimPosition(0.25).x).toBeCloseTo(-1);
  expect(rimPosition(0.5).y).toBeCloseTo(-1);
});

describe("players", () => {
  it("are away if absent and not replaced by a bot", () => {
    expect([ada, ben, bot, { ...ben, bot: "adult" }].map(isAway)).toEqual([false, true, false, false]);
  });

  it("are bots if no person owns the seat", () => {
    expect([ada, ben, bot, { ...ben, bot: "adult" }].map(isBot)).toEqual([false, false, true, false]);
  });
});
