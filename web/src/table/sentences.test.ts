import { expect, test } from "vitest";
import { LANGUAGES } from "../languages";
import type { GameView, Ruled } from "../messages";
import type { Told } from "./live.svelte";
import { list, noticeOf, refusal, said, type Telling } from "./sentences";

const NAMES = ["Ada", "Ben", "Cleo"];
const english: Telling = { language: "en", me: 0, nameOf: (seat) => NAMES[seat]!, symbolOf: () => "Igloo" };
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

function told(ruled: Partial<Ruled>): Told {
  return {
    ruled: { type: "ruled", event: 1, verdict: "won", seat: 0, turn: 1, symbol: "igloo", ...ruled },
    before,
    at: 0,
  };
}

test("a call that won says what was called and how soon", () => {
  expect(said(told({ took: 840 }), english)).toBe("Ada called Igloo after 0.84 s: right, and first.");
});

test("a call that was beaten says by whom and by how much", () => {
  const late = told({ verdict: "late", seat: 1, rival: 0, margin: 38 });
  expect(said(late, english)).toBe("Ben called Igloo as well, 38 ms after Ada.");
  expect(noticeOf(told({ verdict: "late", rival: 1, margin: 38 }), english)?.text).toBe(
    "Ben was faster, by a blink (38 ms).",
  );
});

test("the others' misfortunes are not the player's news", () => {
  expect(noticeOf(told({ verdict: "wrong", seat: 1 }), english)).toBeNull();
  expect(noticeOf(told({ verdict: "late", seat: 1, rival: 0 }), english)).toBeNull();
});

test("a wrong call is said kindly", () => {
  expect(noticeOf(told({ verdict: "wrong" }), english)).toEqual({ kind: "wrong", text: "Not that one. One breath…" });
});

test("a tie is everybody's news, once", () => {
  expect(noticeOf(told({ verdict: "tied", seat: 1, tied: [1, 2] }), english)?.text).toBe("Ben and Cleo: a tie!");
  expect(noticeOf(told({ verdict: "tied", seat: 2, tied: [] }), english)).toBeNull();
});

test("who is in a tie is named first to themselves", () => {
  expect(noticeOf(told({ verdict: "tied", seat: 1, tied: [1, 0] }), english)?.text).toBe("Ada and Ben: a tie!");
});

test("the Ring is everybody's news", () => {
  expect(noticeOf(told({ slap: true, symbol: null, seat: 1 }), english)?.text).toContain("Ben has the Ring");
});

test("every ruling is a sentence in every language", () => {
  const verdicts: Ruled["verdict"][] = ["won", "tied", "late", "wrong", "frozen", "lapsed"];
  for (const language of LANGUAGES) {
    for (const verdict of verdicts) {
      for (const move of [{}, { take: true, symbol: null }, { slap: true, symbol: null }]) {
        const sentence = said(told({ verdict, tied: [0, 1], ...move }), { ...english, language });
        expect(sentence, `${language} ${verdict}`).toMatch(/Ada.*\.$/);
      }
    }
    expect(refusal("too-soon", language)).not.toBe(refusal("no-such-code", language));
  }
});

test("names are listed as people do", () => {
  expect(list(["Ada"], " and ")).toBe("Ada");
  expect(list(NAMES, " and ")).toBe("Ada, Ben and Cleo");
});
