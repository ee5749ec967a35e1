import { expect, test } from "vitest";
import type { Layout, Placed, Point } from "./edition.svelte";
import { evenLayout, refitted, uprightLayout, type Refit } from "./refitted-layouts";
import samples from "./sample-layouts.json";

/** The least extent of a symbol on a small card, in radii of the card; small-cards.test.ts relies on it. */
const SMALLEST_SYMBOL = 0.445;

/** A word: four times as long as high. */
const WORD: Point[] = Array.from({ length: 33 }, (_, index): Point => [(index % 11) - 5, Math.floor(index / 11) - 1]);

function word(symbol: string, x: number, y: number, degrees: number): Placed {
  return { symbol, face: 0, x, y, degrees, scale: 0.08, pivot: [0, 0] };
}

const layout: Layout = [
  word("one", 0, -0.6, 90),
  word("two", 0.55, 0.1, 75),
  word("three", -0.5, 0.1, -80),
  word("four", 0, 0.5, 10),
  word("five", 0, 0.05, 120),
];

function points({ x, y, scale, degrees }: Placed): Point[] {
  const turn = (degrees * Math.PI) / 180;
  return WORD.map(([right, below]) => [
    x + scale * (right * Math.cos(turn) - below * Math.sin(turn)),
    y + scale * (right * Math.sin(turn) + below * Math.cos(turn)),
  ]);
}

const nearest = (first: Placed, second: Placed): number =>
  Math.min(...points(first).flatMap(([a, b]) => points(second).map(([c, d]) => Math.hypot(a - c, b - d))));

const pairs = (all: Layout): [Placed, Placed][] =>
  all.flatMap((first, index) => all.slice(index + 1).map((second): [Placed, Placed] => [first, second]));

test("words stand upright, apart and on the card", () => {
  const upright = uprightLayout(
    layout,
    () => WORD,
    () => true,
  );
  const before = Math.min(...pairs(layout).map(([first, second]) => nearest(first, second)));
  expect(upright.map(({ symbol, degrees }) => [symbol, degrees])).toEqual(layout.map(({ symbol }) => [symbol, 0]));
  for (const [first, second] of pairs(upright))
    expect(nearest(first, second)).toBeGreaterThanOrEqual(0.9 * before - 1e-9);
  for (const placed of upright) for (const [x, y] of points(placed)) expect(Math.hypot(x, y)).toBeLessThan(1.05);
});

test("words that are upright already stay as they are", () => {
  const straight = layout.slice(3, 4).map((placed) => ({ ...placed, degrees: 0 }));
  expect(
    uprightLayout(
      straight,
      () => WORD,
      () => true,
    ),
  ).toEqual(straight);
});

test("pictures keep their angles among upright words", () => {
  const isWord = ({ symbol }: Placed): boolean => symbol !== "two";
  const angles = (how: Refit): number[] => refitted(layout, () => WORD, isWord, how).map(({ degrees }) => degrees);
  expect(angles("upright")).toEqual([0, 75, 0, 0, 0]);
  expect(angles("upright and even")).toEqual([0, 75, 0, 0, 0]);
  expect(angles("even")).toEqual([90, 75, -80, 10, 120]);
});

/** Cards with very small symbols, or with little room for them, of three editions, with the silhouettes of their symbols. */
const cards = samples as unknown as (Placed & { points: Point[] })[][];

function extents(all: Layout): number[] {
  return all.map((placed) => {
    const { points } = placed as Placed & { points: Point[] };
    return placed.scale * Math.max(...points.flatMap(([a, b]) => points.map(([c, d]) => Math.hypot(c - a, d - b))));
  });
}

test("smallest symbols of real cards grow", () => {
  for (const card of cards) {
    const even = evenLayout(card, (placed) => (placed as (typeof card)[number]).points);
    expect(Math.min(...extents(card))).toBeLessThan(SMALLEST_SYMBOL);
    expect(Math.min(...extents(even))).toBeGreaterThanOrEqual(SMALLEST_SYMBOL);
    expect(even.map(({ degrees }) => degrees)).toEqual(card.map(({ degrees }) => degrees));
  }
});
