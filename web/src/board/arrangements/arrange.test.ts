import { describe, expect, test } from "vitest";
import { BUILT_IN_GAMES, countPlaces, loadSampleGames, sampleGameWith } from "../../games/sample-games";
import type { GameView } from "../../protocol/messages";
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
const GAMES = BUILT_IN_GAMES.map(({ name }) => name);
/** Added mini-games: combinations of places that no built-in one has. */
const ADDED = [
  sampleGameWith("robin-hood", ["centre", "each"], { targets: ["on"] }),
  sampleGameWith("two-centres", ["centre", "centre", "own"]),
  sampleGameWith("two-gifts", ["centre", "centre", "other"], { targets: ["on"] }),
  sampleGameWith("thieves", ["other"], { targets: ["on"] }),
  sampleGameWith("market", ["own", "grid"], { targets: ["card"] }),
  sampleGameWith("open-market", ["centre", "own", "grid"], { targets: ["card"] }),
  sampleGameWith("fair", ["each", "grid"], { targets: ["on", "card"] }),
  sampleGameWith("hidden", ["pile", "centre", "own"]),
];
loadSampleGames(...ADDED);

function placesOf(game: string, players: number): number {
  const added = ADDED.find(({ name }) => name === game);
  return added
    ? countPlaces(added, players, 6)
    : countPlaces(
        BUILT_IN_GAMES.find(({ name }) => name === game)!,
        players,
      );
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
  for (const name of [...GAMES, ...ADDED.map((other) => other.name)]) {
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

/** The board on a TV of 1920x1080, beside the invitation. */
const TV = { width: 1350, height: 780 };
for (const name of GAMES.filter((one) => one !== "practice")) {
  for (const players of [2, 3, 4, 5, 6, 7, 8]) {
    const game = gameOf(name, players);
    const arrangement = arrange(game, null, TV, false, { isScreen: true, unit: 2.2 });
    cases.push({ arrangement, game, box: { x: 0, y: 0, ...TV }, me: null, about: `${name}, ${players} players, TV` });
  }
}

/** Checks every case; a failure names the first bad one. */
function holds(check: (one: Case) => boolean): void {
  expect(cases.find((one) => !check(one))?.about).toBeUndefined();
}

/** Checks every case except added mini-games with many cards. */
function fits(check: (one: Case) => boolean): void {
  holds((one) => (one.game.places.length > 6 && !GAMES.includes(one.game.game)) || check(one));
}

describe("arrangement", () => {
  test("has a spot per place and seat per player", () => {
    holds(({ arrangement: { spots, seats }, game }) => {
      const places = [...spots, ...seats].map((one) => one.place).filter((place) => place !== null);
      const isComplete = new Set(places).size === game.places.length - (game.game === "hidden" ? 1 : 0);
      const sitting = seats.map((seat) => seat.seat).sort();
      return isComplete && (game.game === "face-off" || sitting.every((seat, index) => seat === game.seats[index]));
    });
  });

  test("stays within the screen", () => {
    holds(({ arrangement: { spots, seats, ribbon }, box }) => {
      const boxes = boxesOf({ seats, ribbon });
      return [...spots, ...seats].every((circle) => isWithin(circle, box)) && boxes.every((one) => isInside(one, box));
    });
  });

  test("has no overlapping cards", () => {
    holds(({ arrangement }) => {
      const circles = circlesOf(arrangement);
      return circles.every((one, index) => circles.slice(index + 1).every((other) => areApart(one, other, 4)));
    });
  });

  test("keeps names and messages clear of cards", () => {
    holds(({ arrangement }) => {
      const boxes = boxesOf(arrangement);
      return circlesOf(arrangement).every((circle) => boxes.every((box) => isClear(circle, box)));
    });
  });

  test("leaves room for names and messages", () => {
    holds(
      ({ arrangement: { ribbon, seats } }) =>
        (!ribbon || (ribbon.width >= 120 && ribbon.height >= 44)) &&
        seats.every(({ label }) => !label || label.width >= 28),
    );
  });

  test("makes the main card the largest", () => {
    holds(({ arrangement: { spots } }) => {
      const centre = spots.filter((spot) => spot.role === "centre").toSorted((a, b) => b.r - a.r)[0];
      const worked = spots.find((spot) => spot.role === "mine") ?? centre;
      return !worked || spots.every((spot) => spot.r <= worked.r);
    });
  });

  test("gives the main card half the portrait width", () => {
    fits(({ arrangement: { spots }, box, me }) => {
      const worked = spots.find((spot) => spot.role === "mine" || spot.role === "centre");
      return (
        !worked || me === null || box.width > box.height || Math.max(...spots.map(({ r }) => r)) >= box.width / 4 - 5
      );
    });
  });

  test("gives the own card 3/5 of landscape height", () => {
    fits(({ arrangement: { spots, table }, box }) => {
      const mine = spots.find((spot) => spot.role === "mine");
      return !mine || table || box.width < box.height || mine.r > 0.3 * box.height;
    });
  });

  test("keeps cards readable", () => {
    fits(({ arrangement: { spots }, box, me }) => {
      const least = Math.min(box.width, box.height) < 330 || me === null ? 26 : 36;
      return spots.every((spot) => spot.r >= least);
    });
  });
});

test("own card is on the side of the hand", () => {
  for (const size of SIZES) {
    const [right, left] = [false, true].map((hand) =>
      arrange(gameOf("tower", 4), 0, size, hand).spots.find((spot) => spot.role === "mine")!,
    );
    expect(right!.x).toBeGreaterThan(left!.x);
  }
});

test("triplet with 12 or 15 cards fits", () => {
  for (const { width, height } of SIZES) {
    for (const places of [12, 15]) {
      const { spots } = arrange(gameOf("triplet", 4, places), 0, { width, height }, false);
      expect(spots).toHaveLength(places);
      expect(Math.min(...spots.map((spot) => spot.r))).toBeGreaterThan(24);
    }
  }
});

test("arrangement works on an empty or tiny board", () => {
  for (const name of [...GAMES, ...ADDED.map((other) => other.name)]) {
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

/** Returns the boxes of names and messages. */
function boxesOf({ ribbon, seats }: Pick<Arrangement, "ribbon" | "seats">): Box[] {
  return [ribbon, ...seats.map(({ label }) => label)].filter((box) => box !== null);
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  );
}

test("a TV has room for names of eight letters", () => {
  for (const name of GAMES) {
    for (const players of [2, 3, 4, 5, 6]) {
      const { seats } = arrange(gameOf(name, players), null, TV, false, { isScreen: true, unit: 2.2 });
      const labels = seats.flatMap(({ label }) => label?.width ?? []);
      expect(Math.min(...labels), `${name}, ${players} players`).toBeGreaterThan(200);
    }
  }
});

test("a TV has room for names of twelve letters beside the cards", () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const { seats } = arrange(gameOf("tower", players), null, TV, false, { isScreen: true, unit: 2.2 });
    // 40 px type takes about 20 px a letter, and a bot's sign as much as two.
    expect(Math.min(...seats.map(({ label }) => label!.width)), `${players} players`).toBeGreaterThan(275);
  }
});

test("a TV shows every card of Catch Them All in more than 160 px", () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const { spots } = arrange(gameOf("catch-them-all", players), null, TV, false, { isScreen: true, unit: 2.2 });
    expect(2 * Math.min(...spots.map(({ r }) => r)), `${players} players`).toBeGreaterThan(160);
  }
});

test("a TV leaves no side empty", () => {
  for (const players of [4, 6, 8]) {
    const { spots } = arrange(gameOf("hot-potato", players), null, TV, false, { isScreen: true, unit: 2.2 });
    expect(Math.min(...spots.map(({ x, r }) => x - r))).toBeLessThan(0.2 * TV.width);
  }
});

test("heads up, a phone has room for the player's own card alone", () => {
  for (const game of ["tower", "well", "ring-tower", "hot-potato"].map((name) => gameOf(name, 4))) {
    for (const size of SIZES) {
      const { spots, seats } = arrange(game, 1, size, false, { headsUp: true });
      expect(spots.map((spot) => spot.role)).toEqual(["mine"]);
      expect(seats.every((seat) => seat.seat === 1)).toBe(true);
      expect(2 * spots[0]!.r).toBeGreaterThan(0.5 * Math.min(size.width, size.height));
    }
  }
});
