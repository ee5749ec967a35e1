import type { View } from "../protocol/messages";

/** Returns the points of a seat; null until the series has its result, as in a game that was ended early. */
export function pointsAt({ series }: View, seat: number | null): number | null {
  if (!series?.played.length || seat === null) return null;
  return series.points[series.seats.indexOf(seat)] ?? null;
}
