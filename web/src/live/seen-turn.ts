/**
 * Returns the turn that was on the screen at a time: a touch may arrive while the next turn is not painted yet.
 * `painted` has the times at which turns were painted.
 */
export function seenTurn(painted: ReadonlyMap<number, number>, latest: number, at: number): number {
  const seen = [...painted].filter(([turn, time]) => turn <= latest && time <= at).map(([turn]) => turn);
  return seen.length > 0 ? Math.max(...seen) : latest;
}
