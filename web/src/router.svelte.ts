/** Which screen the address names. */

export type Route =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "replay"; game: string }
  | { screen: "practice" }
  | { screen: "learn"; game: string | null }
  | { screen: "decks" }
  | { screen: "design" };

export function routeOf(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "t":
      return second ? { screen: "table", code: second.toUpperCase() } : { screen: "home" };
    case "replay":
      return second ? { screen: "replay", game: second } : { screen: "home" };
    case "learn":
      return { screen: "learn", game: second || null };
    case "practice":
    case "decks":
    case "design":
      return { screen: first };
    default:
      return { screen: "home" };
  }
}

class Router {
  path = $state(location.pathname);
  readonly route = $derived(routeOf(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Shows another screen; with `instead` one cannot go back to this one. */
  go(path: string, { instead = false } = {}): void {
    history[instead ? "replaceState" : "pushState"](null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
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
