import type { Edition } from "../cards/edition.svelte";

/** A picture of a match, to share: its cards as the server draws them, with the symbol ringed and a sentence. */

const [WIDTH, HEIGHT] = [1200, 800];
const MARGIN = 60;
const GAP = 40;
const TEXT = 130;
/** Half of the side of the server's picture of a card, in radii of the card. */
const HALF_SIDE = 1.01;
/** The light theme, in every picture. */
const COLOURS = { ground: "#fbf6ec", ink: "#1f2a44", soft: "#5a6076", ring: "#1a936f" };

export interface MomentPicture {
  cards: readonly number[];
  symbol: string;
  sentence: string;
}

/** Returns the centre of each card and its side, in pixels. */
export function arrangeCards(count: number): { side: number; centres: { x: number; y: number }[] } {
  const room = HEIGHT - MARGIN - TEXT;
  const side = Math.min((WIDTH - 2 * MARGIN - (count - 1) * GAP) / count, room);
  const left = (WIDTH - count * side - (count - 1) * GAP) / 2;
  const centres = Array.from({ length: count }, (_, at) => ({
    x: left + at * (side + GAP) + side / 2,
    y: MARGIN / 2 + room / 2,
  }));
  return { side, centres };
}

/** Draws a picture, and returns it as a PNG file. */
export async function drawMoment(edition: Edition, moment: MomentPicture): Promise<Blob> {
  const { side, centres } = arrangeCards(moment.cards.length);
  const images = await Promise.all(moment.cards.map((card) => loaded(cardPicture(edition, card))));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d")!;
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  const rings = moment.cards.flatMap((card, at) => ringOn(edition, card, moment.symbol, centres[at]!, side));
  images.forEach((image, at) => {
    context.drawImage(image, centres[at]!.x - side / 2, centres[at]!.y - side / 2, side, side);
  });
  drawRings(context, rings);
  await document.fonts.load("600 40px Fredoka");
  drawText(context, moment.sentence);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("the picture is empty"))), "image/png"),
  );
}

interface Ring {
  x: number;
  y: number;
  r: number;
}

function ringOn(
  edition: Edition,
  card: number,
  symbol: string,
  centre: { x: number; y: number },
  side: number,
): Ring[] {
  const placed = edition.layout(card)?.find((one) => one.symbol === symbol);
  if (!placed) return [];
  const [, , width, height] = edition.box(symbol, placed.face);
  const unit = side / (2 * HALF_SIDE);
  return [
    {
      x: centre.x + placed.x * unit,
      y: centre.y + placed.y * unit,
      r: (placed.scale * Math.max(width, height) * unit) / 2,
    },
  ];
}

function drawRings(context: CanvasRenderingContext2D, rings: readonly Ring[]): void {
  context.strokeStyle = COLOURS.ring;
  context.lineWidth = 8;
  for (const { x, y, r } of rings) {
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.stroke();
  }
}

function drawText(context: CanvasRenderingContext2D, sentence: string): void {
  context.textAlign = "center";
  context.fillStyle = COLOURS.ink;
  context.font = "600 40px Fredoka, sans-serif";
  context.fillText(sentence, WIDTH / 2, HEIGHT - 78, WIDTH - 2 * MARGIN);
  context.fillStyle = COLOURS.soft;
  context.font = "500 28px Fredoka, sans-serif";
  context.fillText("Sosie", WIDTH / 2, HEIGHT - 30);
}

function cardPicture({ id, info }: Edition, card: number): string {
  return `/api/editions/${encodeURIComponent(id)}/cards/${card}.png?width=800&v=${info.version}`;
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}
