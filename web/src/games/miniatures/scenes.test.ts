import { describe, expect, it } from "vitest";
import { miniGames } from "../game-descriptions.svelte";
import { loadSampleGames, sampleGameWith } from "../sample-games";
import { RING, SHAPES, shapesOf } from "./mini-cards";
import type { Scene } from "./scene-parts";
import { moves, sceneOf, seenAt } from "./scenes";

loadSampleGames(sampleGameWith("robin-hood", ["centre", "each"], { picture: "tower" }));

const ALL = [...miniGames().map(({ name }) => name), "practice"];
const numbers = [...SHAPES.keys()];

describe("mini cards", () => {
  it("share exactly one shape pairwise", () => {
    for (const a of numbers) {
      for (const b of numbers.filter((b) => b !== a)) {
        expect(shapesOf(a).filter((shape) => shapesOf(b).includes(shape))).toHaveLength(1);
      }
    }
  });
});

describe.each(ALL)("scene of %s", (game) => {
  const scene = sceneOf(game);

  it("has distinct cards within the table", () => {
    const cards = scene.cards.map(({ card }) => card);
    expect(new Set(cards).size).toBe(cards.length);
    for (const { at, to } of scene.cards) {
      for (const { x, y, r } of [at, to ?? at]) expect(Math.hypot(x, y) + r).toBeLessThan(100);
    }
  });

  it("has the shape on every highlighted card", () => {
    for (const card of scene.seen) expect(shapesOf(card)).toContain(scene.shape);
    expect(seenAt(scene)).toHaveLength(scene.seen.length);
  });

  it("draws moving cards last, above the others", () => {
    const moving = scene.cards.map(({ to }) => to !== undefined);
    expect(moving).toEqual(moving.toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe("movement", () => {
  const moving = (scene: Scene) => scene.cards.filter(({ to }) => to).map(({ card }) => card);
  const yours = (scene: Scene) => scene.cards.filter(({ at }) => at.x === 0 && at.y > 40).map(({ card }) => card);

  it("starts at the centre or at your card", () => {
    expect(yours(sceneOf("tower"))).not.toContain(moving(sceneOf("tower"))[0]);
    for (const game of ["well", "hot-potato"]) expect(yours(sceneOf(game))).toContain(moving(sceneOf(game))[0]);
  });

  it("ends at you or at another player", () => {
    expect(moves(sceneOf("tower"))[0]!.to.y).toBeGreaterThan(30);
    for (const game of ["hot-potato", "poisoned-gift"]) expect(moves(sceneOf(game))[0]!.to.y).toBeLessThan(0);
  });

  it("does not involve your card in poisoned gift", () => {
    const scene = sceneOf("poisoned-gift");
    for (const card of yours(scene)) expect([...scene.seen, ...moving(scene)]).not.toContain(card);
  });

  it("is of the three matching cards in triplet", () => {
    const scene = sceneOf("triplet");
    const places = scene.cards.map(({ at }) => `${at.x} ${at.y}`);
    expect(new Set(places).size).toBe(9);
    expect(scene.seen).toHaveLength(3);
    expect(moving(scene)).toEqual(scene.seen);
    expect(scene.cards.filter(({ card }) => shapesOf(card).includes(scene.shape))).toHaveLength(3);
  });

  it("is of the Ring card alone after a slap", () => {
    const scene = sceneOf("ring-tower");
    expect(moving(scene)).toEqual([]);
    expect(moves(scene)).toEqual([scene.ring]);
    expect(scene.shape).toBe(RING);
  });
});
