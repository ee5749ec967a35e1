import { cutName } from "../draft/document";

/** Names of symbols from the names of their files. */

/** Words that cameras, scanners and messengers put into file names: they say nothing about the picture. */
const BY_A_CAMERA = new Set(
  "img image dsc dscn dscf pxl photo foto picture bild imagen screenshot capture whatsapp signal scan mvimg gopr p untitled".split(
    " ",
  ),
);
const BETWEEN = new Set(["at", "um", "à", "am", "pm", ""]);
/** Numbers of at least so many figures are dates or counters; shorter ones may be meant, as in a deck of numbers. */
const LONG_NUMBER = 5;

/** Returns the name in a file name, or "" if a camera gave it. */
export function nameOfFile(file: string, mostLetters: number): string {
  const stem = file
    .replace(/\.[^.]+$/, "")
    .normalize("NFC")
    .replace(/\p{C}/gu, "")
    .replace(/[_\-\s]+/g, " ")
    .trim();
  if (isByCamera(stem)) return "";
  return cutName(stem, mostLetters);
}

function isByCamera(stem: string): boolean {
  const parts = stem
    .toLowerCase()
    .split(" ")
    .map((part) => part.replace(/[\d.,()]/g, ""));
  const hasLongNumber = (stem.match(/\d+/g) ?? []).some((number) => number.length >= LONG_NUMBER);
  const isUsual = parts.every((part) => BY_A_CAMERA.has(part) || BETWEEN.has(part));
  return isUsual && (hasLongNumber || parts.some((part) => BY_A_CAMERA.has(part)));
}
