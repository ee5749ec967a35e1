import { describe, expect, it } from "vitest";
import type { Ruled, View } from "../protocol/messages";
import { sampleGame, sampleRuling, sampleView } from "./sample-table";
import { afterUpdate, afterRuling } from "./fold";

const game = sampleGame({ seats: [0, 3], turn: 4, ranking: [[0, 3]], ring: 3, out: [0] });

const view = sampleView({ event: 7, seats: [], game });

const ruled = (changes: Partial<Ruled>): Ruled => sampleRuling({ event: 8, turn: 5, ...changes });

describe("ruling with cards", () => {
  const after = afterRuling(game, ruled({ places: [3, 2, 1], counts: [2, 1], left: 4 }));

  it("replaces the cards", () => {
    expect(after).toMatchObject({ turn: 5, places: [3, 2, 1], counts: [2, 1], left: 4 });
  });

  it("applies defaults for omitted fields", () => {
    expect(after).toMatchObject({ ring: null, out: [] });
  });
});

describe("ruling without cards", () => {
  it("keeps the cards and freezes its player", () => {
    const after = afterRuling(game, ruled({ verdict: "wrong", seat: 3, turn: 4, frozen: 2000 }));
    expect(after).toMatchObject({ places: game.places, ring: 3, out: [0], frozen: [0, 2000] });
  });

  it("adds a tie once", () => {
    const first = afterRuling(game, ruled({ verdict: "tied", turn: 4, symbol: "igloo", tied: [0, 3] }));
    const second = afterRuling(first, ruled({ verdict: "tied", seat: 3, turn: 4, symbol: "igloo" }));
    expect(second.ties).toEqual([{ seats: [0, 3], symbols: ["igloo"] }]);
  });

  it("keeps a tie until the next cards", () => {
    const tied = afterRuling(game, ruled({ verdict: "tied", turn: 4, symbol: "igloo", tied: [0, 3] }));
    expect(afterRuling(tied, ruled({ verdict: "late", turn: 4, take: true })).ties).toHaveLength(1);
    expect(afterRuling(tied, ruled({ places: [3, 2, 1] })).ties).toEqual([]);
  });
});

describe("update", () => {
  it("replaces the table if it is a view", () => {
    const fresh: View = { ...view, event: 9, phase: "lobby", game: null };
    expect(afterUpdate(view, fresh)).toBe(fresh);
  });

  it("changes the game if it is a ruling", () => {
    const after = afterUpdate(view, ruled({ places: [3, 2, 1] }));
    expect(after).toMatchObject({ event: 8, code: "9FPFD", game: { turn: 5 } });
    expect(view.game).toBe(game);
  });

  it("is ignored without a game", () => {
    expect(afterUpdate(null, ruled({}))).toBeNull();
  });
});
