import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showPart } from "../base/show-part.svelte";
import SlapButton from "./SlapButton.svelte";
import TakeButton from "./TakeButton.svelte";

// The button pulses all the time: a click that waits until it is still would wait forever.
const NOW = { force: true };
const spot = { x: 120, y: 120, r: 80 };

test("take is a touch, or Enter", async () => {
  const ontake = vi.fn();
  showPart(TakeButton, { spot, ontake });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(ontake).toHaveBeenCalledOnce();
  await page.getByRole("button").click(NOW);
  expect(ontake).toHaveBeenCalledTimes(2);
});

test("take on a small card has a large target", async () => {
  showPart(TakeButton, { spot: { ...spot, r: 20 }, ontake: vi.fn() });
  expect(page.getByRole("button").element().getBoundingClientRect().width).toBe(140);
});

test("slap is a touch, or Enter", async () => {
  const onslap = vi.fn();
  showPart(SlapButton, { spot, isRim: false, onslap });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onslap).toHaveBeenCalledOnce();
  await page.getByRole("button").click();
  expect(onslap).toHaveBeenCalledTimes(2);
});

test("rim to slap is for fingers alone", async () => {
  showPart(SlapButton, { spot, isRim: true, onslap: vi.fn() });
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
