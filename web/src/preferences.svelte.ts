import { createSubscriber } from "svelte/reactivity";
import { firstKnown, LANGUAGES, type Language } from "./languages";

/** The player's preferences, saved in this browser. */

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  leftHanded: boolean;
  calm: boolean;
  name: string;
  /** The edition, or deck, to play with. */
  edition: string;
  /** How many games against bots were started from the first screen. */
  started: number;
}

const KEY = "sosie.preferences";

function usual(): Kept {
  return {
    language: firstKnown(navigator.languages),
    theme: "auto",
    sound: true,
    vibration: true,
    leftHanded: false,
    calm: false,
    name: "",
    edition: "classic",
    started: 0,
  };
}

function read(): Kept {
  const kept = usual();
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Storage that is switched off or spoilt: the usual is good enough.
  }
  return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: "en" };
}

export const preferences = $state<Kept>(read());

/** Keeps every change, and lets the page follow it; called once. */
export function followPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      const kept = JSON.stringify(preferences);
      try {
        localStorage.setItem(KEY, kept);
      } catch {
        // It holds for this visit then.
      }
    });
    $effect(() => {
      document.documentElement.lang = preferences.language;
      document.documentElement.dataset["theme"] = preferences.theme === "auto" ? system() : preferences.theme;
      document.documentElement.classList.toggle("calm", preferences.calm);
    });
  });
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = createSubscriber((update) => {
  dark.addEventListener("change", update);
  return () => dark.removeEventListener("change", update);
});

/** Returns what the system wants, and changes with it. */
function system(): Theme {
  follow();
  return dark.matches ? "dark" : "light";
}

/** Says whether things should not fly about: asked of the system, or chosen here. */
export function wantsCalm(): boolean {
  return preferences.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
