import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../protocol/api-types";
import { sampleGame, sampleView } from "../live/sample-table";
import { loadSampleGames } from "../games/sample-games";
import type { Replay } from "../protocol/messages";
import { withTableSeats, fetchReplays, finishedGames, latestSeries } from "./finished-games";

loadSampleGames();

const board = sampleGame({ number: 5, ranking: [[1], [0]] });

const view = sampleView({
  phase: "finished",
  seats: [
    { seat: 2, name: "Ada" },
    { seat: 5, name: "Ben" },
  ],
  host: 2,
  game: board,
});

function game(number: number, name = "tower"): GameInfo {
  return {
    id: `g${number}`,
    table: "9FPFD",
    number,
    game: name,
    edition: "classic",
    players: [],
    winners: [],
    moves: 1,
    duration_ms: 1,
    finished: "",
  };
}

function match(games: GameInfo[], length: number): number[] {
  const played = Array.from({ length }, () => ({ game: "tower", ranking: [], points: [] }));
  const series = { kind: "match" as const, length, seats: [2, 5], played, points: [], wins: [], ranking: [] };
  return latestSeries(games, { ...view, series }).map((one) => one.number);
}

describe("games of a series", () => {
  it("are the latest", () => {
    expect(
      match(
        [3, 4, 5].map((number) => game(number)),
        2,
      ),
    ).toEqual([4, 5]);
  });

  it("include its play-offs, but no earlier ones", () => {
    const games = [game(1), game(2, "face-off"), game(3), game(4, "face-off"), game(5)];
    expect(match(games, 2)).toEqual([3, 4, 5]);
  });

  it("end with the current game", () => {
    expect(match([game(5), game(6)], 1)).toEqual([5]);
  });

  it("are in order, though servers save them in any order", () => {
    expect(
      match(
        [5, 3, 4].map((number) => game(number)),
        2,
      ),
    ).toEqual([4, 5]);
  });

  it("are of the latest table of a code", () => {
    const later = { ...game(5), id: "later" };
    expect(latestSeries([game(5), later], view)).toEqual([later]);
  });

  it("are empty if none are stored", () => {
    expect(match([], 1)).toEqual([]);
  });
});

describe("finished games", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Returns the numbers of the games after each change, if the server sends these lists and fails without one. */
  async function numbers(...lists: (GameInfo[] | null)[]): Promise<number[][]> {
    vi.stubGlobal("localStorage", { getItem: () => null });
    const send = vi.fn(async () => {
      const list = lists.length > 1 ? lists.shift() : lists[0];
      if (!list) throw new TypeError("failed to fetch");
      return new Response(JSON.stringify(list));
    });
    vi.stubGlobal("fetch", send);
    const found: number[][] = [];
    for await (const games of finishedGames(view, 0)) found.push(games.map((one) => one.number));
    return found;
  }

  const playOff = game(5, "face-off");

  it("come once they are all saved", async () => {
    expect(await numbers([], [game(5)])).toEqual([[5]]);
  });

  it("come without a play-off that is not saved yet", async () => {
    expect(await numbers([game(4)])).toEqual([[4]]);
    expect(await numbers([game(4)], [game(4)], [game(4), playOff])).toEqual([[4], [4, 5]]);
  });

  it("come after a play-off that another server has saved before", async () => {
    expect(await numbers([playOff], [playOff, game(4)])).toEqual([[5], [4, 5]]);
  });

  it("come after a failed request", async () => {
    expect(await numbers(null, [game(5)])).toEqual([[5]]);
    expect(await numbers(null)).toEqual([]);
  });
});

describe("replays", () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** Fetches two replays of which the first request fails this often. */
  function fetchTwo(failures: number): Promise<string[]> {
    vi.stubGlobal("localStorage", { getItem: () => null });
    const send = vi.fn(async (path: string) => {
      if (path.includes("g4") && failures-- > 0) throw new TypeError("failed to fetch");
      return new Response(JSON.stringify({ id: path.split("/").at(-2) }));
    });
    vi.stubGlobal("fetch", send);
    return fetchReplays([game(4), game(5)], 0).then((replays) => replays.map((one) => one.id));
  }

  it("come after a failed request", async () => {
    expect(await fetchTwo(2)).toEqual(["g4", "g5"]);
  });

  it("fail if requests keep failing", async () => {
    await expect(fetchTwo(100)).rejects.toThrow();
  });
});

describe("replay with table seats", () => {
  const replay: Replay = {
    id: "g5",
    opportunities: [],
    game: "tower",
    edition: "classic",
    finished: "",
    players: [
      { seat: 0, name: "Ben" },
      { seat: 1, name: "Ada" },
    ],
    start: board,
    events: [
      { at: 900, ruled: { type: "ruled", event: 1, verdict: "late", seat: 0, rival: 1, turn: 1, tied: [0, 1] } },
    ],
    end: board,
  };

  it("renumbers the players to their seats", () => {
    const { rulings, end } = withTableSeats(replay, view);
    expect(rulings[0]).toMatchObject({ seat: 5, rival: 2, tied: [5, 2] });
    expect(end).toMatchObject({ seats: [5, 2], ranking: [[2], [5]] });
  });

  it("gives departed players negative seats", () => {
    const { rulings } = withTableSeats(replay, { ...view, seats: [{ seat: 0, name: "Ada" }] });
    expect(rulings[0]).toMatchObject({ seat: -1, rival: 0 });
  });
});
