import { describe, expect, test } from "vitest";
import { keepSamples, sampleWith } from "../../games/samples";
import type { GameView } from "../../messages";
import { arrange } from "./arrange";
import type { Arrangement } from "./arrangement";
import { areApart, isClear, isWithin, type Box, type Circle } from "./shapes";

const BAR = 52;
const SIZES = [
  { width: 320, height: 568 - BAR },
  { width: 360, height: 640 - BAR },
  { width: 390, height: 844 - BAR },
  { width: 568, height: 320 - BAR },
  { width: 667, height: 375 - BAR },
  { width: 844, height: 390 - BAR },
  { width: 820, height: 1180 - BAR },
  { width: 1180, height: 820 - BAR },
  { width: 1440, height: 900 - BAR },
  { width: 1920, height: 1080 - BAR },
];
const GAMES = [
  "tower",
  "well",
  "ring-tower",
  "poisoned-gift",
  "hot-potato",
  "duel",
  "catch-them-all",
  "triplet",
  "face-off",
  "practice",
];
/** Games that others could write: every kind of table that is none of ours. */
const OTHERS = [
  sampleWith("robin-hood", ["centre", "each"], { targets: ["on"] }),
  sampleWith("two-centres", ["centre", "centre", "own"]),
  sampleWith("two-gifts", ["centre", "centre", "other"], { targets: ["on"] }),
  sampleWith("thieves", ["other"], { targets: ["on"] }),
  sampleWith("market", ["own", "grid"], { targets: ["card"] }),
  sampleWith("open-market", ["centre", "own", "grid"], { targets: ["card"] }),
  sampleWith("fair", ["each", "grid"], { targets: ["on", "card"] }),
  sampleWith("hidden", ["pile", "centre", "own"]),
];
keepSamples(...OTHERS);

function placesOf(game: string, players: number): number {
  const own = OTHERS.find(({ name }) => name === game)?.places;
  if (own) return own.reduce((sum, kind) => sum + countOf(kind, players), 0);
  if (game === "triplet") return 9;
  if (game === "face-off" || game === "practice") return 2;
  return game === "hot-potato" || game === "duel" ? players : players + 1;
}

function countOf(kind: string, players: number): number {
  return kind === "grid" ? 6 : ["own", "other", "each"].includes(kind) ? players : 1;
}

function gameOf(game: string, players: number, places = placesOf(game, players)): GameView {
  const each = Array.from({ length: players }, () => 0);
  return {
    number: 0,
    game,
    seats: each.map((_, seat) => seat),
    turn: 0,
    places: Array.from({ length: places }, (_, card) => card),
    counts: each,
    left: 10,
    ranking: [],
    frozen: each,
  };
}

interface Case {
  arrangement: Arrangement;
  game: GameView;
  box: Box;
  me: number | null;
  about: string;
}

const cases: Case[] = [];
for (const { width, height } of SIZES) {
  for (const name of [...GAMES, ...OTHERS.map((other) => other.name)]) {
    for (const players of GAMES.includes(name) ? [2, 3, 4, 5, 6, 7, 8] : [2, 3, 4, 8]) {
      for (const me of [0, players - 1, null]) {
        for (const leftHanded of me === 0 ? [false, true] : [false]) {
          const game = gameOf(name, players);
          const about = `${name}, ${players} players, ${width}x${height}, me ${me}${leftHanded ? ", left-handed" : ""}`;
          const arrangement = arrange(game, me, { width, height }, leftHanded);
          cases.push({ arrangement, game, box: { x: 0, y: 0, width, height }, me, about });
        }
      }
    }
  }
}

/** Expects something of every case, and names the first for which it does not hold. */
function holds(check: (one: Case) => boolean): void {
  expect(cases.find((one) => !check(one))?.about).toBeUndefined();
}

/** Expects something of every case, but not of crowds at tables of others. */
function fits(check: (one: Case) => boolean): void {
  holds((one) => (one.game.places.length > 6 && !GAMES.includes(one.game.game)) || check(one));
}

describe("an arrangement, of every game, for 2 to 8 players, on every screen", () => {
  test("has a spot for each place, and a seat for each player", () => {
    holds(({ arrangement: { spots, seats }, game }) => {
      const places = [...spots, ...seats].map((one) => one.place).filter((place) => place !== null);
      const isComplete = new Set(places).size === game.places.length - (game.game === "hidden" ? 1 : 0);
      const sitting = seats.map((seat) => seat.seat).sort();
      return isComplete && (game.game === "face-off" || sitting.every((seat, at) => seat === game.seats[at]));
    });
  });

  test("stays within the screen", () => {
    holds(({ arrangement: { spots, seats, ribbon }, box }) => {
      const boxes = [ribbon, ...seats.flatMap(({ label }) => (label ? [label] : []))];
      return [...spots, ...seats].every((circle) => isWithin(circle, box)) && boxes.every((one) => isInside(one, box));
    });
  });

  test("lets no card lie on another", () => {
    holds(({ arrangement }) => {
      const circles = circlesOf(arrangement);
      return circles.every((one, at) => circles.slice(at + 1).every((other) => areApart(one, other, 4)));
    });
  });

  test("lets no card lie on a name, or on what is told", () => {
    holds(({ arrangement }) => {
      const boxes = [arrangement.ribbon, ...arrangement.seats.flatMap(({ label }) => (label ? [label] : []))];
      return circlesOf(arrangement).every((circle) => boxes.every((box) => isClear(circle, box)));
    });
  });

  test("leaves room for words", () => {
    holds(
      ({ arrangement: { ribbon, seats } }) =>
        ribbon.width >= 120 && ribbon.height >= 44 && seats.every(({ label }) => !label || label.width >= 28),
    );
  });

  test("makes what one works with the largest", () => {
    holds(({ arrangement: { spots } }) => {
      const centre = spots.filter((spot) => spot.role === "centre").toSorted((a, b) => b.r - a.r)[0];
      const worked = spots.find((spot) => spot.role === "mine") ?? centre;
      return !worked || spots.every((spot) => spot.r <= worked.r);
    });
  });

  test("makes what one works with half as wide as a screen held upright", () => {
    fits(({ arrangement: { spots }, box, me }) => {
      const worked = spots.find((spot) => spot.role === "mine" || spot.role === "centre");
      return (
        !worked || me === null || box.width > box.height || Math.max(...spots.map(({ r }) => r)) >= box.width / 4 - 5
      );
    });
  });

  test("makes one's own card three fifths as high as a screen held across", () => {
    fits(({ arrangement: { spots, table }, box }) => {
      const mine = spots.find((spot) => spot.role === "mine");
      return !mine || table || box.width < box.height || mine.r > 0.3 * box.height;
    });
  });

  test("keeps cards that must be read large enough", () => {
    fits(({ arrangement: { spots }, box, me }) => {
      const least = Math.min(box.width, box.height) < 330 || me === null ? 26 : 36;
      return spots.every((spot) => spot.r >= least);
    });
  });
});

test("one's own card is at the thumb", () => {
  for (const size of SIZES) {
    const [right, left] = [false, true].map((hand) =>
      arrange(gameOf("tower", 4), 0, size, hand).spots.find((spot) => spot.role === "mine")!,
    );
    expect(right!.x).toBeGreaterThan(left!.x);
  }
});

test("a triplet of twelve and more still fits", () => {
  for (const { width, height } of SIZES) {
    for (const places of [12, 15]) {
      const { spots } = arrange(gameOf("triplet", 4, places), 0, { width, height }, false);
      expect(spots).toHaveLength(places);
      expect(Math.min(...spots.map((spot) => spot.r))).toBeGreaterThan(24);
    }
  }
});

test("a board that has no size yet breaks nothing", () => {
  for (const name of [...GAMES, ...OTHERS.map((other) => other.name)]) {
    for (const size of [
      { width: 0, height: 0 },
      { width: 100, height: 60 },
    ]) {
      expect(arrange(gameOf(name, 8), 0, size, false).spots.length).toBeGreaterThan(0);
    }
  }
});

function circlesOf({ spots, seats }: Arrangement): Circle[] {
  return [...spots, ...seats.filter((seat) => !spots.some((spot) => spot.place === seat.place))];
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  );
}
