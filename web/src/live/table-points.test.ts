import { expect, test } from "vitest";
import type { View } from "../protocol/messages";
import { pointsAt } from "./table-points";

const series = { seats: [0, 1], points: [7, 2], played: [{}] };

test("points are shown only once the series has its result", () => {
  expect(pointsAt({ series } as unknown as View, 1)).toBe(2);
  expect(pointsAt({ series: { ...series, points: [0, 0], played: [] } } as unknown as View, 1)).toBeNull();
  expect(pointsAt({ series } as unknown as View, null)).toBeNull();
  expect(pointsAt({} as unknown as View, 1)).toBeNull();
});
