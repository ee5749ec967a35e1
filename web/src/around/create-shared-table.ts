import { sitAnonymously } from "../net/api";
import { preferences } from "../base/preferences.svelte";
import type { PlayableDeck } from "../live/create-table";
import { rememberPeople, saveLastPeople, type Person, type SeatedPerson } from "./shared-tables";

/** Creates a table with all people around this screen, and returns its code. Each gets a token of their own. */
export async function createSharedTable({ id, games }: PlayableDeck, people: readonly Person[]): Promise<string> {
  saveLastPeople(people);
  const { language } = preferences;
  const settings = { games: games.slice(0, 1) };
  const seated: SeatedPerson[] = [];
  let code = "";
  for (const { name, colour } of people) {
    const place = code
      ? await sitAnonymously(`/api/tables/${encodeURIComponent(code)}/seats`, { name, language })
      : await sitAnonymously("/api/tables", { name, language, edition: id, settings });
    code = place.code;
    seated.push({ seat: place.seat, token: place.token, colour });
  }
  rememberPeople(code, seated);
  return code;
}
