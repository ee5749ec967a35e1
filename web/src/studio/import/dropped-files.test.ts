import { describe, expect, it } from "vitest";
import { areFilesMeant, filesOf, MAX_FILES } from "./dropped-files";

describe("areFilesMeant", () => {
  const files = [{ name: "le chat.png" }, { name: "dog.jpg" }];

  it.each([
    ["a copied picture", [{ name: "image.png" }], "", true],
    ["files with their names, as macOS copies them", files, "le chat.png\rdog.jpg", true],
    [
      "files with their addresses, as Linux copies them",
      files,
      "file:///home/anna/le%20chat.png\nfile:///home/anna/dog.jpg\n",
      true,
    ],
    ["cells with a picture of them, as spreadsheets copy them", [{ name: "image.png" }], "the cat\tle chat", false],
    ["a text", [], "apple\nbread", false],
    ["nothing", [], "", false],
  ])("recognises %s", (_, some, text, areMeant) => expect(areFilesMeant(some, text)).toBe(areMeant));
});

describe("filesOf", () => {
  const file = (name: string, isBroken = false): FileSystemEntry =>
    ({
      name,
      isFile: true,
      file: (resolve: (file: { name: string }) => void, reject: (error: Error) => void) =>
        isBroken ? reject(new Error("NotFoundError")) : resolve({ name }),
    }) as unknown as FileSystemEntry;
  const folder = (name: string, entries: readonly FileSystemEntry[]): FileSystemEntry => {
    const rest = [...entries];
    const readEntries = (resolve: (some: FileSystemEntry[]) => void): void => resolve(rest.splice(0, 100));
    return { name, isFile: false, createReader: () => ({ readEntries }) } as unknown as FileSystemEntry;
  };

  it("reads folders in order, and names files that cannot be read", async () => {
    const drop = await filesOf([
      folder("class", [file("img10.jpg"), file("img2.jpg"), file("broken.jpg", true), file(".DS_Store")]),
      file("last.png"),
    ]);
    expect(drop.files.map(({ name }) => name)).toEqual(["img2.jpg", "img10.jpg", "last.png"]);
    expect(drop).toMatchObject({ unreadable: ["broken.jpg"], isCut: false });
  });

  it("says when there are too many", async () => {
    const many = Array.from({ length: MAX_FILES + 1 }, (_, at) => file(`${at}.jpg`));
    const drop = await filesOf([folder("all", many)]);
    expect([drop.files.length, drop.isCut]).toEqual([MAX_FILES, true]);
    expect((await filesOf([folder("all", many.slice(1))])).isCut).toBe(false);
  });
});
