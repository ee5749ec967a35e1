import { describe, expect, it } from "vitest";
import { isLoopback } from "./invitation-link";

describe("invitation link", () => {
  it.each(["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "localhost"])("%s is a loopback address", (short) => {
    expect(isLoopback({ address: "", short })).toBe(true);
  });

  it.each(["192.168.1.5:8000", "sosie.example"])("%s is not a loopback address", (short) => {
    expect(isLoopback({ address: "", short })).toBe(false);
  });
});
