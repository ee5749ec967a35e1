import { describe, expect, it } from "vitest";
import type { Placed } from "./edition.svelte";
import { overlapOf } from "./common-symbol";

function at(symbol: string, x: number, y: number): Placed {
  return { symbol, face: 0, x, y, degrees: 0, scale: 0.02, pivot: [16, 16] };
}

/** Returns a symbol's position after its card was rotated and moved. */
function whereabouts({ x, y }: Placed, turn: number, centre: [number, number]): [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [centre[0] + x * Math.cos(angle) - y * Math.sin(angle), centre[1] + x * Math.sin(angle) + y * Math.cos(angle)];
}

describe("two overlapping cards", () => {
  const first = at("igloo", 0.3, -0.5);
  const second = at("igloo", -0.1, 0.62);

  it.each([0, 30, 90, -45, 200])("align the common symbol at %i degrees", (degrees) => {
    const met = overlapOf("igloo", [at("key", 0, 0), first], [second], degrees)!;
    const angle = (degrees * Math.PI) / 180;
    const centre: [number, number] = [met.distance * Math.cos(angle), met.distance * Math.sin(angle)];
    const [x, y] = whereabouts(first, met.turns[0], [0, 0]);
    const [otherX, otherY] = whereabouts(second, met.turns[1], centre);
    expect(x).toBeCloseTo(otherX);
    expect(y).toBeCloseTo(otherY);
  });

  it("rotate by less than half a turn", () => {
    const met = overlapOf("igloo", [first], [second], 170)!;
    for (const turn of met.turns) expect(Math.abs(turn)).toBeLessThanOrEqual(180);
  });

  it("stay apart even with central symbols", () => {
    const met = overlapOf("igloo", [at("igloo", 0, 0)], [at("igloo", 0.05, 0)], 0)!;
    expect(met.distance).toBeGreaterThanOrEqual(0.6);
  });

  it("do not align a symbol missing on one", () => {
    expect(overlapOf("igloo", [first], [at("key", 0, 0)], 0)).toBeNull();
  });
});
