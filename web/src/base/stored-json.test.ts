import { afterEach, expect, test, vi } from "vitest";
import { readJson, writeJson } from "./stored-json";

const refusing = {
  getItem: () => {
    throw new Error("denied");
  },
  setItem: () => {
    throw new Error("denied");
  },
};

afterEach(() => vi.unstubAllGlobals());

test("without storage a value lasts as long as the page", () => {
  vi.stubGlobal("localStorage", refusing);
  writeJson("kept", { token: "first" });
  writeJson("kept", { token: "second" });
  expect(readJson("kept", {})).toEqual({ token: "second" });
  expect(readJson("another", { none: true })).toEqual({ none: true });
});
