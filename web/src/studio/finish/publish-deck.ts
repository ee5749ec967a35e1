import type { EditionTitle } from "../../protocol/api-types";
import { rememberDeck } from "../../cards/own-decks";
import { publish } from "../draft/draft-api";
import type { Studio } from "../studio-state.svelte";

/** Publishes the deck as it is now, for tables and for others; this browser remembers it as its own. */
export async function publishDeck(studio: Studio): Promise<EditionTitle> {
  const server = await studio.sync.flush();
  const deck = await publish(server);
  rememberDeck({ id: deck.id, secret: server.secret, draft: server.id });
  return deck;
}
