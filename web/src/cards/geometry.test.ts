import { describe, expect, it } from "vitest";
import type { Layout, Placed, Point } from "./edition.svelte";
import { clockwise, nearest, transform } from "./geometry";

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
    Array.from({ length: 12 }, (_, at): Point => [16 + radius * Math.cos(at / 2), 16 + radius * Math.sin(at / 2)]),
  );

describe("the symbol that a touch means", () => {
  it("is the one under the finger", () => {
    for (const one of layout) expect(nearest(layout, disc, one.x, one.y)?.symbol).toBe(one.symbol);
  });

  it("is the nearest in its neighbourhood, a small one too", () => {
    expect(nearest(layout, disc, 0.16, 0.16)?.symbol).toBe("middle");
    expect(nearest(layout, disc, 0.62, 0.3)?.symbol).toBe("east");
  });

  it("is none far from all", () => {
    expect(nearest(layout, disc, 0.9, 0.9)).toBeNull();
    expect(nearest([], disc, 0, 0)).toBeNull();
  });

  it("is what lies in the arms of another", () => {
    // A moon that is open to the right, turned by a quarter: open to the bottom.
    const moon = { ...placed("moon", 0, 0, 0.02), degrees: 90 };
    const star = placed("star", 0, 0.08, 0.006);
    const arc = Array.from({ length: 20 }, (_, at): Point => {
      const angle = Math.PI * (0.4 + (1.2 * at) / 19);
      return [16 + 16 * Math.cos(angle), 16 + 16 * Math.sin(angle)];
    });
    const shapes = ({ symbol }: Placed): Point[] => (symbol === "moon" ? arc : disc());
    const meant = (x: number, y: number): string | undefined => nearest([moon, star], shapes, x, y)?.symbol;
    expect(meant(0, 0.08)).toBe("star");
    expect(meant(0.05, 0.1)).toBe("star");
    expect(meant(0, -0.3)).toBe("moon");
    expect(meant(-0.3, 0.05)).toBe("moon");
    expect(meant(0.3, 0.05)).toBe("moon");
    expect(meant(0, 0.3)).toBe("star");
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
