import type { Layout, Placed, Point } from "./edition.svelte";

/** The symbols of a card while some of them are turned, moved or scaled: checks whether they fit, and finds room. */

/** Enough points of a silhouette to keep symbols apart. */
const MAX_POINTS = 48;
const SHRINK = 0.98;
/** Positions to try, in radii of the card: the symbol's own, then around it. */
const OFFSETS: readonly Point[] = [0.03, 0.07, 0.13].flatMap((distance) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((turn): Point => [
    distance * Math.cos((turn * Math.PI) / 4),
    distance * Math.sin((turn * Math.PI) / 4),
  ]),
);

export class Fitting {
  readonly placed: Placed[];
  readonly #points: (readonly Point[])[];
  readonly #outlines: Point[][];
  readonly #across: number[] = [];
  readonly #gap: number;
  readonly #rim: number;

  /** `closeness` is the share of the least gap between two symbols that has to stay. */
  constructor(layout: Layout, silhouette: (placed: Placed) => readonly Point[], closeness: number) {
    this.placed = [...layout];
    this.#points = layout.map((placed) => thinned(silhouette(placed)));
    this.#outlines = layout.map((placed, index) => outlineOf(placed, this.#points[index]!));
    this.#rim = Math.max(...this.#outlines.flat().map(([x, y]) => Math.hypot(x, y)));
    this.#gap = closeness * Math.min(...this.#outlines.map((outline, index) => this.#distance(outline, index)));
  }

  /** Returns the extent of a symbol: the longest line across it, in radii of the card. */
  extent(index: number): number {
    return this.placed[index]!.scale * (this.#across[index] ??= across(this.#points[index]!));
  }

  /** Scales a symbol at its place. */
  scale(index: number, factor: number): void {
    const placed = this.placed[index]!;
    if (factor !== 1) this.place(index, { ...placed, scale: factor * placed.scale });
  }

  /** Scales a symbol up by at most a factor, as far as there is room. */
  grow(index: number, factor: number): void {
    const placed = this.placed[index]!;
    const grown = factor > 1 ? this.largest(index, placed, factor * placed.scale, placed.scale) : null;
    if (grown) this.place(index, grown);
  }

  place(index: number, placed: Placed): void {
    this.placed[index] = placed;
    this.#outlines[index] = outlineOf(placed, this.#points[index]!);
  }

  /** Returns a symbol at the largest scale from `most` down to `least` for which there is room; null if there is none. */
  largest(index: number, placed: Placed, most: number, least: number): Placed | null {
    for (let scale = most; scale > least; scale *= SHRINK) {
      for (const [x, y] of [[0, 0] as Point, ...OFFSETS]) {
        const tried = { ...placed, scale, x: placed.x + x, y: placed.y + y };
        if (this.#fits(index, tried)) return tried;
      }
    }
    return null;
  }

  #fits(index: number, placed: Placed): boolean {
    const outline = outlineOf(placed, this.#points[index]!);
    return (
      outline.every(([x, y]) => Math.hypot(x, y) <= this.#rim) && this.#distance(outline, index, this.#gap) >= this.#gap
    );
  }

  /** Returns the distance of an outline to the other symbols; it may stop early below `enough`. */
  #distance(outline: readonly Point[], index: number, enough = 0): number {
    let least = Infinity;
    for (let other = 0; other < this.#outlines.length; other += 1) {
      if (other === index) continue;
      for (const [x, y] of this.#outlines[other]!) {
        for (const [right, below] of outline) least = Math.min(least, (right - x) ** 2 + (below - y) ** 2);
      }
      if (least < enough ** 2) break;
    }
    return Math.sqrt(least);
  }
}

function thinned(points: readonly Point[]): readonly Point[] {
  const step = Math.ceil(points.length / MAX_POINTS);
  return points.filter((_, index) => index % step === 0);
}

/** Returns the longest distance between two points. */
function across(points: readonly Point[]): number {
  return Math.max(...points.flatMap(([x, y]) => points.map(([right, below]) => Math.hypot(right - x, below - y))));
}

/** Returns the points of a symbol on the card. */
function outlineOf({ x, y, degrees, scale, pivot }: Placed, points: readonly Point[]): Point[] {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  return points.map(([right, below]): Point => {
    const [dx, dy] = [right - pivot[0], below - pivot[1]];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
  });
}
