import { describe, expect, it } from "vitest";
import { erase, outline, toSvg, type Stroke } from "./drawing";

const line: Stroke = {
  points: [
    [100, 100, 0.5],
    [150, 100, 0.5],
    [200, 100, 0.5],
  ],
  colour: "#e4572e",
  width: "middle",
};
const dot: Stroke = { points: [[300, 300, 0.5]], colour: "#1f2a44", width: "thick" };

describe("drawing", () => {
  it("is an SVG document with a path for each stroke, in order", () => {
    const svg = toSvg([line, dot]);
    expect(svg).toContain('viewBox="0 0 400 400"');
    expect([...svg.matchAll(/<path fill="(#\w+)" d="M[-\d. L]+Z"\/>/g)].map(([, colour]) => colour)).toEqual([
      "#e4572e",
      "#1f2a44",
    ]);
  });

  it("is cut off by the round sheet", () => {
    expect(toSvg([line])).toMatch(
      /<clipPath id="sheet"><circle cx="200" cy="200" r="200"\/><\/clipPath><g clip-path="url\(#sheet\)"><path/,
    );
  });

  it("draws a dot for a tap", () => expect(outline(dot).length).toBeGreaterThan(20));

  it("erases strokes near a point, and no others", () => {
    expect(erase([line, dot], 175, 104)).toEqual([dot]);
    expect(erase([line, dot], 312, 300)).toEqual([line]);
    const both = [line, dot];
    expect(erase(both, 20, 390)).toBe(both);
  });
});
