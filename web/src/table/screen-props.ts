import type { Edition } from "../cards/edition.svelte";
import type { LiveTable } from "../live/live-table.svelte";
import type { SentenceContext } from "../live/news/ruling-sentences";
import type { View } from "../protocol/messages";

/** The properties of a table's screens: its lobby, its games and their end. */
export interface ScreenProps {
  live: LiveTable;
  view: View;
  edition: Edition;
  /** Takes a seat; only for a spectator, while there is one. */
  onsit?: (() => Promise<void>) | undefined;
}

/** The properties of a menu during a game. */
export interface MenuProps {
  open: boolean;
  live: LiveTable;
  view: View;
  edition: Edition;
  context: SentenceContext;
}
