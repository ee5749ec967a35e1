import { gameOf } from "../../games/game-descriptions.svelte";
import type { Language } from "../../base/languages";
import { commonWords } from "../../words/common-words";
import { endWords } from "../../words/end-words";
import { newsWords } from "../../words/news-words";
import { refusalText } from "../../words/refusal-words";
import { rulingWords, type RulingWords } from "../../words/ruling-words";
import type { RulingInContext } from "../live-table.svelte";

/** Rulings as sentences. */

/** A message to the player; its kind sets the colour and the icon. */
export interface Notice {
  kind: "wrong" | "late" | "tie" | "hint" | "round";
  text: string;
}

export interface SentenceContext {
  language: Language;
  me: number | null;
  nameOf: (seat: number) => string;
  symbolOf: (symbol: string | number) => string;
}

export function list(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? "") : names.slice(0, -1).join(", ") + and + names.at(-1);
}

/** Returns a ruling as a sentence for everybody. */
export function rulingSentence(
  { ruled, before }: RulingInContext,
  { language, nameOf, symbolOf }: SentenceContext,
): string {
  const words = rulingWords[language];
  const name = nameOf(ruled.seat);
  const symbol = ruled.symbol == null ? "" : symbolOf(ruled.symbol);
  const took = ruled.took ?? null;
  switch (ruled.verdict) {
    case "won":
      if (ruled.slap) return slapWords(before, language).saidWon(name);
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
      return ruled.slap ? slapWords(before, language).saidWrong(name) : words.said.wrong(name, symbol);
    case "frozen":
      return words.said.frozen(name);
    case "lapsed":
      return words.said.lapsed(name, symbol);
  }
}

function tiedWith(before: RulingInContext["before"], seat: number): number[] {
  return (before.ties ?? []).find((tie) => tie.seats.includes(seat))?.seats ?? [seat];
}

/** Returns the texts of a slap: those of the Ring if the game has the Ring card. */
function slapWords({ ring }: RulingInContext["before"], language: Language): RulingWords["slap"] {
  const words = rulingWords[language];
  return ring == null ? words.slap : words.ring;
}

/** Returns a ruling's meaning for this player, if there is more to say than the winner; `wait` is the rest of their freeze. */
export function noticeOf(
  ruling: RulingInContext,
  context: SentenceContext,
  wait = ruling.ruled.frozen ?? 0,
): Notice | null {
  const { ruled, before } = ruling;
  const { language, me, nameOf } = context;
  const words = rulingWords[language];
  const isMine = ruled.seat === me;
  const meFirst = (a: number, b: number): number => Number(b === me) - Number(a === me);
  if (ruled.slap && ruled.verdict === "won") {
    const slap = slapWords(before, language);
    return { kind: "tie", text: isMine ? slap.youWon : slap.won(nameOf(ruled.seat)) };
  }
  if (ruled.verdict === "tied" && ruled.tied?.length) {
    return { kind: "tie", text: words.tie(list(ruled.tied.toSorted(meFirst).map(nameOf), words.and)) };
  }
  if (!isMine) return null;
  switch (ruled.verdict) {
    case "wrong":
      return { kind: "wrong", text: (ruled.slap ? slapWords(before, language) : words).wrong(wait) };
    case "frozen":
      return { kind: "wrong", text: words.frozen(wait) };
    case "late":
      return { kind: "late", text: lateText(ruling, context) };
    default:
      return null;
  }
}

/** Returns why a call of this player was late; without a margin, only their handicap made it late. */
function lateText({ ruled, before }: RulingInContext, { language, nameOf }: SentenceContext): string {
  const words = rulingWords[language];
  if (ruled.rival == null) return words.gone;
  if (ruled.margin != null) return words.faster(nameOf(ruled.rival), ruled.margin);
  return words.handicapped(nameOf(ruled.rival), before.handicaps?.[before.seats.indexOf(ruled.seat)] ?? 0);
}

/** Returns a ruling as a sentence for everybody, with the result of the round that it ended. */
export function spokenRuling(ruling: RulingInContext, context: SentenceContext): string {
  const round = roundSentence(ruling, context);
  // The sentence of a winning call ends with its time, without a full stop.
  return round === null
    ? rulingSentence(ruling, context)
    : `${rulingSentence(ruling, context).replace(/\.?$/, ".")} ${round}`;
}

/** Returns the result of the round that a ruling ended, the way the mini-game is won; null if it ended none. */
export function roundSentence({ round: result, before }: RulingInContext, context: SentenceContext): string | null {
  if (!result) return null;
  const { language, me, nameOf } = context;
  const { round, seats, cards } = result;
  const { best } = gameOf(before.game);
  const words = newsWords[language];
  if (best === "fewest" && seats.length === 1 && seats[0] === me) return words.youLostRound(round, cards);
  const objects = seats.map((seat) => (seat === me ? commonWords[language].youObject : nameOf(seat)));
  return (best === "fewest" ? words.roundLost : words.roundWon)(round, list(objects, rulingWords[language].and), cards);
}

/** Returns the reason of a refusal in the words of a game in progress. */
export function refusal(code: string, language: Language): string {
  return rulingWords[language].refused[code] ?? refusalText(code, language);
}

/** Returns who has won, or who are tied. */
export function winnersSentence(names: readonly string[], language: Language): string {
  const words = endWords[language];
  return names.length === 1 ? words.wins(names[0]!) : words.tie(list(names, rulingWords[language].and));
}
