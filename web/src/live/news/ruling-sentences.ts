import { gameOf } from "../../games/game-descriptions.svelte";
import type { Language } from "../../base/languages";
import { texts } from "../../words/texts";
import { refusalText } from "../../words/refusal-text";
import { knownText } from "../../words/known-text";
import { listed } from "../../words/lists";
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

/** A call that was late by less is late "by a blink". */
const BLINK_MS = 100;
/** The rest of a freeze is said in halves of a second. */
const FREEZE_STEP_MS = 500;

/** Returns a ruling as a sentence for everybody. */
export function rulingSentence(
  { ruled, before }: RulingInContext,
  { language, nameOf, symbolOf }: SentenceContext,
): string {
  const words = texts.ruling[language];
  const name = nameOf(ruled.seat);
  const symbol = ruled.symbol == null ? "" : symbolOf(ruled.symbol);
  switch (ruled.verdict) {
    case "won":
      if (ruled.slap) return slapWords(before, language).saidWon(name);
      if (ruled.take) return words.said.took(name);
      return ruled.took == null ? words.said.won(name, symbol) : words.said.wonIn(name, symbol, ruled.took);
    case "tied":
      return words.said.tied(
        listed((ruled.tied?.length ? ruled.tied : tiedWith(before, ruled.seat)).map(nameOf), language),
        symbol,
      );
    case "late":
      if (ruled.slap || ruled.take) return words.said.lateHand(name);
      if (ruled.rival == null) return words.said.lateGone(name, symbol);
      if (ruled.margin == null) return words.said.lateThan(name, symbol, nameOf(ruled.rival));
      return words.said.late(name, symbol, nameOf(ruled.rival), ruled.margin);
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

type SlapTexts = (typeof texts.ruling)["en"]["slap"];

/** Returns the texts of a slap: those of the Ring if the game has the Ring card. */
function slapWords({ ring }: RulingInContext["before"], language: Language): SlapTexts {
  const words = texts.ruling[language];
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
  const words = texts.ruling[language];
  const isMine = ruled.seat === me;
  const meFirst = (a: number, b: number): number => Number(b === me) - Number(a === me);
  if (ruled.slap && ruled.verdict === "won") {
    const slap = slapWords(before, language);
    return { kind: "tie", text: isMine ? slap.youWon : slap.won(nameOf(ruled.seat)) };
  }
  if (ruled.verdict === "tied" && ruled.tied?.length) {
    return { kind: "tie", text: words.tie(listed(ruled.tied.toSorted(meFirst).map(nameOf), language)) };
  }
  if (!isMine) return null;
  const rest = FREEZE_STEP_MS * Math.ceil(wait / FREEZE_STEP_MS);
  switch (ruled.verdict) {
    case "wrong":
      return { kind: "wrong", text: (ruled.slap ? slapWords(before, language) : words).wrong(rest) };
    case "frozen":
      return { kind: "wrong", text: words.frozen(rest) };
    case "late":
      return { kind: "late", text: lateText(ruling, context) };
    default:
      return null;
  }
}

/** Returns why a call of this player was late; without a margin, only their handicap made it late. */
function lateText({ ruled, before }: RulingInContext, { language, nameOf }: SentenceContext): string {
  const words = texts.ruling[language];
  if (ruled.rival == null) return words.gone;
  if (ruled.margin != null) {
    return (ruled.margin < BLINK_MS ? words.fasterByABlink : words.faster)(nameOf(ruled.rival), ruled.margin);
  }
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
  const words = texts.news[language];
  if (best === "fewest" && seats.length === 1 && seats[0] === me) return words.youLostRound(round, cards);
  const objects = seats.map((seat) => (seat === me ? texts.common[language].youObject : nameOf(seat)));
  return (best === "fewest" ? words.roundLost : words.roundWon)(round, listed(objects, language), cards);
}

/** Returns the reason of a refusal in the words of a game in progress. */
export function refusal(code: string, language: Language): string {
  return knownText(texts.ruling[language].refused, code) ?? refusalText(code, language);
}

/** Returns who has won, or who are tied. */
export function winnersSentence(names: readonly string[], language: Language): string {
  const words = texts.end[language];
  return names.length === 1 ? words.wins(names[0]!) : words.tie(listed(names, language));
}
