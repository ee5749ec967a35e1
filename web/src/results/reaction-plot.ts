/** Dot positions in a chart of reaction times. */

export interface Plot {
  dots: { x: number; y: number }[];
  ticks: { y: number; ms: number }[];
  middle: number | null;
}

interface Size {
  width: number;
  height: number;
  /** Margin around the dots. */
  margin: { top: number; right: number; bottom: number; left: number };
}

const TICKS_MS = [500, 1000, 2000, 5000, 10_000, 20_000, 60_000];

/** Returns a chart of times in order; slow times are compressed, so that one outlier does not flatten the rest. */
export function plot(times: readonly number[], median: number | null, { width, height, margin }: Size): Plot {
  const [low, high] = [Math.sqrt(Math.min(500, ...times)), Math.sqrt(Math.max(2000, ...times))];
  const [across, down] = [width - margin.left - margin.right, height - margin.top - margin.bottom];
  const y = (ms: number): number => margin.top + down * (1 - (Math.sqrt(ms) - low) / (high - low));
  const x = (at: number): number => margin.left + (across * (at + 0.5)) / times.length;
  return {
    dots: times.map((ms, at) => ({ x: x(at), y: y(ms) })),
    ticks: TICKS_MS.filter((ms) => Math.sqrt(ms) >= low && Math.sqrt(ms) <= high).map((ms) => ({ y: y(ms), ms })),
    middle: median === null ? null : y(median),
  };
}
