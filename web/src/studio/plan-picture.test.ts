import { describe, expect, it } from "vitest";
import type { DeckPlans, PlanOption } from "../protocol/api-types";
import { boundsOf, chosenOption, nextDots, planDots } from "./plan-picture";

const option = (cards: number, per_card: number, symbols: number, all_match = true): PlanOption => ({
  cards,
  per_card,
  symbols,
  left_out: 26 - symbols,
  recipe: "",
  note: "",
  all_match,
});
const best = option(21, 5, 21);
const withAll = option(13, 6, 26);
/** As for a class of 26. */
const plans: DeckPlans = {
  symbols: 26,
  options: [best, option(20, 5, 21), withAll, option(13, 4, 13), option(7, 3, 7), option(30, 2, 26, false)],
  best,
  with_all: withAll,
  next: [
    { more: 4, cards: 25, per_card: 6 },
    { more: 5, cards: 31, per_card: 6 },
    { more: 31, cards: 57, per_card: 8 },
  ],
  bound: { cards: 26, theorem: "fisher", reason: "", per_card: null },
  bounds: [],
};

describe("plan picture", () => {
  it("has one dot for each card size, by size", () => {
    expect(planDots(plans).map(({ option: { cards, per_card } }) => [per_card, cards])).toEqual([
      [3, 7],
      [4, 13],
      [5, 21],
      [6, 13],
    ]);
  });

  it("shows how many symbols each deck uses", () => {
    const used = planDots(plans).map((dot) => dot.used);
    expect(used.at(-1)).toBe(1);
    expect(used[2]).toBeCloseTo(21 / 26);
  });

  it("keeps every dot within the picture, the more cards the higher", () => {
    const heights = [...planDots(plans), ...nextDots(plans)].map(({ height }) => height);
    for (const height of heights) expect(height).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBe(1);
    const dots = planDots(plans);
    expect(dots[2]!.height).toBeGreaterThan(dots[1]!.height);
  });

  it("shows the best deck and the one for all even at the same card size", () => {
    const other = option(19, 5, 26);
    const dots = planDots({ ...plans, options: [...plans.options, other], with_all: other });
    expect(dots.filter(({ option: { per_card } }) => per_card === 5).map(({ option: { cards } }) => cards)).toEqual([
      19, 21,
    ]);
  });

  it("marks the chosen deck, or else the best", () => {
    expect(chosenOption(plans, null, null)).toBe(best);
    expect(chosenOption(plans, 13, 6)).toBe(withAll);
    expect(chosenOption(plans, 99, 9)).toBe(best);
  });

  it("gives the reason for cards of this size first, and each once", () => {
    const second = { cards: 9, theorem: "second-moment" as const, reason: "", per_card: 5 };
    const fisher = { ...plans.bound, per_card: 5 };
    expect(boundsOf({ ...plans, bounds: [second] }, best)).toEqual([second, plans.bound]);
    expect(boundsOf({ ...plans, bounds: [fisher] }, best)).toEqual([fisher]);
    expect(boundsOf({ ...plans, bounds: [second] }, withAll)).toEqual([plans.bound]);
  });
});
