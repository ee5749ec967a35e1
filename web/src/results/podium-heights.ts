import type { Result } from "./result";

/** Heights of the podium's steps, in cards. */

const TALLEST = 11;
/** Least difference of two steps, so that the better rank stands higher even if both have as many cards. */
const STEP = 2;
const RANKS_ON_PODIUM = 3;

/** Returns the height of each rank on the podium: in proportion to its amount, or by rank where fewest win. */
export function podiumHeights({ ranks, isFewest }: Result): Map<number, number> {
  const steps = ranks.filter(({ rank }) => rank <= RANKS_ON_PODIUM);
  const amounts = steps.map(({ players }) => players[0]?.amount ?? null);
  const most = amounts[0] ?? 0;
  const isInProportion = !isFewest && most > 0 && amounts.every((amount) => amount !== null && amount >= 0);
  let below = TALLEST + STEP;
  return new Map(
    steps.map(({ rank }, at) => {
      const wanted = isInProportion ? Math.round((TALLEST * amounts[at]!) / most) : TALLEST - (rank - 1) * 3.5;
      below = Math.max(1, Math.floor(Math.min(wanted, below - STEP)));
      return [rank, below];
    }),
  );
}
