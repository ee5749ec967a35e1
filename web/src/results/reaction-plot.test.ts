import { describe, expect, it } from "vitest";
import { plot } from "./reaction-plot";

const size = { width: 300, height: 120, margin: { top: 10, right: 10, bottom: 10, left: 30 } };

describe("reaction plot", () => {
  const times = [400, 900, 12_000, 1500];
  const { dots, ticks, middle } = plot(times, 1200, size);

  it("keeps all dots inside and in order", () => {
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThan(30);
      expect(x).toBeLessThan(290);
      expect(y).toBeGreaterThanOrEqual(10);
      expect(y).toBeLessThanOrEqual(110);
    }
    expect(dots.map((dot) => dot.x)).toEqual(dots.map((dot) => dot.x).toSorted((a, b) => a - b));
  });

  it("puts slower times higher", () => {
    const bySpeed = times.map((ms, at) => [ms, dots[at]!.y] as const).toSorted(([a], [b]) => a - b);
    expect(bySpeed.map(([, y]) => y)).toEqual(bySpeed.map(([, y]) => y).toSorted((a, b) => b - a));
  });

  it("puts the median between neighbouring dots", () => {
    expect(middle).toBeLessThan(dots[1]!.y);
    expect(middle).toBeGreaterThan(dots[3]!.y);
  });

  it("draws grid lines only in range", () => {
    expect(ticks.map((tick) => tick.ms)).toEqual([500, 1000, 2000, 5000, 10_000]);
  });

  it("handles one time and none", () => {
    expect(plot([800], 800, size).dots).toHaveLength(1);
    expect(plot([], null, size)).toMatchObject({ dots: [], middle: null });
  });
});
