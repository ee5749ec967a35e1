import type { DeckPlans, PlanBound, PlanOption, PlanStep } from "../protocol/api-types";

/** The plan as a picture: one dot for each deck that the symbols can make, the more cards the higher. */

export interface PlanDot {
  readonly option: PlanOption;
  /** Share of the symbols that this deck uses. */
  readonly used: number;
  /** Height from 0 to 1, by the number of cards. */
  readonly height: number;
}

export interface NextDot extends PlanStep {
  readonly height: number;
}

const MAX_NEXT = 2;
/** Two symbols on a card make no game. */
const MIN_PER_CARD = 3;

/** Returns the decks worth a choice: for each card size the one with most cards, and the largest that leaves nobody out. */
export function planDots(plans: DeckPlans): PlanDot[] {
  const bySize = new Map<number, PlanOption>();
  for (const option of plans.options.filter(({ all_match, per_card }) => all_match && per_card >= MIN_PER_CARD)) {
    const other = bySize.get(option.per_card);
    if (!other || isBetter(option, other)) bySize.set(option.per_card, option);
  }
  const chosen = [...bySize.values(), plans.best, ...(plans.with_all ? [plans.with_all] : [])];
  const distinct = chosen.filter((option, at) => chosen.findIndex((other) => isSame(option, other)) === at);
  const most = Math.max(
    1,
    ...distinct.map(({ cards }) => cards),
    ...plans.next.slice(0, MAX_NEXT).map(({ cards }) => cards),
  );
  return distinct
    .sort((one, other) => one.per_card - other.per_card || one.cards - other.cards)
    .map((option) => ({ option, used: option.symbols / plans.symbols, height: option.cards / most }));
}

/** Returns the decks of a few more symbols, on the same scale as the dots. */
export function nextDots(plans: DeckPlans): NextDot[] {
  const steps = plans.next.slice(0, MAX_NEXT);
  const most = Math.max(1, ...plans.options.map(({ cards }) => cards), ...steps.map(({ cards }) => cards));
  return steps.map((step) => ({ ...step, height: step.cards / most }));
}

export function isSame(one: PlanOption, other: PlanOption): boolean {
  return one.cards === other.cards && one.per_card === other.per_card && one.symbols === other.symbols;
}

/** Returns the deck that a document has chosen, or else the best. */
export function chosenOption(plans: DeckPlans, cards: number | null, perCard: number | null): PlanOption {
  if (cards === null && perCard === null) return plans.best;
  const fits = (option: PlanOption): boolean =>
    (cards === null || option.cards === cards) && (perCard === null || option.per_card === perCard);
  return plans.options.find(fits) ?? plans.best;
}

/** Returns the reasons why a deck has no more cards: for cards of its size, and for all sizes if that says something else. */
export function boundsOf(plans: DeckPlans, chosen: PlanOption): PlanBound[] {
  const own = plans.bounds.filter(({ per_card }) => per_card === chosen.per_card);
  const isSaid = own.some(({ theorem, cards }) => theorem === plans.bound.theorem && cards === plans.bound.cards);
  return isSaid ? own : [...own, plans.bound];
}

function isBetter(option: PlanOption, other: PlanOption): boolean {
  return option.cards > other.cards || (option.cards === other.cards && option.symbols > other.symbols);
}
