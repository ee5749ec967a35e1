import { describe, expect, it } from "vitest";
import { change, MAX_STEPS, redo, startHistory, undo } from "./history";

const letters = ["b", "c", "d"].reduce((history, letter) => change(history, letter), startHistory("a"));

describe("history", () => {
  it("goes back and forth", () => {
    const back = undo(undo(letters));
    expect(back.present).toBe("b");
    expect(redo(redo(back)).present).toBe("d");
    expect(undo(undo(undo(undo(letters)))).present).toBe("a");
    expect(redo(letters)).toBe(letters);
  });

  it("drops the future after a change", () => {
    const changed = change(undo(letters), "x");
    expect(redo(changed).present).toBe("x");
    expect(undo(changed).present).toBe("c");
  });

  it("joins changes with the same key into one step", () => {
    const typed = ["c", "ca", "cat"].reduce((history, name) => change(history, name, "name of 1"), startHistory(""));
    expect(undo(typed).present).toBe("");
    expect(undo(change(typed, "dog", "name of 2")).present).toBe("cat");
  });

  it("starts a new step after an undo, even with the same key", () => {
    const typed = change(change(startHistory(""), "c", "k"), "ca", "k");
    const again = change(redo(undo(typed)), "cab", "k");
    expect(undo(again).present).toBe("ca");
  });

  it("is bounded", () => {
    let long = startHistory(0);
    for (let step = 1; step <= MAX_STEPS + 50; step += 1) long = change(long, step);
    expect(long.past).toHaveLength(MAX_STEPS);
  });
});
