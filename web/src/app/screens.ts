import { afterGamesLoad } from "../games/game-descriptions.svelte";
import type { Part } from "../words/texts";

/** The screens that are loaded when they are first shown, with the texts that each of them needs. */
export const SCREENS = {
  table: {
    load: () => afterGamesLoad(import("../table/TablePage.svelte")),
    words: ["play", "table", "taught"],
  },
  around: {
    load: () => afterGamesLoad(import("../around/AroundPage.svelte")),
    words: ["around", "play", "table", "taught"],
  },
  aroundSetup: { load: () => import("../around/AroundSetup.svelte"), words: ["around"] },
  practice: { load: () => afterGamesLoad(import("../practice/Practice.svelte")), words: ["play", "practice"] },
  today: { load: () => afterGamesLoad(import("../today/Today.svelte")), words: ["play", "today"] },
  tv: { load: () => afterGamesLoad(import("../tv/Tv.svelte")), words: ["play", "table"] },
  learn: { load: () => afterGamesLoad(import("../learn/Learn.svelte")), words: ["learn", "taught"] },
  replay: { load: () => afterGamesLoad(import("../replay/Replay.svelte")), words: ["play", "replay"] },
  decks: { load: () => import("../decks/Decks.svelte"), words: ["decks", "failure"] },
  deck: { load: () => import("../decks/SharedDeck.svelte"), words: ["decks"] },
  collect: { load: () => import("../studio/collect/Collect.svelte"), words: ["failure", "studio"] },
  studio: { load: () => import("../studio/Studio.svelte"), words: ["failure", "studio"] },
  openEvent: { load: () => afterGamesLoad(import("../event/OpenEvent.svelte")), words: ["event"] },
  event: { load: () => afterGamesLoad(import("../event/EventPage.svelte")), words: ["event", "play", "table"] },
  class: { load: () => import("../class/ClassPage.svelte"), words: ["class", "event"] },
  privacy: { load: () => import("../home/Privacy.svelte"), words: ["privacy"] },
} as const satisfies Record<string, { load: () => Promise<unknown>; words: readonly Part[] }>;
