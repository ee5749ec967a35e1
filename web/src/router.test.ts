import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
vi.stubGlobal("addEventListener", () => undefined);

const { routeOf } = await import("./router.svelte");

describe("an address", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/t/9FPFD", { screen: "table", code: "9FPFD" }],
    ["/t/9fp-fd/", { screen: "table", code: "9FPFD" }],
    ["/t", { screen: "home" }],
    ["/replay/abc", { screen: "replay", game: "abc" }],
    ["/replay", { screen: "nowhere" }],
    ["/practice", { screen: "practice" }],
    ["/learn", { screen: "learn", game: null }],
    ["/learn/hot-potato", { screen: "learn", game: "hot-potato" }],
    ["/decks", { screen: "decks" }],
    ["/design", { screen: "design" }],
    ["/privacy", { screen: "privacy" }],
    ["/elsewhere", { screen: "nowhere" }],
    ["/%zz", { screen: "nowhere" }],
  ])("%s names its screen", (path, route) => expect(routeOf(path)).toEqual(route));
});
