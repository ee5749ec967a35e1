import type { GameView, Ruled, View } from "../protocol/messages";

/** Returns a game of Tower between the seats 0 and 1, for tests. */
export function sampleGame(changes: Partial<GameView> = {}): GameView {
  return {
    number: 0,
    game: "tower",
    seats: [0, 1],
    turn: 0,
    places: [2, 4, 1],
    counts: [1, 1],
    left: 5,
    ranking: [[0, 1]],
    frozen: [0, 0],
    ...changes,
  };
}

/** Returns a table at which that game is played, for tests. */
export function sampleView(changes: Partial<View> = {}): View {
  return {
    type: "view",
    event: 1,
    code: "9FPFD",
    phase: "playing",
    edition: "classic",
    games: ["tower"],
    settings: {},
    seats: [
      { seat: 0, name: "Ada" },
      { seat: 1, name: "Ben" },
    ],
    host: 0,
    game: sampleGame(),
    ...changes,
  };
}

/** Returns a ruling on the first move, by seat 0, for tests. */
export function sampleRuling(changes: Partial<Ruled> = {}): Ruled {
  return { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, ...changes };
}
