import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => undefined);

const { routeOf } = await import("./router.svelte");

describe("URL", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/t/9FPFD", { screen: "table", code: "9FPFD" }],
    ["/t/9fp-fd/", { screen: "table", code: "9FPFD" }],
    ["/t", { screen: "home" }],
    ["/replay/abc", { screen: "replay", game: "abc" }],
    ["/replay", { screen: "nowhere" }],
    ["/practice", { screen: "practice" }],
    ["/today", { screen: "today" }],
    ["/learn", { screen: "learn", game: null }],
    ["/learn/hot-potato", { screen: "learn", game: "hot-potato" }],
    ["/decks", { screen: "decks" }],
    ["/decks/u-123", { screen: "deck", deck: "u-123" }],
    ["/studio", { screen: "studio", draft: null }],
    ["/studio/abc", { screen: "studio", draft: "abc" }],
    ["/collect/7KQ2MAB", { screen: "collect", code: "7KQ2MAB" }],
    ["/collect", { screen: "nowhere" }],
    ["/design", { screen: "design" }],
    ["/privacy", { screen: "privacy" }],
    ["/elsewhere", { screen: "nowhere" }],
    ["/%zz", { screen: "nowhere" }],
  ])("%s maps to its screen", (path, route) => expect(routeOf(path)).toEqual(route));
});
