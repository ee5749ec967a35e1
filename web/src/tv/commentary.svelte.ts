import { preferences } from "../base/preferences.svelte";
import { play } from "../base/sound";
import type { RulingInContext } from "../live/live-table.svelte";
import { spokenRuling, type SentenceContext } from "../live/news/ruling-sentences";

/** The commentary of the big screen: each ruling in words for a moment, with a sound, and spoken if wanted. */

const SHOWN_MS = 1500;
/** For a ruling that ends a round, which is longer to read. */
const ROUND_SHOWN_MS = 3500;
/** Rulings that are not worth a sentence: players know them already. */
const SILENT = new Set(["frozen"]);

export class Commentary {
  text = $state("");
  verdict = $state("");
  /** The symbol that was called, if any. */
  symbol = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly context: () => SentenceContext) {}

  tell(ruling: RulingInContext): void {
    const { verdict, symbol } = ruling.ruled;
    if (SILENT.has(verdict)) return;
    // The second call of a tie says the same again.
    if (verdict === "tied" && !ruling.ruled.tied?.length) return;
    // The first player matters more than the second.
    if (verdict === "late" && this.text) return;
    [this.text, this.verdict] = [spokenRuling(ruling, this.context()), verdict];
    this.symbol = symbol == null ? null : String(symbol);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), ruling.round ? ROUND_SHOWN_MS : SHOWN_MS);
    play(verdict === "tied" ? "tie" : verdict === "won" || verdict === "lapsed" ? "right" : "wrong");
    if (preferences.voice) speak(this.text, this.context().language);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

/** Speaks a sentence; a newer one replaces it. */
export function speak(text: string, language: string): void {
  if (!("speechSynthesis" in globalThis)) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speechSynthesis.speak(utterance);
}
