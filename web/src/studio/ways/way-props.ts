import type { Importer } from "../import/importer.svelte";

/** What a way into the deck needs. */
export interface WayProps {
  importer: Importer;
  /** The symbol to add faces to; null for new symbols. */
  target: string | null;
  ondone: () => void;
}
