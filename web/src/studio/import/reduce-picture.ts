import { Budget } from "./budget";
import { HEADER_BYTES, sizeOf, type Size } from "./picture-size";

/** Pictures made ready on the device: upright, without metadata, and small enough to travel. */

/** Longest side, in pixels: enough to cut a part out of it and print that. */
export const LONGEST_SIDE = 1400;
/** Size up to which a picture stays lossless, in bytes. */
const MAX_LOSSLESS = 900_000;
const JPEG_QUALITY = 0.9;
const MAX_SVG_BYTES = 2_000_000;
const MAX_FILE_BYTES = 80_000_000;
const MIN_SIDE = 16;
/** The largest pictures of phones; decoded, each pixel needs four bytes. */
const MAX_PIXELS = 200_000_000;
/** The largest canvas of phones. */
const MAX_CANVAS_PIXELS = 16_000_000;
/** Pixels that are decoded at the same time: two photographs of a phone, or one larger picture. */
const decoding = new Budget(25_000_000);

/** Why a file cannot be used; the page has a sentence for each. */
export type PictureFault =
  "empty" | "too-large" | "too-many-pixels" | "too-small" | "heic" | "unreadable" | "not-a-picture";

export class UnusablePicture extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

type Kind = "jpeg" | "png" | "gif" | "webp" | "svg" | "heic" | "other";

/** Returns the kind of a picture by its first bytes: names and types of files are often wrong. */
export function kindOf(start: Uint8Array): Kind {
  // One letter for each byte; the browsers' decoder of Latin-1 is one of Windows-1252.
  const text = String.fromCharCode(...start);
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG")) return "png";
  if (text.startsWith("GIF8")) return "gif";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (/^....ftyp(hei|hev|mif|msf)/s.test(text)) return "heic";
  return /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!--|!doctype svg)/i.test(text) && /<svg/i.test(text) ? "svg" : "other";
}

/** Returns the size of a picture within the longest side. */
export function fitted(width: number, height: number, longest = LONGEST_SIDE): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** Returns a picture file as the page keeps and sends it, or smaller. */
export async function reducePicture(file: Blob, longest = LONGEST_SIDE): Promise<Blob> {
  if (file.size === 0) throw new UnusablePicture("empty");
  if (file.size > MAX_FILE_BYTES) throw new UnusablePicture("too-large");
  const header = await headerOf(file);
  const kind = kindOf(header.subarray(0, 2048));
  if (kind === "svg") return asSvg(file);
  const isPicture = kind !== "other" || file.type.startsWith("image/");
  if (!isPicture) throw new UnusablePicture("not-a-picture");
  const pixels = pixelsOf(sizeOf(header));
  if (pixels > MAX_PIXELS) throw new UnusablePicture("too-many-pixels");
  return decoding.run(pixels, () => redrawn(file, kind, longest));
}

/** Returns a picture as it is if it is small and an SVG picture always; otherwise a smaller copy. */
export async function smallPicture(picture: Blob, longest: number): Promise<Blob> {
  const size = sizeOf(await headerOf(picture));
  return size && Math.max(...size) <= longest ? picture : reducePicture(picture, longest);
}

async function headerOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
}

/** Returns the pixels to decode; a picture whose header does not tell is decoded alone. */
function pixelsOf(size: Size | null): number {
  return size ? size[0] * size[1] : decoding.total;
}

async function asSvg(file: Blob): Promise<Blob> {
  if (file.size > MAX_SVG_BYTES) throw new UnusablePicture("too-large");
  const root = new DOMParser().parseFromString(await file.text(), "image/svg+xml").documentElement;
  if (root.nodeName !== "svg") throw new UnusablePicture("unreadable");
  return new Blob([file], { type: "image/svg+xml" });
}

async function redrawn(file: Blob, kind: Kind, longest: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    // A text or a document with the name of a picture.
    throw new UnusablePicture(kind === "heic" ? "heic" : kind === "other" ? "not-a-picture" : "unreadable");
  });
  if (Math.min(bitmap.width, bitmap.height) < MIN_SIDE) {
    bitmap.close();
    throw new UnusablePicture("too-small");
  }
  const canvas = scaled(bitmap, fitted(bitmap.width, bitmap.height, longest));
  try {
    return await compressed(canvas, kind);
  } finally {
    free(canvas);
  }
}

/** Draws a picture smaller, and frees it; in steps, since browsers keep a third of what they scale down at once in a cache. */
function scaled(bitmap: ImageBitmap, [width, height]: Size): HTMLCanvasElement {
  let source: ImageBitmap | HTMLCanvasElement = bitmap;
  for (;;) {
    const step = Math.max(2, Math.sqrt((source.width * source.height) / MAX_CANVAS_PIXELS));
    if (Math.min(source.width / width, source.height / height) < step) return redraw(source, [width, height], "high");
    source = redraw(source, [Math.floor(source.width / step), Math.floor(source.height / step)], "low");
  }
}

function redraw(
  source: ImageBitmap | HTMLCanvasElement,
  [width, height]: Size,
  quality: ImageSmoothingQuality,
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = contextOf(canvas);
  context.imageSmoothingQuality = quality;
  context.drawImage(source, 0, 0, width, height);
  free(source);
  return canvas;
}

/** Frees pixels now, not with the next garbage collection. */
function free(source: ImageBitmap | HTMLCanvasElement): void {
  if (source instanceof ImageBitmap) source.close();
  else source.width = source.height = 0;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  // Not in the memory of the graphics processor, which is small: it is read at once.
  return canvas.getContext("2d", { willReadFrequently: true })!;
}

async function compressed(canvas: HTMLCanvasElement, kind: Kind): Promise<Blob> {
  if (kind === "jpeg" || kind === "heic") return encoded(canvas, "image/jpeg");
  const lossless = await encoded(canvas, "image/png");
  if (lossless.size <= MAX_LOSSLESS || hasTransparency(canvas)) return lossless;
  return encoded(canvas, "image/jpeg");
}

function hasTransparency(canvas: HTMLCanvasElement): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 250) return true;
  return false;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null): void => (blob ? resolve(blob) : reject(new UnusablePicture("unreadable")));
    canvas.toBlob(settle, type, JPEG_QUALITY);
  });
}
