import type { Language } from "../languages";
import type { Ruled, Settings, View } from "../messages";
import { makeTable } from "../net/api";
import { ownToken } from "../net/token";
import { ownName } from "../player-names";
import { LiveTable } from "./live.svelte";

/** A table for practising alone with a chosen deck. */

/** Who practises is told what was wrong, and may try again at once. */
const SETTINGS: Settings = { kind: "practice", freeze_ms: 0 };
const KEY = "sosie.practice";

export class PracticeTable {
  live = $state.raw<LiveTable | null>(null);
  /** Whether no table could be had. */
  hasFailed = $state(false);
  /** What was ruled since these cards were chosen, the latest last. */
  rulings = $state.raw<Ruled[]>([]);

  constructor(private readonly language: Language) {}

  /** Sits down at the table of before, or at a new one if there is none. */
  async open(edition: string): Promise<void> {
    const code = knownTable();
    if (code && ownToken()) this.#connect(code);
    else await this.renew(edition);
  }

  /** Makes a new table, for instance when that of before has gone. */
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

  /** Asks for what is due so that the wanted cards are on the table. */
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
    // Without storage, who reloads gets a table of their own again.
  }
}
