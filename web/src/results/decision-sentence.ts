import type { Edition } from "../cards/edition.svelte";
import type { Language } from "../base/languages";
import type { Decision } from "./decisive-moment";
import type { Unit } from "./result";
import { listed } from "../words/lists";
import { texts } from "../words/texts";

/** Further facts for the sentence about a decisive moment. */
export interface DecisionContext {
  unit: Unit;
  /** The number of mini-games played. */
  length: number;
  edition: Edition;
  /** The name of the beaten player, or "you". */
  rival: (seat: number) => string;
}

/** Returns an amount with its unit: "9 cards". */
export function amountText(unit: Unit, amount: number, language: Language): string {
  const words = texts.end[language];
  return { cards: words.cards, wins: words.wonGames, points: words.points }[unit](amount);
}

/** Returns the decisive moment as a sentence below the winner's name. */
export function decisionSentence(decision: Decision, context: DecisionContext, language: Language): string {
  const words = texts.end[language].decided;
  const seconds = texts.common[language].seconds;
  switch (decision.by) {
    case "tie":
      return words.tie;
    case "ring":
      return words.ring;
    case "play-off":
      return words.playOff(context.edition.name(decision.symbol, language), seconds(decision.took));
    case "last-spot":
      return words.lastSpot(context.edition.name(decision.symbol, language), seconds(decision.took));
    case "hand":
      return words.hand(context.rival(decision.rival));
    case "blink":
      return words.blink(context.rival(decision.rival), `${Math.max(1, Math.round(decision.margin))} ms`);
    case "lead":
      return (decision.isFewer ? words.fewer : words.lead)(
        listed(decision.rivals.map(context.rival), language),
        amountText(context.unit, decision.amount, language),
      );
    case "wins":
      return words.wins(decision.amount, context.length);
  }
}
