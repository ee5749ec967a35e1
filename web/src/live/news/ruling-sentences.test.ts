import { expect, test } from "vitest";
import { loadSampleGames } from "../../games/sample-games";
import { LANGUAGES } from "../../base/languages";
import type { GameView, Ruled } from "../../protocol/messages";
import type { RulingInContext } from "../live-table.svelte";
import {
  noticeOf,
  refusal,
  roundSentence,
  rulingSentence,
  spokenRuling,
  winnersSentence,
  type SentenceContext,
} from "./ruling-sentences";
import { listed } from "../../words/lists";

const NAMES = ["Ada", "Ben", "Cleo"];
const english: SentenceContext = { language: "en", me: 0, nameOf: (seat) => NAMES[seat]!, symbolOf: () => "Igloo" };
const before: GameView = {
  number: 0,
  game: "tower",
  seats: [0, 1, 2],
  turn: 0,
  places: [],
  counts: [],
  left: 0,
  ranking: [],
  frozen: [],
};

function ruling(ruled: Partial<Ruled>): RulingInContext {
  return {
    ruled: { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, symbol: "igloo", ...ruled },
    before,
    at: 0,
  };
}

test("winning call has its symbol and time", () => {
  expect(rulingSentence(ruling({ took: 840 }), english)).toBe("Ada got it: Igloo, 0.84\u00a0s");
});

test("late call names the winner and the margin", () => {
  const late = ruling({ verdict: "late", seat: 1, rival: 0, margin: 38 });
  expect(rulingSentence(late, english)).toBe("Ben called Igloo as well, 38\u00a0ms after Ada.");
  expect(noticeOf(ruling({ verdict: "late", rival: 1, margin: 38 }), english)?.text).toBe(
    "Ben was faster, by a blink (38\u00a0ms).",
  );
});

test("call that only a handicap made late says so", () => {
  const late = {
    ...ruling({ verdict: "late", rival: 1, margin: null }),
    before: { ...before, handicaps: [500, 0, 0] },
  };
  expect(noticeOf(late, english)?.text).toBe("Ben gets it: your calls count 0.5\u00a0s later.");
  expect(rulingSentence(late, english)).toBe("Ada called Igloo as well; Ben's call counts.");
});

test("other players' failures give no notice", () => {
  expect(noticeOf(ruling({ verdict: "wrong", seat: 1 }), english)).toBeNull();
  expect(noticeOf(ruling({ verdict: "late", seat: 1, rival: 0 }), english)).toBeNull();
});

test("wrong call gives a friendly notice", () => {
  const wrong = noticeOf(ruling({ verdict: "wrong", frozen: 2000 }), english);
  expect(wrong).toEqual({ kind: "wrong", text: "Not that one. Wait 2\u00a0s…" });
});

test("time to wait is rounded up to half seconds", () => {
  const text = (wait: number): string | undefined => noticeOf(ruling({ verdict: "frozen" }), english, wait)?.text;
  expect(text(1999.7)).toBe("Not yet. Wait 2\u00a0s…");
  expect(text(310)).toBe("Not yet. Wait 0.5\u00a0s…");
});

test("tie gives everybody one notice", () => {
  expect(noticeOf(ruling({ verdict: "tied", seat: 1, tied: [1, 2] }), english)?.text).toBe("Ben and Cleo: a tie!");
  expect(noticeOf(ruling({ verdict: "tied", seat: 2, tied: [] }), english)).toBeNull();
});

test("tie notice names this player first", () => {
  expect(noticeOf(ruling({ verdict: "tied", seat: 1, tied: [1, 0] }), english)?.text).toBe("Ada and Ben: a tie!");
});

test("Ring gives everybody a notice", () => {
  const slap = { ...ruling({ slap: true, symbol: null, seat: 1 }), before: { ...before, ring: 2 } };
  expect(noticeOf(slap, english)?.text).toContain("Ben has the Ring");
  expect(rulingSentence(slap, english)).toContain("has the Ring");
});

test("slap in a game without the Ring does not mention it", () => {
  for (const language of LANGUAGES) {
    for (const verdict of ["won", "wrong"] as const) {
      const slap = ruling({ slap: true, symbol: null, verdict });
      for (const text of [
        noticeOf(slap, { ...english, language })?.text,
        rulingSentence(slap, { ...english, language }),
      ]) {
        expect(text).not.toMatch(/\bRing\b|Anneau|Anillo/);
      }
    }
  }
});

test("result of a round is told the way the game is won", () => {
  loadSampleGames();
  const ended = (game: string, seats: number[]): RulingInContext => ({
    ...ruling({ took: 840 }),
    before: { ...before, game },
    round: { round: 2, seats, cards: 3 },
  });
  const everybody = { ...english, me: null };
  expect(roundSentence(ended("hot-potato", [0, 2]), english)).toBe("You and Cleo lost round 2: 3 cards.");
  expect(roundSentence(ended("hot-potato", [0]), english)).toBe("You lost round 2: 3 cards.");
  expect(roundSentence(ended("catch-them-all", [0, 2]), everybody)).toBe("Round 2: most cards for Ada and Cleo (3).");
  expect(spokenRuling(ended("hot-potato", [2]), everybody)).toBe(
    "Ada got it: Igloo, 0.84\u00a0s. Cleo lost round 2: 3 cards.",
  );
});

test("every ruling has a sentence in every language", () => {
  const verdicts: Ruled["verdict"][] = ["won", "tied", "late", "wrong", "frozen", "lapsed"];
  for (const language of LANGUAGES) {
    for (const verdict of verdicts) {
      for (const move of [{}, { take: true, symbol: null }, { slap: true, symbol: null }]) {
        const sentence = rulingSentence(ruling({ verdict, tied: [0, 1], ...move }), { ...english, language });
        expect(sentence, `${language} ${verdict}`).toMatch(/Ada/);
      }
    }
    const unknown = refusal("no-such-code", language);
    for (const code of ["too-soon", "paused", "full", "watching"])
      expect(refusal(code, language), code).not.toBe(unknown);
  }
});

test("names are joined with commas and 'and'", () => {
  expect(listed(["Ada"], "en")).toBe("Ada");
  expect(listed(NAMES, "en")).toBe("Ada, Ben and Cleo");
});

test("winners of a replayed game are named, or are tied", () => {
  expect(winnersSentence(["Ada"], "en")).toBe("Ada wins!");
  expect(winnersSentence(["Ada", "Ben"], "en")).toBe("A tie: Ada and Ben!");
});
