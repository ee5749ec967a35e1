/** Width and height of picture files, read from their headers, before anything is decoded. */

/** Bytes of a file that hold its size; in a JPEG file, metadata comes first. */
export const HEADER_BYTES = 1_000_000;

export type Size = readonly [width: number, height: number];

/** Returns the size that a PNG, GIF, WebP or JPEG file declares; null if that cannot be told. */
export function sizeOf(header: Uint8Array): Size | null {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const text = (at: number, length: number): string => String.fromCharCode(...header.subarray(at, at + length));
  try {
    if (text(1, 3) === "PNG") return [view.getUint32(16), view.getUint32(20)];
    if (text(0, 4) === "GIF8") return [view.getUint16(6, true), view.getUint16(8, true)];
    if (text(8, 4) === "WEBP") return webpSize(view, text(12, 4));
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null;
  } catch {
    // The file ends before its size.
    return null;
  }
}

function webpSize(view: DataView, chunk: string): Size | null {
  const low14 = (at: number): number => view.getUint16(at, true) & 0x3fff;
  const low24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  if (chunk === "VP8 ") return [low14(26), low14(28)];
  if (chunk === "VP8X") return [low24(24) + 1, low24(27) + 1];
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

function jpegSize(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    // All kinds of frames; C4, C8 and CC are tables and reserved.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    // Bytes FF may fill the space before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
