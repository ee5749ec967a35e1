import { GAP, type Box, type Circle, type Size } from "../board/arrangements/shapes";

/** The edges of a wide screen that players sit at: two at the ends, the others along the long sides. */

/** The middle of a player's edge, and the angle at which things face the player: 0 at the bottom, 90 at the left. */
export interface Side {
  x: number;
  y: number;
  angle: number;
}

const RIM = { share: 0.075, least: 50, most: 76, length: 0.42 };
/** Distances between players along a long side, as shares of its length, by their number there. */
const PITCHES = [0, 0, 0.46, 0.29] as const;

/** Returns the thickness of the rims. */
export function rimThickness({ height }: Size): number {
  return Math.min(RIM.most, Math.max(RIM.least, height * RIM.share));
}

/** Returns the edges of some players, clockwise from the bottom right. */
export function edgesOf(count: number, { width, height }: Size): Side[] {
  const [below, above] = sides(count);
  const along = (number: number, at: number): number =>
    width * (0.5 + (at - (number - 1) / 2) * (PITCHES[number] ?? 0));
  const bottom = Array.from({ length: below }, (_, at) => ({ x: along(below, below - 1 - at), y: height, angle: 0 }));
  const top = Array.from({ length: above }, (_, at) => ({ x: along(above, at), y: 0, angle: 180 }));
  return [...bottom, { x: 0, y: height / 2, angle: 90 }, ...top, { x: width, y: height / 2, angle: 270 }];
}

/** Returns the card behind the rim of an edge. */
export function cardAt({ x, y, angle }: Side, size: Size, r: number): Circle {
  const { x: dx, y: dy } = inwards(angle);
  const far = rimThickness(size) + GAP / 2 + r;
  return { x: x + dx * far, y: y + dy * far, r };
}

/** Returns the rim along an edge, of `count` players. */
export function rimAt({ x, y, angle }: Side, size: Size, count: number): Box {
  const isEnd = angle % 180 !== 0;
  const thick = rimThickness(size);
  const pitch = PITCHES[sides(count)[0]] || 1;
  const long = Math.min(RIM.length * size.height, isEnd ? Infinity : pitch * size.width - 2 * GAP);
  const { x: dx, y: dy } = inwards(angle);
  const [width, height] = isEnd ? [thick, long] : [long, thick];
  return { x: x + (dx * thick) / 2 - width / 2, y: y + (dy * thick) / 2 - height / 2, width, height };
}

/** Returns the number of players along the bottom and along the top. */
function sides(count: number): [number, number] {
  return [Math.ceil((count - 2) / 2), Math.floor((count - 2) / 2)];
}

/** Returns the direction from an edge into the table. */
function inwards(angle: number): { x: number; y: number } {
  const turned = (angle * Math.PI) / 180;
  return { x: Math.round(Math.sin(turned)), y: -Math.round(Math.cos(turned)) };
}
