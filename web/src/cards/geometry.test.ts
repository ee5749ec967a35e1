import { describe, expect, it } from "vitest";
import type { Box, Layout, Placed } from "../editions/edition.svelte";
import { clockwise, nearest, OUTLINES, reach, transform } from "./geometry";

const BOX: Box = [-2, -2, 36, 36];
const box = (): Box => BOX;

function placed(symbol: string, x: number, y: number, scale = 0.012): Placed {
  return { symbol, face: 0, x, y, degrees: 0, scale, pivot: [16, 16] };
}

const layout: Layout = [
  placed("west", -0.6, 0),
  placed("north", 0, -0.6),
  placed("middle", 0, 0, 0.008),
  placed("east", 0.6, 0),
  placed("south", 0, 0.6),
];

describe("the symbol that a touch means", () => {
  it("is the one under the finger", () => {
    for (const one of layout) expect(nearest(layout, box, one.x, one.y)?.symbol).toBe(one.symbol);
  });

  it("is the nearest in its neighbourhood, a small one too", () => {
    expect(nearest(layout, box, 0.16, 0.16)?.symbol).toBe("middle");
    expect(nearest(layout, box, 0.62, 0.3)?.symbol).toBe("east");
  });

  it("is none far from all", () => {
    expect(nearest(layout, box, 0.9, 0.9)).toBeNull();
    expect(nearest([], box, 0, 0)).toBeNull();
  });
});

describe("the order of symbols", () => {
  it("goes clockwise from the top and ends in the middle", () => {
    expect(clockwise(layout).map((one) => one.symbol)).toEqual(["north", "east", "south", "west", "middle"]);
  });

  it("leaves the layout as it was", () => {
    const before = layout.map((one) => one.symbol);
    clockwise(layout);
    expect(layout.map((one) => one.symbol)).toEqual(before);
  });
});

it("moves a drawing's pivot to its place", () => {
  expect(transform(placed("north", 0, -0.6))).toBe(
    "translate(0 -0.6) rotate(0) scale(0.012) translate(-16 -16)",
  );
});

it("reaches as far as half of the drawing", () => {
  expect(reach(placed("north", 0, 0, 0.01), BOX)).toBeCloseTo(0.18);
});

it("knows an outline for each shape of a card", () => {
  expect(Object.keys(OUTLINES)).toEqual(["circle", "square", "hexagon"]);
});
