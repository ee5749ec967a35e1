import type { Spot } from "./scene-parts";

/** Height of an arc as a share of its length. */
const SWING = 0.24;

interface Point {
  x: number;
  y: number;
}

/** Returns a short arc between two spots as path data, and the transform of the arrowhead at its end. */
export function arc(from: Spot, to: Spot): { path: string; tip: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Arcs bend outwards, like the movement of a hand.
  const side = dx < 0 ? -1 : 1;
  const bend = { x: (from.x + to.x) / 2 - side * dy * SWING, y: (from.y + to.y) / 2 + side * dx * SWING };
  // Neither end is at the centre of a card, where it would hide the shapes.
  const start = towards(from, bend, from.r * 0.7);
  const end = towards(to, bend, to.r * 0.55);
  const degrees = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return { path: `M${say(start)}Q${say(bend)} ${say(end)}`, tip: `translate(${say(end)}) rotate(${round(degrees)})` };
}

function towards(from: Point, to: Point, distance: number): Point {
  const part = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const say = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
