"""Real picture files of every kind that the studio reads."""

from pathlib import Path

from PIL import Image, ImageDraw

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#ca6f1e", "#5d6d7e", "#16a085")
_ORIENTATION = 0x0112
_ON_ITS_SIDE = 6
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#c0392b" d="M4 4h24L16 30z"/></svg>'


def drawn(number: int, size: tuple[int, int] = (240, 180)) -> Image.Image:
    """Return a picture that differs from those of other numbers."""
    image = Image.new("RGB", size, COLOURS[number % len(COLOURS)])
    draw = ImageDraw.Draw(image)
    draw.ellipse((20 + 12 * number, 20, 90 + 12 * number, 90), fill="white")
    draw.rectangle((0, 140 - 10 * number, 60, 150), fill="black")
    return image


def write_pictures(folder: Path) -> list[Path]:
    """Write a large photograph on its side, a PNG, WebP, GIF and SVG picture, and one that cannot be read."""
    photo = Image.Exif()
    photo[_ORIENTATION] = _ON_ITS_SIDE
    drawn(0, (4000, 3000)).save(folder / "Anna.jpg", exif=photo)
    drawn(1).save(folder / "le_chat.png")
    drawn(2).save(folder / "moon.webp")
    drawn(3).save(folder / "IMG_20260504_101112.gif")
    (folder / "kite.svg").write_text(SVG)
    (folder / "broken.jpg").write_bytes(b"\xff\xd8\xff no picture")
    names = ("Anna.jpg", "le_chat.png", "moon.webp", "IMG_20260504_101112.gif", "kite.svg", "broken.jpg")
    return [folder / name for name in names]
