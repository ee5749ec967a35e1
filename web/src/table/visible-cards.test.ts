import { expect, test } from "vitest";
import { keepSamples } from "../games/samples";
import type { GameView, Ruled } from "../messages";
import { arrange } from "./arrangements/arrange";
import { leaving, lying } from "./visible-cards";

keepSamples();

const size = { width: 390, height: 792 };

function game(name: string, places: (number | null)[]): GameView {
  return {
    number: 0,
    game: name,
    seats: [0, 1],
    turn: 0,
    places,
    counts: [1, 1],
    left: 5,
    ranking: [],
    frozen: [0, 0],
  };
}

function told(before: GameView, ruled: Partial<Ruled>): Parameters<typeof leaving>[3] {
  return { ruled: { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, places: [], ...ruled }, before, at: 0 };
}

test("every card that lies face up is seen, and the small ones cannot be touched", () => {
  const tower = game("tower", [4, 5, 6]);
  const cards = lying(tower.places, arrange(tower, 0, size, false));
  expect(cards.map(({ card, role }) => [card, role])).toEqual([
    [4, "centre"],
    [5, "mine"],
    [6, null],
  ]);
});

test("a place without a card shows none", () => {
  const potato = game("hot-potato", [4, null]);
  expect(lying(potato.places, arrange(potato, 0, size, false)).map(({ card }) => card)).toEqual([4]);
});

test("a card that only moves does not leave; the one it covers does, where it lies", () => {
  const tower = game("tower", [4, 5, 6]);
  const arrangement = arrange(tower, 0, size, false);
  const before = lying(tower.places, arrangement);
  const gone = leaving(before, lying([7, 4, 6], arrangement), arrangement.seats, told(tower, { reads: [0, 1] }));
  expect(gone).toMatchObject([{ card: 5, gone: "covered", x: before[1]!.x }]);
});

test("cards that were caught go to the seat of who caught them", () => {
  const caught = game("catch-them-all", [4, 5, 6]);
  const arrangement = arrange(caught, 0, size, false);
  const before = lying(caught.places, arrangement);
  const gone = leaving(
    before,
    lying([4, null, 6], arrangement),
    arrangement.seats,
    told(caught, { seat: 1, reads: [0, 1] }),
  );
  const seat = arrangement.seats.find((one) => one.seat === 1)!;
  expect(gone).toMatchObject([{ card: 5, gone: "won", x: seat.x, y: seat.y }]);
});
