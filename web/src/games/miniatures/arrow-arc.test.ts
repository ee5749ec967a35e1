import { describe, expect, it } from "vitest";
import { arc } from "./arrow-arc";

const from = { x: 0, y: 0, r: 20 };
const to = { x: 100, y: 0, r: 20 };

describe("arrow arc", () => {
  it("starts and ends outside the cards' centres", () => {
    const start = Number(arc(from, to).path.match(/^M(-?[\d.]+)/)![1]);
    const end = Number(arc(from, to).tip.match(/^translate\((-?[\d.]+)/)![1]);
    expect(start).toBeGreaterThan(5);
    expect(start).toBeLessThan(25);
    expect(end).toBeGreaterThan(80);
    expect(end).toBeLessThan(97);
  });

  it("bends outwards in either direction", () => {
    const bend = (path: string) => Number(path.match(/Q-?[\d.]+ (-?[\d.]+)/)![1]);
    expect(bend(arc(from, to).path)).toBe(bend(arc(to, from).path));
  });
});
