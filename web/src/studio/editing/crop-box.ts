/** Boxes of a crop, in shares of the picture from 0 to 1. */

export type Turn = 0 | 90 | 180 | 270;
export type CropBox = [left: number, top: number, width: number, height: number];
/** A corner: -1 for left or top, 1 for right or bottom. */
export type Corner = readonly [horizontal: -1 | 1, vertical: -1 | 1];

export const WHOLE: CropBox = [0, 0, 1, 1];
export const CORNERS: readonly Corner[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];
const MIN = 0.08;

/** Returns the box of the turned picture for one of the upright picture; turns are clockwise. */
export function turned([left, top, width, height]: CropBox, turn: Turn): CropBox {
  switch (turn) {
    case 90:
      return [1 - top - height, left, height, width];
    case 180:
      return [1 - left - width, 1 - top - height, width, height];
    case 270:
      return [top, 1 - left - width, height, width];
    default:
      return [left, top, width, height];
  }
}

/** Returns the box of the upright picture for one of the turned picture. */
export function upright(box: CropBox, turn: Turn): CropBox {
  return turned(box, ((360 - turn) % 360) as Turn);
}

export function move([left, top, width, height]: CropBox, right: number, down: number): CropBox {
  return [clamp(left + right, 0, 1 - width), clamp(top + down, 0, 1 - height), width, height];
}

/** Moves a corner; the opposite one stays. */
export function resize(
  [left, top, width, height]: CropBox,
  [horizontal, vertical]: Corner,
  right: number,
  down: number,
): CropBox {
  const [x, w] = stretch(left, width, horizontal, right);
  const [y, h] = stretch(top, height, vertical, down);
  return [x, y, w, h];
}

function stretch(start: number, length: number, side: -1 | 1, by: number): [number, number] {
  const end = start + length;
  if (side === 1) return [start, clamp(length + by, MIN, 1 - start)];
  const from = clamp(start + by, 0, end - MIN);
  return [from, end - from];
}

/** Returns the box as it is stored: null for the whole picture. */
export function stored(box: CropBox): CropBox | null {
  const rounded = box.map((share) => Math.round(share * 10_000) / 10_000) as CropBox;
  return rounded.every((share, at) => Math.abs(share - WHOLE[at]!) < 0.005) ? null : rounded;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
