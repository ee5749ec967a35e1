import { createSubscriber } from "svelte/reactivity";
import { keepLanguage } from "./service-worker";
import { firstSupported, LANGUAGES, type Language } from "./languages";

/** The player's preferences, saved in this browser. */

export type Theme = "auto" | "light" | "dark";

interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
  vibration: boolean;
  leftHanded: boolean;
  calm: boolean;
  /** Whether emoji of others are shown, and can be sent. */
  emoji: boolean;
  /** Whether symbols on cards are not rotated, for early readers. */
  upright: boolean;
  /** Whether a TV speaks its commentary. */
  voice: boolean;
  name: string;
  /** Id of the edition or deck to play with. */
  edition: string;
  /** Number of games against bots started from the home screen. */
  started: number;
}

const KEY = "sosie.preferences";

function defaults(): Preferences {
  return {
    language: firstSupported(navigator.languages),
    theme: "auto",
    sound: true,
    vibration: true,
    leftHanded: false,
    calm: false,
    emoji: true,
    voice: false,
    upright: false,
    name: "",
    edition: "classic",
    started: 0,
  };
}

function read(): Preferences {
  const stored = defaults();
  try {
    Object.assign(stored, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Storage is disabled or corrupt: use the defaults.
  }
  return LANGUAGES.includes(stored.language) ? stored : { ...stored, language: "en" };
}

export const preferences = $state<Preferences>(read());

/** Saves every change and applies it to the page; called once. */
export function applyPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      const stored = JSON.stringify(preferences);
      try {
        localStorage.setItem(KEY, stored);
      } catch {
        // The change lasts for this visit only.
      }
    });
    $effect(() => void keepLanguage(preferences.language));
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

/** Returns the system's theme, reactively. */
function system(): Theme {
  follow();
  return dark.matches ? "dark" : "light";
}

/** Tells whether to reduce motion, by the system's setting or the player's. */
export function prefersReducedMotion(): boolean {
  return preferences.calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
