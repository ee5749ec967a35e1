import { describe, expect, it } from "vitest";
import { sizeOf } from "./picture-size";

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (letter) => letter.charCodeAt(0)) : [...part],
    ),
  );
const WEBP = "RIFF\0\0\0\0WEBP";
const EXIF = ["\xff\xe1", [0, 6], "Exif"] as const;

describe("sizeOf", () => {
  it.each([
    ["PNG", bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 0x1b, 0x58, 0, 0, 0, 7]), [7000, 7]],
    ["GIF", bytes("GIF89a", [0x58, 0x1b, 7, 0]), [7000, 7]],
    ["lossy WebP", bytes(WEBP, "VP8 ", [0, 0, 0, 0], [0, 0, 0, 0x9d, 1, 0x2a, 0x58, 0x1b, 7, 0]), [7000, 7]],
    ["lossless WebP", bytes(WEBP, "VP8L", [0, 0, 0, 0], [0x2f, 0x57, 0x9b, 1, 0]), [7000, 7]],
    ["extended WebP", bytes(WEBP, "VP8X", [0, 0, 0, 0], [0, 0, 0, 0, 0x57, 0x1b, 0, 6, 0, 1]), [7000, 65_543]],
    ["JPEG with metadata", bytes("\xff\xd8", ...EXIF, "\xff\xff\xc2", [0, 17, 8, 0, 7, 0x1b, 0x58]), [7000, 7]],
  ])("reads the size of a %s file", (_, header, size) => expect(sizeOf(header)).toEqual(size));

  it.each([
    ["is another", bytes("%PDF-1.7")],
    ["ends too soon", bytes("\x89PNG\r\n\x1a\n")],
    ["has no frame", bytes("\xff\xd8", ...EXIF, "text")],
  ])("does not guess the size of a file that %s", (_, header) => expect(sizeOf(header)).toBeNull());
});
