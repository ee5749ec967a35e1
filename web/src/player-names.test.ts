import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "./languages";

vi.stubGlobal("navigator", { languages: ["fr-CA", "en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { friendlyName, LONGEST_NAME, ownName } = await import("./player-names");
const { preferences } = await import("./preferences.svelte");
const { friendlyNames } = await import("./words/names");

describe("friendly names", () => {
  it("fit at a table, and are all different", () => {
    for (const language of LANGUAGES) {
      const names = friendlyNames[language];
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
    }
  });

  it("are any of the list, from the first to the last", () => {
    expect(friendlyName("de", 0)).toBe(friendlyNames.de[0]);
    expect(friendlyName("de", 0.999999)).toBe(friendlyNames.de.at(-1));
  });
});

describe("a player's own name", () => {
  beforeEach(() => (preferences.name = ""));

  it("is what they have said", () => {
    preferences.name = " Ada ";
    expect(ownName()).toBe("Ada");
  });

  it("is a friendly one in their language until then, and stays the same", () => {
    const name = ownName();
    expect(friendlyNames.fr).toContain(name);
    expect(ownName()).toBe(name);
    expect(preferences.name).toBe(name);
  });
});
