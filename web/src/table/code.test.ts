import { describe, expect, it } from "vitest";
import { isWhole, readCode } from "./code";

describe("a code as it is typed", () => {
  it.each([
    ["9FPFD", "9FPFD"],
    ["9fpfd", "9FPFD"],
    [" 9f p-fd ", "9FPFD"],
    ["9FPFD9", "9FPFD"],
    ["9F", "9F"],
    ["", ""],
  ])("%j is read as %j", (typed, code) => expect(readCode(typed)).toBe(code));

  it("is found in a link that was pasted", () => {
    expect(readCode("http://192.168.1.20:8000/t/9fpfd")).toBe("9FPFD");
    expect(readCode("Come and play: https://play.example.org/t/7KQ2M?x=1#top")).toBe("7KQ2M");
  });

  it("takes what looks like a digit for the digit, and leaves out what is in no code", () => {
    expect(readCode("s2345")).toBe("52345");
    expect(readCode("AEIOU01L")).toBe("");
  });

  it("is whole with five letters and digits", () => {
    expect(isWhole("9FPF")).toBe(false);
    expect(isWhole("9FPFD")).toBe(true);
  });
});
