import { describe, expect, it } from "vitest";
import type { Placed } from "./edition.svelte";
import { meeting } from "./meeting";

function at(symbol: string, x: number, y: number): Placed {
  return { symbol, face: 0, x, y, degrees: 0, scale: 0.02, pivot: [16, 16] };
}

/** Returns where a symbol is after its card was turned and moved. */
function whereabouts({ x, y }: Placed, turn: number, centre: [number, number]): [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [
    centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
    centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
}

describe("two cards that meet", () => {
  const first = at("igloo", 0.3, -0.5);
  const second = at("igloo", -0.1, 0.62);

  it.each([0, 30, 90, -45, 200])("lie with what they share on itself, at %i degrees", (degrees) => {
    const met = meeting("igloo", [at("key", 0, 0), first], [second], degrees)!;
    const angle = (degrees * Math.PI) / 180;
    const centre: [number, number] = [met.distance * Math.cos(angle), met.distance * Math.sin(angle)];
    const [x, y] = whereabouts(first, met.turns[0], [0, 0]);
    const [otherX, otherY] = whereabouts(second, met.turns[1], centre);
    expect(x).toBeCloseTo(otherX);
    expect(y).toBeCloseTo(otherY);
  });

  it("turn the short way round", () => {
    const met = meeting("igloo", [first], [second], 170)!;
    for (const turn of met.turns) expect(Math.abs(turn)).toBeLessThanOrEqual(180);
  });

  it("never hide each other, even if the symbol is in the middle of both", () => {
    const met = meeting("igloo", [at("igloo", 0, 0)], [at("igloo", 0.05, 0)], 0)!;
    expect(met.distance).toBeGreaterThanOrEqual(0.6);
  });

  it("cannot meet over what one of them does not show", () => {
    expect(meeting("igloo", [first], [at("key", 0, 0)], 0)).toBeNull();
  });
});
