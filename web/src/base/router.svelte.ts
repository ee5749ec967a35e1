import { parseCode } from "./table-code";

/** Router: maps the URL to a screen. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "replay"; game: string }
  | { screen: "practice" }
  | { screen: "today" }
  | { screen: "tv" }
  | { screen: "learn"; game: string | null }
  | { screen: "decks" }
  | { screen: "deck"; deck: string }
  | { screen: "studio"; draft: string | null }
  | { screen: "collect"; code: string }
  | { screen: "design" }
  | { screen: "privacy" }
  | { screen: "around"; code: string | null }
  | { screen: "event" }
  | { screen: "e"; code: string; isBoard: boolean }
  | { screen: "class" }
  | { screen: "nowhere" };

export function routeOf(path: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(readable);
  switch (first) {
    case "":
      return { screen: "home" };
    case "t":
      return second ? { screen: "table", code: parseCode(second) || second } : { screen: "home" };
    case "around":
      return { screen: "around", code: second ? parseCode(second) || second : null };
    case "replay":
      return second ? { screen: "replay", game: second } : { screen: "nowhere" };
    case "learn":
      return { screen: "learn", game: second || null };
    case "decks":
      return second ? { screen: "deck", deck: second } : { screen: first };
    case "studio":
      return { screen: first, draft: second || null };
    case "collect":
      return second ? { screen: first, code: second } : { screen: "nowhere" };
    case "e":
      return second
        ? { screen: "e", code: parseCode(second) || second, isBoard: third === "board" }
        : { screen: "event" };
    case "event":
    case "class":
    case "practice":
    case "today":
    case "tv":
    case "privacy":
      return { screen: first };
    case "design":
      // Development only: not in production builds.
      return import.meta.env.DEV ? { screen: first } : { screen: "nowhere" };
    default:
      return { screen: "nowhere" };
  }
}

/** Returns a URL part decoded, or unchanged if it is malformed. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  /** Counts navigations: each mounts its screen afresh, so the error page never outlives the next link. */
  visit = $state(0);
  readonly route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Navigates to a URL; `instead` replaces the history entry. */
  go(path: string, { instead = false } = {}): void {
    history[instead ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.visit += 1;
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const isOurs = link !== null && link.origin === location.origin && !link.pathname.startsWith("/api/");
    if (!link || !isOurs || !isPlain || link.target || link.hasAttribute("download") || event.defaultPrevented) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
