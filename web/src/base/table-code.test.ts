import { describe, expect, it } from "vitest";
import { isComplete, parseCode } from "./table-code";

describe("table code", () => {
  it.each([
    ["9FPFD", "9FPFD"],
    ["9fpfd", "9FPFD"],
    [" 9f p-fd ", "9FPFD"],
    ["9FPFD9", "9FPFD"],
    ["9F", "9F"],
    ["", ""],
  ])("%j is read as %j", (typed, code) => expect(parseCode(typed)).toBe(code));

  it("is found in a pasted link", () => {
    expect(parseCode("http://192.168.1.20:8000/t/9fpfd")).toBe("9FPFD");
    expect(parseCode("Come and play: https://play.example.org/t/7KQ2M?x=1#top")).toBe("7KQ2M");
  });

  it("maps look-alikes and drops other characters", () => {
    expect(parseCode("s2345")).toBe("52345");
    expect(parseCode("AEIOU01L")).toBe("");
  });

  it("is complete with five characters", () => {
    expect(isComplete("9FPF")).toBe(false);
    expect(isComplete("9FPFD")).toBe(true);
  });
});
