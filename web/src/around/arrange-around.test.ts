import { describe, expect, it } from "vitest";
import { OF_PLAYERS } from "../games/game-places";
import { BUILT_IN_GAMES, countPlaces, loadSampleGames, sampleGameWith } from "../games/sample-games";
import type { GameView } from "../protocol/messages";
import { areApart, isClear, isWithin, overlap, type Size } from "../board/arrangements/shapes";
import { arrangeAround, MIN_SHARES, randomAngle, type SharedArrangement } from "./arrange-around";

const WIDE: Size[] = [
  { width: 1024, height: 768 },
  { width: 1180, height: 820 },
  { width: 1366, height: 1024 },
];
const SIZES = [...WIDE, ...WIDE.map(({ width, height }) => ({ width: height, height: width }))];
const ADDED = [
  sampleGameWith("robin-hood", ["centre", "each"], { targets: ["on"] }),
  sampleGameWith("market", ["own", "grid"], { targets: ["card"] }),
  sampleGameWith("two-centres", ["centre", "centre", "own"]),
];
loadSampleGames(...ADDED);
const ALL = [...BUILT_IN_GAMES, ...ADDED].filter(({ kind }) => kind !== "practice");
/** The number of places of each game, by the number of players. */
const GAMES: Record<string, (players: number) => number> = Object.fromEntries(
  ALL.map((game) => [game.name, (players: number) => countPlaces(game, players, ADDED.includes(game) ? 6 : undefined)]),
);
const WITH_OWN = ALL.filter(
  ({ kind, places }) => kind === "mini-game" && places.some((place) => OF_PLAYERS.includes(place)),
).map(({ name }) => name);

function gameOf(game: string, seats: readonly number[], places = GAMES[game]!(seats.length)): GameView {
  const each = seats.map(() => 0);
  const cards = Array.from({ length: places }, (_, card) => card);
  return {
    number: 0,
    game,
    seats: [...seats],
    turn: 0,
    places: cards,
    counts: each,
    left: 9,
    ranking: [],
    frozen: each,
  };
}

interface Case {
  size: Size;
  game: string;
  order: number[];
  made: SharedArrangement;
  about: string;
}

const CASES: Case[] = SIZES.flatMap((size) =>
  Object.keys(GAMES).flatMap((game) =>
    [2, 3, 4, 5, 6, 7, 8].map((players) => {
      const order = Array.from({ length: players }, (_, seat) => seat);
      const made = arrangeAround(gameOf(game, order), order, size);
      return { size, game, order, made, about: `${game}, ${players} players, ${size.width}x${size.height}` };
    }),
  ),
);

function cardsOf({ edges, spots }: SharedArrangement) {
  return [...edges.flatMap(({ card }) => card ?? []), ...spots];
}

describe("an arrangement around a screen", () => {
  it("shows every place once", () => {
    for (const { made, game, order, about } of CASES) {
      const places = [...made.edges.flatMap(({ place }) => place ?? []), ...made.spots.map(({ place }) => place)];
      expect(
        places.sort((a, b) => a - b),
        about,
      ).toEqual(gameOf(game, order).places);
    }
  });

  it("keeps all cards apart and on the screen", () => {
    for (const { made, size, about } of CASES) {
      const cards = cardsOf(made);
      for (const [at, card] of cards.entries()) {
        expect(isWithin(card, { x: 0, y: 0, ...size }), about).toBe(true);
        for (const other of cards.slice(at + 1)) expect(areApart(card, other, 4), about).toBe(true);
      }
    }
  });

  it("keeps rims, menu and pile clear of cards and of each other", () => {
    for (const { made, size, about } of CASES) {
      const boxes = [...made.edges.map(({ rim }) => rim), made.menu];
      for (const [at, box] of boxes.entries()) {
        const ends = [box.x, box.y, size.width - box.x - box.width, size.height - box.y - box.height];
        expect(Math.min(...ends), about).toBeGreaterThan(-0.01);
        for (const card of [...cardsOf(made), made.pile]) expect(isClear(card, box), about).toBe(true);
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other), about).toBe(false);
      }
      for (const card of cardsOf(made)) expect(areApart(card, made.pile, 0), about).toBe(true);
    }
  });

  it("gives own cards the promised size", () => {
    for (const { made, size, game, order, about } of CASES) {
      if (!WITH_OWN.includes(game)) continue;
      const short = Math.min(size.width, size.height);
      for (const { card } of made.edges)
        expect((2 * card!.r) / short, about).toBeGreaterThanOrEqual(MIN_SHARES[order.length]! - 1e-9);
    }
    expect([MIN_SHARES[2], MIN_SHARES[4], MIN_SHARES[6]]).toEqual([0.34, 0.26, 0.22]);
  });

  it("makes the centre at least as large as own cards", () => {
    for (const { made, game, about } of CASES) {
      if (!["tower", "poisoned-gift", "robin-hood"].includes(game)) continue;
      expect(made.spots[0]!.r, about).toBeGreaterThanOrEqual(made.edges[0]!.card!.r);
    }
  });

  it("makes every card large enough to touch its symbols", () => {
    for (const { made, order, about } of CASES.filter(({ order }) => order.length <= 6)) {
      for (const { r } of cardsOf(made)) expect(2 * r, `${about} ${order.length}`).toBeGreaterThanOrEqual(80);
    }
  });

  it("turns each card to an edge of its own side", () => {
    for (const { made, size, about } of CASES) {
      for (const { rim, angle } of made.edges) {
        const gap = { 0: size.height - rim.y - rim.height, 90: rim.x, 180: rim.y, 270: size.width - rim.x - rim.width }[
          angle
        ];
        expect(gap, about).toBeCloseTo(0);
      }
    }
  });

  it("goes clockwise in the order of seats", () => {
    for (const { made, size, about } of CASES.filter(({ order }) => order.length > 2)) {
      const turns = made.edges.map(({ rim }) => {
        const [x, y] = [rim.x + rim.width / 2 - size.width / 2, rim.y + rim.height / 2 - size.height / 2];
        return Math.atan2(y, x);
      });
      const steps = turns.map((turn, at) => (turns[(at + 1) % turns.length]! - turn + 4 * Math.PI) % (2 * Math.PI));
      expect(
        steps.reduce((sum, step) => sum + step, 0),
        about,
      ).toBeCloseTo(2 * Math.PI);
    }
  });

  it("leaves everybody at their edge in a play-off", () => {
    const order = [0, 1, 2, 3];
    const all = arrangeAround(gameOf("tower", order), order, WIDE[0]!);
    const off = arrangeAround(gameOf("face-off", [1, 3]), order, WIDE[0]!);
    expect(off.edges.map(({ rim }) => rim)).toEqual(all.edges.map(({ rim }) => rim));
    expect(off.spots).toHaveLength(2);
  });
});

describe("the angle of a card in the centre", () => {
  it("favours no edge", () => {
    const edges = [0, 0, 0, 0];
    for (let game = 0; game < 20; game += 1) {
      for (let card = 0; card < 57; card += 1) edges[Math.floor(randomAngle(game, card) / 90)]! += 1;
    }
    for (const share of edges.map((count) => count / (20 * 57))) expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
  });
});
