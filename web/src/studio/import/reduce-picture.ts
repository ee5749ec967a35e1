/** Pictures made ready on the device: upright, without metadata, and small enough to travel. */

/** Longest side, in pixels: enough to cut a part out of it and print that. */
export const LONGEST_SIDE = 1400;
/** Size up to which a picture stays lossless, in bytes. */
const MOST_LOSSLESS = 900_000;
const JPEG_QUALITY = 0.9;
const MOST_SVG_BYTES = 2_000_000;
const MOST_FILE_BYTES = 80_000_000;
const LEAST_SIDE = 16;

/** Why a file cannot be used; the page has a sentence for each. */
export type PictureFault = "empty" | "too-large" | "too-small" | "heic" | "unreadable" | "not-a-picture";

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

/** Returns a picture file as the page keeps and sends it. */
export async function reducePicture(file: Blob): Promise<Blob> {
  if (file.size === 0) throw new UnusablePicture("empty");
  if (file.size > MOST_FILE_BYTES) throw new UnusablePicture("too-large");
  const kind = kindOf(new Uint8Array(await file.slice(0, 2048).arrayBuffer()));
  if (kind === "svg") return asSvg(file);
  const isPicture = kind !== "other" || file.type.startsWith("image/");
  if (!isPicture) throw new UnusablePicture("not-a-picture");
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    // A text or a document with the name of a picture.
    throw new UnusablePicture(kind === "heic" ? "heic" : kind === "other" ? "not-a-picture" : "unreadable");
  });
  try {
    return await redrawn(bitmap, kind);
  } finally {
    bitmap.close();
  }
}

async function asSvg(file: Blob): Promise<Blob> {
  if (file.size > MOST_SVG_BYTES) throw new UnusablePicture("too-large");
  const root = new DOMParser().parseFromString(await file.text(), "image/svg+xml").documentElement;
  if (root.nodeName !== "svg") throw new UnusablePicture("unreadable");
  return new Blob([file], { type: "image/svg+xml" });
}

async function redrawn(bitmap: ImageBitmap, kind: Kind): Promise<Blob> {
  if (Math.min(bitmap.width, bitmap.height) < LEAST_SIDE) throw new UnusablePicture("too-small");
  const [width, height] = fitted(bitmap.width, bitmap.height);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d")!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  if (kind === "jpeg" || kind === "heic") return encoded(canvas, "image/jpeg");
  const lossless = await encoded(canvas, "image/png");
  if (lossless.size <= MOST_LOSSLESS || hasTransparency(context, width, height)) return lossless;
  return encoded(canvas, "image/jpeg");
}

function hasTransparency(context: CanvasRenderingContext2D, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 250) return true;
  return false;
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (blob: Blob | null): void => (blob ? resolve(blob) : reject(new UnusablePicture("unreadable")));
    canvas.toBlob(settle, type, JPEG_QUALITY);
  });
}
