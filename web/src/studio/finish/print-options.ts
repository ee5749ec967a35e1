import type { Language } from "../../base/languages";

/** Options of the printed sheets, as the URL has them. */

export const PARTS = ["cards", "backs", "index", "rules", "box"] as const;
export type Part = (typeof PARTS)[number];

export interface PrintOptions {
  paper: "a4" | "letter";
  /** Diameter of a card, in millimetres. */
  diameter: number;
  parts: readonly Part[];
  flip: "long" | "short";
  one_a_page: boolean;
  language: Language;
}

/** Returns the parts with one added or taken away, in their usual order. */
export function withPart(parts: readonly Part[], part: Part, isWanted: boolean): Part[] {
  return PARTS.filter((one) => (one === part ? isWanted : parts.includes(one)));
}

export function toQuery(options: PrintOptions): string {
  const { parts, ...others } = options;
  const query = new URLSearchParams({ parts: parts.join(",") });
  for (const [key, value] of Object.entries(others)) query.set(key, String(value));
  return query.toString();
}
