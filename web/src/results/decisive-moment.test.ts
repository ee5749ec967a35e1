import { describe, expect, it } from "vitest";
import type { Ruled } from "../protocol/messages";
import { decisionOf } from "./decisive-moment";
import type { Result } from "./result";

function ended(amounts: number[], changes: Partial<Result> = {}): Result {
  const ranks = amounts.map((amount, seat) => ({
    rank: seat + 1,
    players: [{ player: { seat, name: `player ${seat}` }, amount, handicap: 0 }],
  }));
  return { unit: "cards", ranks, isFewest: false, winner: 0, isPlayedOff: false, ...changes };
}

function ruled(changes: Partial<Ruled>): Ruled {
  return { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, ...changes };
}

const spot = ruled({ symbol: "igloo", took: 840 });
const beaten = (margin: number) => ruled({ verdict: "late", seat: 1, rival: 0, margin, symbol: "igloo", took: 900 });

describe("decisive moment", () => {
  it("is a tie without a winner", () => {
    expect(decisionOf(ended([9, 9], { winner: null }), [spot])).toEqual({ by: "tie" });
  });

  it("is a clear lead despite a close race", () => {
    expect(decisionOf(ended([9, 5]), [spot, beaten(3)])).toEqual({
      by: "lead",
      rivals: [1],
      amount: 4,
      isFewer: false,
    });
  });

  it("is a lead of fewer cards where fewer win", () => {
    const fewest = decisionOf(ended([0, 7], { isFewest: true }), [spot]);
    expect(fewest).toEqual({ by: "lead", rivals: [1], amount: 7, isFewer: true });
  });

  it("is a lead over everybody who is tied for second", () => {
    const result = ended([9, 5]);
    result.ranks[1]!.players.push({ player: { seat: 2, name: "player 2" }, amount: 5, handicap: 0 });
    expect(decisionOf(result, [spot])).toMatchObject({ by: "lead", rivals: [1, 2] });
  });

  it("is the closest race after a narrow lead", () => {
    expect(decisionOf(ended([9, 8]), [spot, beaten(120), beaten(38)])).toEqual({
      by: "blink",
      rival: 1,
      margin: 38,
    });
  });

  it("is the last call if no race was close", () => {
    expect(decisionOf(ended([9, 8]), [spot, beaten(900)])).toEqual({ by: "last-spot", symbol: "igloo", took: 840 });
  });

  it("is a take in a tie with the second", () => {
    const tie = ruled({ verdict: "tied", symbol: "igloo", tied: [0, 1], took: 800 });
    const take = ruled({ take: true, took: 200 });
    expect(decisionOf(ended([9, 8]), [tie, take])).toEqual({ by: "hand", rival: 1 });
  });

  it("is the play-off if there was one", () => {
    expect(decisionOf(ended([9, 9], { isPlayedOff: true }), [spot])).toMatchObject({ by: "play-off", symbol: "igloo" });
  });

  it("is the Ring if the winner needed it", () => {
    expect(decisionOf(ended([8, 9]), [spot], 0)).toEqual({ by: "ring" });
    expect(decisionOf(ended([12, 9]), [spot], 0)).toEqual({ by: "ring" });
    expect(decisionOf(ended([34, 11]), [spot], 0)).toMatchObject({ by: "lead" });
    expect(decisionOf(ended([9, 2]), [spot], 1)).toMatchObject({ by: "lead" });
  });

  it("is wins in a match, points in a tournament", () => {
    expect(decisionOf(ended([3, 1], { unit: "wins" }), [spot])).toEqual({ by: "wins", amount: 3 });
    expect(decisionOf(ended([13, 12], { unit: "points" }), [spot])).toMatchObject({
      by: "lead",
      rivals: [1],
      amount: 1,
    });
  });
});
