import { describe, expect, it } from "vitest";
import { chairs, isAway, isBot } from "./seats";

const ada = { seat: 0, name: "Ada", present: true };
const ben = { seat: 1, name: "Ben" };
const bot = { seat: 2, name: "Botto", bot: "child", person: false };

describe("chairs", () => {
  const names = (seats: (typeof ada)[], me: number | null) => chairs(seats, me).map(({ player }) => player?.name ?? "");

  it("have free ones between those who have come", () => {
    expect(names([ada], 0)).toEqual(["Ada", "", "", "", "", "", "", ""]);
    expect(names([ada, { ...ada, seat: 5, name: "Eve" }], null)).toEqual(["Ada", "", "", "", "Eve", "", "", ""]);
  });

  it("are all taken when eight have come, and nobody is lost on the way there", () => {
    for (let count = 1; count <= 8; count += 1) {
      const seats = Array.from({ length: count }, (_, seat) => ({ ...ada, seat, name: `P${seat}` }));
      expect(names(seats, 0).filter(Boolean)).toEqual(seats.map(({ name }) => name));
    }
  });

  it("begin with oneself at the bottom, and go on clockwise in the order of seats", () => {
    expect(names([ada, { ...ada, seat: 1, name: "Ben" }, { ...ada, seat: 2, name: "Cy" }], 1).filter(Boolean)).toEqual([
      "Ben",
      "Cy",
      "Ada",
    ]);
    const [first, second] = chairs([ada], 0);
    expect([first!.x, first!.y]).toEqual([-0, 1]);
    expect(second!.x).toBeLessThan(0);
  });
});

describe("players", () => {
  it("are away when neither they nor a bot play for them", () => {
    expect([ada, ben, bot, { ...ben, bot: "adult" }].map(isAway)).toEqual([false, true, false, false]);
  });

  it("are bots when nobody holds the seat", () => {
    expect([ada, ben, bot, { ...ben, bot: "adult" }].map(isBot)).toEqual([false, false, true, false]);
  });
});
