import type { GameView, Ruled, View } from "../protocol/messages";

/** Fold of updates into the view, as docs/reference/protocol.md specifies. */

/** Returns the game after a ruling; fields missing from the ruling are unchanged. */
export function afterRuling(game: GameView, ruled: Ruled): GameView {
  const frozen = ruled.frozen ? withValue(game.frozen, game.seats.indexOf(ruled.seat), ruled.frozen) : game.frozen;
  if (!ruled.places) {
    return { ...game, turn: ruled.turn, frozen, ties: tiesAfter(game, ruled) };
  }
  return {
    ...game,
    turn: ruled.turn,
    places: ruled.places,
    counts: ruled.counts ?? game.counts,
    left: ruled.left ?? game.left,
    ring: ruled.ring ?? null,
    out: ruled.out ?? [],
    round: ruled.round ?? 0,
    scores: [],
    frozen,
    ties: [],
  };
}

export function afterUpdate(view: View | null, update: View | Ruled): View | null {
  if (update.type === "view") return update;
  if (!view?.game) return view;
  return { ...view, event: update.event, game: afterRuling(view.game, update) };
}

function tiesAfter(game: GameView, ruled: Ruled): GameView["ties"] {
  const ties = game.ties ?? [];
  if (ruled.verdict !== "tied" || !ruled.tied?.length) return ties;
  const symbols = ruled.symbol == null ? [] : [ruled.symbol];
  return [...ties, { seats: ruled.tied, symbols }];
}

function withValue<Item>(list: readonly Item[], at: number, value: Item): Item[] {
  return list.map((old, index) => (index === at ? value : old));
}
