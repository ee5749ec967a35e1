import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../base/languages";

vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { friendlyName, LONGEST_NAME, ownName } = await import("./player-names");
const { preferences } = await import("../base/preferences.svelte");
const { texts } = await import("./texts");

describe("generated names", () => {
  it("are short and distinct", () => {
    for (const language of LANGUAGES) {
      const { names } = texts.friendlyNames[language];
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
    }
  });

  it("cover the whole list", () => {
    expect(friendlyName("de", 0)).toBe(texts.friendlyNames.de.names[0]);
    expect(friendlyName("de", 0.999999)).toBe(texts.friendlyNames.de.names.at(-1));
  });
});

describe("own name", () => {
  beforeEach(() => (preferences.name = ""));

  it("is the chosen name", () => {
    preferences.name = " Ada ";
    expect(ownName()).toBe("Ada");
  });

  it("is a generated one until then, and stays", () => {
    const name = ownName();
    expect(texts.friendlyNames.fr.names).toContain(name);
    expect(ownName()).toBe(name);
    expect(preferences.name).toBe(name);
  });
});
