import { describe, expect, it } from "vitest";
import { fitted, kindOf } from "./reduce-picture";

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("kindOf", () => {
  it.each([
    ["jpeg", "\xff\xd8\xff\xe1\0\0Exif"],
    ["png", "\x89PNG\r\n\x1a\n"],
    ["gif", "GIF89a"],
    ["webp", "RIFF\x10\0\0\0WEBPVP8 "],
    ["heic", "\0\0\0\x24ftypheic"],
    ["svg", "\xef\xbb\xbf<?xml version='1.0'?>\n<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["other", "%PDF-1.7"],
  ])("recognises %s by its first bytes", (kind, start) => expect(kindOf(bytes(start))).toBe(kind));
});

describe("fitted", () => {
  it.each([
    [4000, 3000, [1400, 1050]],
    [300, 200, [300, 200]],
    [10_000, 1, [1400, 1]],
  ])("fits %s x %s", (width, height, size) => expect(fitted(width, height)).toEqual(size));
});
