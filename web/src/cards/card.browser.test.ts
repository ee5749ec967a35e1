import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPart } from "../base/show-part.svelte";
import Card from "./Card.svelte";
import { ROUND } from "./card-geometry";
import type { Box, Placed } from "./edition.svelte";

const SPOTS = { cat: [0, -0.6], sun: [0.5, 0.4], dog: [-0.5, 0.4] } as const;

/** A card with three symbols, clockwise from the top: cat, sun, dog. */
const source = {
  info: { outline: ROUND },
  layout: (): Placed[] =>
    Object.entries(SPOTS).map(([symbol, [x, y]]) => ({
      symbol,
      face: 0,
      x,
      y,
      scale: 0.01,
      degrees: 0,
      pivot: [16, 16],
    })),
  name: (symbol: string | number) => `the ${symbol}`,
  drawing: () => "",
  box: (): Box => [0, 0, 32, 32],
};

const shown = (): HTMLElement => page.getByRole("group", { name: "Your card" }).element() as HTMLElement;

test("card that can be called has a button for each symbol", async () => {
  showPart(Card, { edition: source, card: 0, label: "Your card", oncall: vi.fn() });
  const names = page
    .getByRole("button")
    .elements()
    .map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual(["the cat", "the sun", "the dog"]);
});

test("card that cannot be called is a picture", async () => {
  showPart(Card, { edition: source, card: 0, label: "Centre" });
  await expect.element(page.getByRole("img", { name: "Centre" })).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("arrow keys walk clockwise on a card, and Enter calls", async () => {
  const oncall = vi.fn();
  showPart(Card, { edition: source, card: 0, label: "Your card", oncall });
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "the cat" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("button", { name: "the sun" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{Enter}");
  await expect.element(page.getByRole("button", { name: "the dog" })).toHaveFocus();
  expect(oncall).toHaveBeenCalledExactlyOnceWith("dog");
});

test("touch between symbols calls the nearest one", async () => {
  const oncall = vi.fn();
  showPart(Card, { edition: source, card: 0, label: "Your card", oncall });
  const { width, height } = shown().getBoundingClientRect();
  await userEvent.click(shown(), { position: { x: 0.7 * width, y: 0.65 * height } });
  expect(oncall).toHaveBeenCalledExactlyOnceWith("sun");
});
