import { prefersReducedMotion } from "../base/preferences.svelte";
import type { Circle } from "./arrangements/shapes";

/** Card animations: along a short arc with a spring, or turning over in place. */

export interface AnimatedPosition extends Circle {
  /** Changes with the board's size, so that cards jump instead of flying when a window is resized. */
  board: string;
  /** Whether the card was just turned over, and the delay in milliseconds. */
  turns: boolean;
  after: number;
  /** Whether it disappears on arrival. */
  fades: boolean;
}

const TURN_MS = 140;
const MIN_MS = 180;
const MAX_MS = 260;
const SPRING = "cubic-bezier(0.3, 1.35, 0.5, 1)";

/** Keeps an element at its spot, and animates it when the spot changes. */
export function animateCard(node: HTMLElement, first: AnimatedPosition): { update(next: AnimatedPosition): void } {
  let now = first;
  put(node, first);
  if (first.turns) turn(node, first.after);
  return {
    update(next) {
      const isMoved = next.x !== now.x || next.y !== now.y || next.r !== now.r;
      const isResized = next.board !== now.board;
      now = next;
      if (!isMoved) return;
      const from = node.getBoundingClientRect();
      put(node, next);
      if (!isResized) fly(node, from, next.fades);
    },
  };
}

function put(node: HTMLElement, { x, y, r }: Circle): void {
  node.style.left = `${x - r}px`;
  node.style.top = `${y - r}px`;
  node.style.width = node.style.height = `${2 * r}px`;
}

function turn(node: HTMLElement, delay: number): void {
  const isCalm = prefersReducedMotion();
  const start = isCalm ? { opacity: 0 } : { opacity: 0.4, transform: "perspective(800px) rotateY(-88deg) scale(0.94)" };
  node.animate([start, {}], { duration: TURN_MS, delay: isCalm ? 0 : delay, fill: "backwards", easing: "ease-out" });
}

function fly(node: HTMLElement, from: DOMRect, fades: boolean): void {
  for (const running of node.getAnimations()) running.cancel();
  const last = fades ? { opacity: 0 } : {};
  if (prefersReducedMotion()) {
    node.animate([{ opacity: fades ? 1 : 0.2 }, last], { duration: MAX_MS, fill: fades ? "forwards" : "none" });
    return;
  }
  const to = node.getBoundingClientRect();
  const [dx, dy] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  const far = Math.hypot(dx, dy);
  const duration = Math.min(MAX_MS, Math.max(MIN_MS, 150 + far * 0.2));
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, opacity: 1 };
  // The arc is a separate sideways animation, so that the spring stays one animation.
  const bow = Math.min(40, far * 0.14);
  const lift = `${(-dy / (far || 1)) * bow}px ${-Math.abs((dx / (far || 1)) * bow)}px`;
  node.style.zIndex = "4";
  node.animate([{ translate: "0px 0px" }, { translate: lift }, { translate: "0px 0px" }], {
    duration,
    easing: "ease-in-out",
  });
  const flying = node.animate([start, { transform: "none", opacity: fades ? 0.2 : 1 }], { duration, easing: SPRING });
  const land = (): void => {
    node.style.zIndex = "";
    if (fades) node.style.visibility = "hidden";
  };
  flying.finished.then(land, () => undefined);
}

function middle({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
