import type { Edition, Layout } from "./edition.svelte";

/** Fetches what is drawn on a card, so that it can turn up whole; what cannot be fetched is not waited for. */
export async function fetchDrawings(edition: Edition, layout: Layout): Promise<void> {
  const drawings = layout.map(({ symbol, face }) => {
    const image = new Image();
    image.src = edition.drawing(symbol, face);
    return image.decode();
  });
  await Promise.allSettled(drawings);
}
