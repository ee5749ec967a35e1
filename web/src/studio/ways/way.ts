import type { Importer } from "../import/importer.svelte";

/** The ways to bring symbols in. */
export const WAYS = ["pictures", "camera", "draw", "emoji", "words", "deck"] as const;
export type Way = (typeof WAYS)[number];

/** The properties of a panel that brings symbols in. */
export interface WayProps {
  importer: Importer;
  /** The symbol to add faces to; null for new symbols. */
  target: string | null;
  ondone: () => void;
}
