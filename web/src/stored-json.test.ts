import { afterEach, expect, test, vi } from "vitest";
import { forgetHosted, hostToken, rememberHosted } from "./event/own-events";
import { forgetPerson, peopleAt, rememberPeople } from "./around/shared-tables";

const refusing = {
  getItem: () => {
    throw new Error("denied");
  },
  setItem: () => {
    throw new Error("denied");
  },
};

afterEach(() => vi.unstubAllGlobals());

test("without storage an event and a shared table last as long as the page", () => {
  vi.stubGlobal("localStorage", refusing);
  rememberHosted("E7KQ2M", "token");
  expect(hostToken("E7KQ2M")).toBe("token");
  forgetHosted("E7KQ2M");
  expect(hostToken("E7KQ2M")).toBeNull();
  const people = [0, 1].map((seat) => ({ seat, token: `token ${seat}`, colour: 1 }));
  rememberPeople("9FPFD", people);
  expect(peopleAt("9FPFD")).toEqual(people);
  forgetPerson("9FPFD", 0);
  expect(peopleAt("9FPFD")).toEqual(people.slice(1));
});
