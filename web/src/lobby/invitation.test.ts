import { describe, expect, it } from "vitest";
import { isOnlyHere } from "./invitation";

describe("an invitation", () => {
  it.each(["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "localhost"])("to %s is of no use to others", (short) => {
    expect(isOnlyHere({ address: "", short })).toBe(true);
  });

  it.each(["192.168.1.5:8000", "sosie.example"])("to %s can be given to others", (short) => {
    expect(isOnlyHere({ address: "", short })).toBe(false);
  });
});
