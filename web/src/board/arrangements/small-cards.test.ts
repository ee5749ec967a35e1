import { expect, test } from "vitest";
import { loadSampleGames } from "../../games/sample-games";
import type { GameView } from "../../protocol/messages";
import { arrange } from "./arrange";

loadSampleGames();

/** A phone, without the bar at its top. */
const PHONE = { width: 390, height: 844 - 52 };
/** The least extent of a symbol on a card, in radii of the card; refitted-layouts.test.ts holds it for real cards. */
const SMALLEST_SYMBOL = 0.445;
const SMALLEST_OF_USUAL_LAYOUT = 0.35;
/** The radius of a spot in radii of its card: a spot includes the card's shadow. */
const SPOT = 1.03;
/** Radius below which the board asks for the layout with larger symbols. */
const SMALL = 95;

function deal(game: string, players: number): GameView {
  const each = Array.from({ length: players }, () => 0);
  const places = game === "triplet" ? 9 : game === "hot-potato" ? players : players + 1;
  const cards = Array.from({ length: places }, (_, card) => card);
  const seats = each.map((_, seat) => seat);
  return { number: 0, game, seats, turn: 0, places: cards, counts: each, left: 10, ranking: [], frozen: each };
}

/** Returns the extent of the smallest symbol on the board, in pixels. */
function smallestSymbol(game: string, players: number): number {
  const { spots } = arrange(deal(game, players), 0, PHONE, false);
  return Math.min(...spots.map(({ r }) => (r / SPOT) * (r < SMALL ? SMALLEST_SYMBOL : SMALLEST_OF_USUAL_LAYOUT)));
}

const GAMES = ["tower", "well", "ring-tower", "poisoned-gift", "hot-potato", "catch-them-all", "triplet"];

test.each(GAMES)("symbols of %s are large enough on a phone", (game) => {
  for (const players of [2, 3, 4, 5, 6])
    expect(smallestSymbol(game, players), `${players} players`).toBeGreaterThanOrEqual(32);
  for (const players of [7, 8]) expect(smallestSymbol(game, players), `${players} players`).toBeGreaterThanOrEqual(28);
});

test.each(["poisoned-gift", "hot-potato"])("four players of %s use the height of a phone", (game) => {
  for (const isLeft of [false, true]) {
    const { spots, seats } = arrange(deal(game, 4), 0, PHONE, isLeft);
    expect(Math.min(...spots.map(({ r }) => r))).toBeGreaterThan(PHONE.width / 4);
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(0, index))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
    for (const { label } of seats)
      for (const { x, y, r } of label ? spots : [])
        expect(
          Math.hypot(
            Math.max(label!.x - x, 0, x - label!.x - label!.width),
            Math.max(label!.y - y, 0, y - label!.y - label!.height),
          ),
        ).toBeGreaterThan(r - 4);
  }
});
