/** Moves the focus with the arrows of a remote control or keyboard, over all buttons and links of a page. */

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function moveFocus(event: KeyboardEvent, root: ParentNode): void {
  const step = STEPS[event.key];
  if (step === undefined || event.defaultPrevented) return;
  const stops = [...root.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
  if (stops.length === 0) return;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length;
  stops[next]!.focus();
  event.preventDefault();
}
