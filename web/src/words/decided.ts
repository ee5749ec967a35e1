import type { Edition } from "../cards/edition.svelte";
import type { Language } from "../languages";
import type { Decision } from "../table/decision";
import type { Unit } from "../table/result";
import { commonWords } from "./common";
import { endWords } from "./end";

/** Further facts for a sentence about a decision. */
export interface Around {
  unit: Unit;
  /** The number of mini-games played. */
  length: number;
  edition: Edition;
  /** The name of the beaten player, or "you". */
  rival: (seat: number) => string;
}

/** Returns how many of what, as people say it. */
export function amountTold(unit: Unit, amount: number, language: Language): string {
  const words = endWords[language];
  return { cards: words.cards, wins: words.wonGames, points: words.points }[unit](amount);
}

/** Returns what decided it, as a sentence below the name of the winner. */
export function decisionTold(decision: Decision, around: Around, language: Language): string {
  const words = endWords[language].decided;
  const seconds = commonWords[language].seconds;
  switch (decision.by) {
    case "tie":
      return words.tie;
    case "ring":
      return words.ring;
    case "play-off":
      return words.playOff(around.edition.name(decision.symbol, language), seconds(decision.took));
    case "last-spot":
      return words.lastSpot(around.edition.name(decision.symbol, language), seconds(decision.took));
    case "hand":
      return words.hand(around.rival(decision.rival));
    case "blink":
      return words.blink(around.rival(decision.rival), `${Math.max(1, Math.round(decision.margin))} ms`);
    case "lead":
      return words.lead(around.rival(decision.rival), amountTold(around.unit, decision.amount, language));
    case "wins":
      return words.wins(decision.amount, around.length);
  }
}
