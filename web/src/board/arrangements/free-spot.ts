import type { Positions } from "./arrangement";
import { distance, EDGE, type Box, type Circle, type Size } from "./shapes";

const MIN = 24;
const MAX = 46;
const MARGIN = 8;
/** Number of steps of the search grid along the longer side. */
const STEPS = 40;

/** Returns the lowest free circle of a usable size, for a button or a pile. */
export function freeSpot(box: Size, { spots, seats, ribbon }: Positions, taken: readonly Circle[] = []): Circle | null {
  const boxes = [ribbon, ...seats.map(({ label }) => label)].filter((one) => one !== null);
  const step = Math.max(box.width, box.height) / STEPS;
  let best: Circle | null = null;
  for (let y = box.height - EDGE - MIN; y >= EDGE + MIN; y -= step) {
    for (let x = EDGE + MIN; x <= box.width - EDGE - MIN; x += step) {
      const r = Math.min(MAX, roomAt(x, y, box, [...spots, ...seats, ...taken], boxes) - MARGIN);
      if (r >= MIN && r > (best?.r ?? 0) + 1) best = { x, y, r };
    }
  }
  return best;
}

function roomAt(x: number, y: number, box: Size, circles: readonly Circle[], boxes: readonly Box[]): number {
  const toEdge = Math.min(x, y, box.width - x, box.height - y) - EDGE + MARGIN;
  const toCircles = circles.map((circle) => Math.hypot(circle.x - x, circle.y - y) - circle.r);
  const toBoxes = boxes.map((one) => distance({ x, y }, one));
  return Math.min(toEdge, ...toCircles, ...toBoxes);
}
