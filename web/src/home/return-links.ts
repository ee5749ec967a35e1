import { forgetPeople, sharedTables } from "../around/shared-tables";
import { forgetHosted, hostedEvents } from "../event/own-events";
import { fetchEventInfo, fetchTableInfo, Problem } from "../net/api";
import { forgetTable, rememberedTables } from "../live/remembered-tables";

/** The ways back to this browser's latest table, table around this screen and hosted event, while they exist. */

export interface ReturnLink {
  to: "table" | "around" | "event";
  code: string;
  path: string;
}

interface Kind {
  to: ReturnLink["to"];
  path: string;
  codes: () => string[];
  fetch: (code: string) => Promise<{ phase: string }>;
  forget: (code: string) => void;
}

const KINDS: readonly Kind[] = [
  { to: "table", path: "/t/", codes: rememberedTables, fetch: fetchTableInfo, forget: forgetTable },
  { to: "around", path: "/around/", codes: sharedTables, fetch: fetchTableInfo, forget: forgetPeople },
  { to: "event", path: "/e/", codes: hostedEvents, fetch: fetchEventInfo, forget: forgetHosted },
];
const GONE = new Set(["no-such-table", "no-such-event"]);

export async function returnLinks(): Promise<ReturnLink[]> {
  const links = await Promise.all(KINDS.map(latest));
  return links.filter((link) => link !== null);
}

/** Returns the way to the latest one that is open, and forgets those that are not. */
async function latest({ to, path, codes, fetch, forget }: Kind): Promise<ReturnLink | null> {
  for (const code of codes()) {
    try {
      if ((await fetch(code)).phase !== "closed") return { to, code, path: path + code };
    } catch (error) {
      if (!(error instanceof Problem && GONE.has(error.code))) return null;
    }
    forget(code);
  }
  return null;
}
