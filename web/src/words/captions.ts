import type { Edition } from "../editions/edition.svelte";
import type { Language } from "../languages";
import type { Ruled } from "../messages";
import { commonWords } from "./common";
import { replayWords } from "./replay";

/** Returns what was ruled, in a sentence. */
export function caption(ruled: Ruled, name: (seat: number) => string, edition: Edition, language: Language): string {
  const words = replayWords[language];
  const who = name(ruled.seat);
  const symbol = ruled.symbol == null ? "" : edition.name(ruled.symbol, language);
  switch (ruled.verdict) {
    case "won":
      if (ruled.slap) return words.slaps(who);
      return ruled.take ? words.takes(who) : words.spots(who, symbol, commonWords[language].seconds(ruled.took ?? 0));
    case "tied":
      return words.tie(listed(ruled.tied?.length ? ruled.tied.map(name) : [who], words.and));
    case "late":
      return ruled.margin ? words.lateBy(who, Math.round(ruled.margin)) : words.late(who);
    case "wrong":
      return ruled.slap ? words.wrongSlap(who) : words.wrong(who, symbol);
    case "frozen":
      return words.frozen(who);
    case "lapsed":
      return words.lapsed(who);
  }
}

function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}
