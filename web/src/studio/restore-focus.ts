import { tick } from "svelte";

/**
 * Moves the focus to the first of some elements that exists, if the element that had it has gone. Otherwise somebody
 * with a keyboard would start again at the top of the page.
 */
export async function restoreFocus(...selectors: readonly string[]): Promise<void> {
  await tick();
  if (document.activeElement && document.activeElement !== document.body) return;
  const elements = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  elements.find((element) => element !== null)?.focus();
}
