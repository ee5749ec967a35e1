import { describe, expect, it } from "vitest";
import type { Layout, Placed, Point } from "./edition.svelte";
import { clockwise, nearest, transform } from "./card-geometry";

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

/** A disc about the pivot. */
const disc = (): Point[] =>
  [0, 5, 10, 15].flatMap((radius) =>
    Array.from({ length: 12 }, (_, index): Point => [
      16 + radius * Math.cos(index / 2),
      16 + radius * Math.sin(index / 2),
    ]),
  );

describe("nearest symbol to a touch", () => {
  it("is the symbol under the finger", () => {
    for (const one of layout) expect(nearest(layout, disc, one.x, one.y)?.symbol).toBe(one.symbol);
  });

  it("can be a small symbol nearby", () => {
    expect(nearest(layout, disc, 0.16, 0.16)?.symbol).toBe("middle");
    expect(nearest(layout, disc, 0.62, 0.3)?.symbol).toBe("east");
  });

  it("is null far from all symbols", () => {
    expect(nearest(layout, disc, 0.9, 0.9)).toBeNull();
    expect(nearest([], disc, 0, 0)).toBeNull();
  });

  it("can be a symbol inside a concave one", () => {
    // A moon that is open to the right, turned by a quarter: open to the bottom.
    const moon = { ...placed("moon", 0, 0, 0.02), degrees: 90 };
    const star = placed("star", 0, 0.08, 0.006);
    const arc = Array.from({ length: 20 }, (_, index): Point => {
      const angle = Math.PI * (0.4 + (1.2 * index) / 19);
      return [16 + 16 * Math.cos(angle), 16 + 16 * Math.sin(angle)];
    });
    const shapes = ({ symbol }: Placed): Point[] => (symbol === "moon" ? arc : disc());
    const nearestTo = (x: number, y: number): string | undefined => nearest([moon, star], shapes, x, y)?.symbol;
    expect(nearestTo(0, 0.08)).toBe("star");
    expect(nearestTo(0.05, 0.1)).toBe("star");
    expect(nearestTo(0, -0.3)).toBe("moon");
    expect(nearestTo(-0.3, 0.05)).toBe("moon");
    expect(nearestTo(0.3, 0.05)).toBe("moon");
    expect(nearestTo(0, 0.3)).toBe("star");
  });
});

describe("order of symbols", () => {
  it("is clockwise from the top, the central last", () => {
    expect(clockwise(layout).map((one) => one.symbol)).toEqual(["north", "east", "south", "west", "middle"]);
  });

  it("does not modify the layout", () => {
    const before = layout.map((one) => one.symbol);
    clockwise(layout);
    expect(layout.map((one) => one.symbol)).toEqual(before);
  });
});

it("transform moves the pivot to its position", () => {
  expect(transform(placed("north", 0, -0.6))).toBe("translate(0 -0.6) rotate(0) scale(0.012) translate(-16 -16)");
});
