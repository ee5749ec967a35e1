import { getStroke } from "perfect-freehand";

/** A drawing on a round sheet: strokes in the order in which they were drawn. */

/** Width and height of the sheet, in units of strokes. */
export const SHEET = 400;
export const COLOURS = [
  "#1f2a44",
  "#e4572e",
  "#e9a117",
  "#1a936f",
  "#2f6fde",
  "#8d4bb5",
  "#e0568f",
  "#8a5a2b",
  "#7d8597",
  "#ffffff",
] as const;
export const WIDTHS = { thin: 7, middle: 16, thick: 34 } as const;
export type Width = keyof typeof WIDTHS;

/** A point on the sheet, and the pressure of the pen from 0 to 1. */
export type StrokePoint = readonly [x: number, y: number, pressure: number];

export interface Stroke {
  readonly points: readonly StrokePoint[];
  readonly colour: string;
  readonly width: Width;
}

export type Drawing = readonly Stroke[];

/** Returns the outline of a stroke as SVG path data. */
export function outline({ points, width }: Stroke): string {
  // Only pens report a pressure that differs from 0.5.
  const hasPressure = points.some(([, , pressure]) => pressure !== 0.5 && pressure !== 0);
  const edge = getStroke(
    points.map((point) => [...point]),
    {
      size: WIDTHS[width],
      thinning: hasPressure ? 0.5 : 0,
      smoothing: 0.6,
      streamline: 0.4,
      simulatePressure: false,
      last: true,
    },
  );
  const [first, ...rest] = edge;
  if (!first) return "";
  const at = ([x, y]: number[]): string => `${round(x!)} ${round(y!)}`;
  return `M${at(first)}${rest.map((point) => `L${at(point)}`).join("")}Z`;
}

function round(number: number): number {
  return Math.round(10 * number) / 10;
}

/** Returns a drawing without the strokes that pass near a point. */
export function erase(drawing: Drawing, x: number, y: number): Drawing {
  const isNear = ({ points, width }: Stroke): boolean =>
    points.some(([px, py], at) => {
      const [bx, by] = points[at + 1] ?? [px, py];
      return distance(x, y, px, py, bx, by) <= WIDTHS[width] / 2 + 5;
    });
  const left = drawing.filter((stroke) => !isNear(stroke));
  return left.length === drawing.length ? drawing : left;
}

/** Returns the distance of a point from a line segment. */
function distance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const part = length ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Returns a drawing as an SVG document; the round sheet cuts strokes off. */
export function toSvg(drawing: Drawing): string {
  const paths = drawing.map((stroke) => `<path fill="${stroke.colour}" d="${outline(stroke)}"/>`).join("");
  const half = SHEET / 2;
  const sheet = `<clipPath id="sheet"><circle cx="${half}" cy="${half}" r="${half}"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET} ${SHEET}">${sheet}<g clip-path="url(#sheet)">${paths}</g></svg>`;
}
