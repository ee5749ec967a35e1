import { expect, test } from "vitest";
import { loadSampleGames } from "../games/sample-games";
import type { GameView, Ruled } from "../protocol/messages";
import { arrange } from "./arrangements/arrange";
import { removedCards, visibleCards } from "./visible-cards";

loadSampleGames();

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

function ruling(before: GameView, ruled: Partial<Ruled>): Parameters<typeof removedCards>[3] {
  return { ruled: { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, places: [], ...ruled }, before, at: 0 };
}

test("all face-up cards are visible, small ones untouchable", () => {
  const tower = game("tower", [4, 5, 6]);
  const cards = visibleCards(tower.places, arrange(tower, 0, size, false));
  expect(cards.map(({ card, role }) => [card, role])).toEqual([
    [4, "centre"],
    [5, "mine"],
    [6, null],
  ]);
});

test("empty place has no visible card", () => {
  const potato = game("hot-potato", [4, null]);
  expect(visibleCards(potato.places, arrange(potato, 0, size, false)).map(({ card }) => card)).toEqual([4]);
});

test("moved card stays, covered card is removed", () => {
  const tower = game("tower", [4, 5, 6]);
  const arrangement = arrange(tower, 0, size, false);
  const before = visibleCards(tower.places, arrangement);
  const gone = removedCards(
    before,
    visibleCards([7, 4, 6], arrangement),
    arrangement.seats,
    ruling(tower, { reads: [0, 1] }),
  );
  expect(gone).toMatchObject([{ card: 5, gone: "covered", x: before[1]!.x }]);
});

test("won cards move to the winner's seat", () => {
  const caught = game("catch-them-all", [4, 5, 6]);
  const arrangement = arrange(caught, 0, size, false);
  const before = visibleCards(caught.places, arrangement);
  const gone = removedCards(
    before,
    visibleCards([4, null, 6], arrangement),
    arrangement.seats,
    ruling(caught, { seat: 1, reads: [0, 1] }),
  );
  const seat = arrangement.seats.find((one) => one.seat === 1)!;
  expect(gone).toMatchObject([{ card: 5, gone: "won", x: seat.x, y: seat.y }]);
});
