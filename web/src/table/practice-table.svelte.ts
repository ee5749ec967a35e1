import type { Language } from "../languages";
import type { Ruled, Settings, View } from "../messages";
import { makeTable } from "../net/api";
import { ownToken } from "../net/token";
import { ownName } from "../player-names";
import { LiveTable } from "./live.svelte";

/** A table for practising alone with a chosen deck. */

/** No freeze: after a wrong call the player may try again at once. */
const SETTINGS: Settings = { kind: "practice", freeze_ms: 0 };
const KEY = "sosie.practice";

export class PracticeTable {
  live = $state.raw<LiveTable | null>(null);
  /** Whether creating a table failed. */
  hasFailed = $state(false);
  /** Rulings since this deck was chosen, latest last. */
  rulings = $state.raw<Ruled[]>([]);

  constructor(private readonly language: Language) {}

  /** Reconnects to the previous table, or creates one. */
  async open(edition: string): Promise<void> {
    const code = knownTable();
    if (code && ownToken()) this.#connect(code);
    else await this.renew(edition);
  }

  /** Creates a new table, for instance when the previous one is gone. */
  async renew(edition: string): Promise<void> {
    this.close();
    this.hasFailed = false;
    try {
      const { code } = await makeTable(ownName(), this.language, edition, SETTINGS);
      keepTable(code);
      this.#connect(code);
    } catch {
      keepTable("");
      this.hasFailed = true;
    }
  }

  /** Sends the next request needed to get the chosen deck on the table. */
  lead(view: View, edition: string): void {
    const isWanted = view.edition === edition && view.settings.kind === "practice";
    if (view.phase !== "lobby") {
      if (!isWanted) this.live?.ask({ type: "stop" });
    } else if (isWanted) {
      this.live?.ask({ type: "start" });
    } else {
      this.live?.ask({ type: "settle", settings: SETTINGS, edition });
    }
  }

  close(): void {
    this.live?.close();
    this.live = null;
  }

  #connect(code: string): void {
    this.live = new LiveTable(code, ownToken());
    this.live.listen(({ ruled }) => (this.rulings = [...this.rulings, ruled]));
  }
}

function knownTable(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keepTable(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage, a reload creates a new table.
  }
}
