import type { RulingInContext } from "./live-table.svelte";

/** The match in a ruling: the cards that were compared, and their common symbol. */

export interface Match {
  cards: number[];
  symbol: string;
}

/** Returns the match of a ruling; a take names no symbol, so its symbol is the one common to all the cards. */
export function matchOf({ ruled, before }: RulingInContext, symbolsOn: readonly (readonly string[])[]): Match | null {
  const cards = (ruled.reads ?? []).flatMap((place) => before.places[place] ?? []);
  const shared = symbolsOn[cards[0] ?? -1]?.filter((symbol) =>
    cards.every((card) => symbolsOn[card]?.includes(symbol)),
  );
  const symbol = ruled.symbol ?? shared?.[0];
  return symbol == null || cards.length < 2 ? null : { cards, symbol: String(symbol) };
}
