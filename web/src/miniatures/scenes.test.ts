import { describe, expect, it } from "vitest";
import { miniGames } from "../games/games.svelte";
import { keepSamples, sampleWith } from "../games/samples";
import { RING, SHAPES, shapesOf } from "./cards";
import { moves, sceneOf, seenAt, type Scene } from "./scenes";

keepSamples(sampleWith("robin-hood", ["centre", "each"], { picture: "tower" }));

const ALL = [...miniGames().map(({ name }) => name), "practice"];
const numbers = [...SHAPES.keys()];

describe("the little cards", () => {
  it("share exactly one shape, any two of them", () => {
    for (const a of numbers) {
      for (const b of numbers.filter((b) => b !== a)) {
        expect(shapesOf(a).filter((shape) => shapesOf(b).includes(shape))).toHaveLength(1);
      }
    }
  });
});

describe.each(ALL)("the scene of %s", (game) => {
  const scene = sceneOf(game);

  it("has no card twice, and all on the table", () => {
    const cards = scene.cards.map(({ card }) => card);
    expect(new Set(cards).size).toBe(cards.length);
    for (const { at, to } of scene.cards) {
      for (const { x, y, r } of [at, to ?? at]) expect(Math.hypot(x, y) + r).toBeLessThan(100);
    }
  });

  it("shows the shape on every card where it is seen", () => {
    for (const card of scene.seen) expect(shapesOf(card)).toContain(scene.shape);
    expect(seenAt(scene)).toHaveLength(scene.seen.length);
  });

  it("draws what moves last, so that it passes over the others", () => {
    const moving = scene.cards.map(({ to }) => to !== undefined);
    expect(moving).toEqual(moving.toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe("what moves", () => {
  const moving = (scene: Scene) => scene.cards.filter(({ to }) => to).map(({ card }) => card);
  const yours = (scene: Scene) => scene.cards.filter(({ at }) => at.x === 0 && at.y > 40).map(({ card }) => card);

  it("is the centre card in the tower, and your own in the well and hot potato", () => {
    expect(yours(sceneOf("tower"))).not.toContain(moving(sceneOf("tower"))[0]);
    for (const game of ["well", "hot-potato"]) expect(yours(sceneOf(game))).toContain(moving(sceneOf(game))[0]);
  });

  it("goes to you in the tower, and to another in hot potato and the poisoned gift", () => {
    expect(moves(sceneOf("tower"))[0]!.to.y).toBeGreaterThan(30);
    for (const game of ["hot-potato", "poisoned-gift"]) expect(moves(sceneOf(game))[0]!.to.y).toBeLessThan(0);
  });

  it("is not your card in the poisoned gift, nor is that looked at", () => {
    const scene = sceneOf("poisoned-gift");
    for (const card of yours(scene)) expect([...scene.seen, ...moving(scene)]).not.toContain(card);
  });

  it("is the three cards that show it in the triplet, of nine", () => {
    const scene = sceneOf("triplet");
    const places = scene.cards.map(({ at }) => `${at.x} ${at.y}`);
    expect(new Set(places).size).toBe(9);
    expect(scene.seen).toHaveLength(3);
    expect(moving(scene)).toEqual(scene.seen);
    expect(scene.cards.filter(({ card }) => shapesOf(card).includes(scene.shape))).toHaveLength(3);
  });

  it("is the Ring card alone when the pile is slapped, while the centre shows the ring", () => {
    const scene = sceneOf("ring-tower");
    expect(moving(scene)).toEqual([]);
    expect(moves(scene)).toEqual([scene.ring]);
    expect(scene.shape).toBe(RING);
  });
});
