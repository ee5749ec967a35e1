import type { Language } from "../languages";
import { rulingWords } from "../words/rulings";
import type { Told } from "./live.svelte";
import type { Notice } from "./News.svelte";

/** Rulings as sentences. */

export interface Telling {
  language: Language;
  me: number | null;
  nameOf: (seat: number) => string;
  symbolOf: (symbol: string | number) => string;
}

export function list(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? "") : names.slice(0, -1).join(", ") + and + names.at(-1);
}

/** Returns a ruling as a sentence for everybody. */
export function said({ ruled, before }: Told, { language, nameOf, symbolOf }: Telling): string {
  const words = rulingWords[language];
  const name = nameOf(ruled.seat);
  const symbol = ruled.symbol == null ? "" : symbolOf(ruled.symbol);
  const took = ruled.took ?? null;
  switch (ruled.verdict) {
    case "won":
      if (ruled.slap) return words.said.slapped(name);
      return ruled.take ? words.said.took(name) : words.said.won(name, symbol, took);
    case "tied":
      return words.said.tied(
        list((ruled.tied?.length ? ruled.tied : tiedWith(before, ruled.seat)).map(nameOf), words.and),
        symbol,
      );
    case "late":
      if (ruled.slap || ruled.take) return words.said.lateHand(name);
      return words.said.late(name, symbol, ruled.rival == null ? null : nameOf(ruled.rival), ruled.margin ?? null);
    case "wrong":
      return ruled.slap ? words.said.wrongSlap(name) : words.said.wrong(name, symbol);
    case "frozen":
      return words.said.frozen(name);
    case "lapsed":
      return words.said.lapsed(name, symbol);
  }
}

function tiedWith(before: Told["before"], seat: number): number[] {
  return (before.ties ?? []).find((tie) => tie.seats.includes(seat))?.seats ?? [seat];
}

/** Returns a ruling's meaning for this player, if there is more to say than the winner. */
export function noticeOf({ ruled }: Told, { language, me, nameOf }: Telling): Notice | null {
  const words = rulingWords[language];
  const isMine = ruled.seat === me;
  const meFirst = (a: number, b: number): number => Number(b === me) - Number(a === me);
  if (ruled.slap && ruled.verdict === "won") {
    return { kind: "tie", text: isMine ? words.yourRing : words.precious(nameOf(ruled.seat)) };
  }
  if (ruled.verdict === "tied" && ruled.tied?.length) {
    return { kind: "tie", text: words.tie(list(ruled.tied.toSorted(meFirst).map(nameOf), words.and)) };
  }
  if (!isMine) return null;
  switch (ruled.verdict) {
    case "wrong":
      return { kind: "wrong", text: ruled.slap ? words.wrongSlap : words.wrong };
    case "frozen":
      return { kind: "wrong", text: words.frozen };
    case "late":
      return {
        kind: "late",
        text: ruled.rival == null ? words.gone : words.faster(nameOf(ruled.rival), ruled.margin ?? null),
      };
    default:
      return null;
  }
}

/** Returns the reason of a refusal in the player's language. */
export function refusal(code: string, language: Language): string {
  const words = rulingWords[language];
  return words.refused[code] ?? words.refusedOther;
}
