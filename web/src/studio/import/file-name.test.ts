import { describe, expect, it } from "vitest";
import { nameOfFile } from "./file-name";

describe("nameOfFile", () => {
  it.each([
    ["Anne-Lise.jpg", "Anne Lise"],
    ["le_chat noir.png", "le chat noir"],
    ["archive.tar.png", "archive.tar"],
    ["e\u0301cole.jpg", "école"],
    ["Zoé 2.jpeg", "Zoé 2"],
    ["imagination.png", "imagination"],
    ["panda.png", "panda"],
    ["a".repeat(60) + ".png", "a".repeat(40)],
  ])("names %s", (file, name) => expect(nameOfFile(file, 40)).toBe(name));

  it.each([
    "IMG_20260504_101112.jpg",
    "DSC01234.JPG",
    "PXL_20260101_101010123.jpg",
    "image.png",
    "WhatsApp Image 2026-05-04 at 10.11.12.jpeg",
    "Screenshot 2026-05-04.png",
    "20260504_101112.jpg",
    "IMG-0042 (1).jpeg",
  ])("asks for the name of %s", (file) => expect(nameOfFile(file, 40)).toBe(""));
});
