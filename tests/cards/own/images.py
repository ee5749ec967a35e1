"""Generated test pictures."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

Colour = tuple[int, int, int]


def paper(width: int = 120, height: int = 90, shade: int = 246) -> Image.Image:
    """Return a photographed sheet of paper: light, a little uneven, with some noise."""
    random = np.random.default_rng(1)
    light = shade + 4 * np.cos(np.linspace(0, 3, width))[None, :, None]
    return Image.fromarray((light + random.normal(0, 1.5, (height, width, 3))).clip(0, 255).astype(np.uint8))


def apple(colour: Colour = (200, 30, 40)) -> Image.Image:
    """Return a disc with a white spot, on white paper."""
    image = paper()
    draw = ImageDraw.Draw(image)
    draw.ellipse((35, 20, 85, 70), fill=colour)
    draw.ellipse((45, 30, 55, 40), fill=(250, 250, 250))
    return image


def photo(seed: int = 0, size: tuple[int, int] = (96, 128)) -> Image.Image:
    """Return a picture of random colours."""
    random = np.random.default_rng(seed)
    coarse = Image.fromarray(random.integers(0, 220, (5, 4, 3), dtype=np.uint8))
    return coarse.resize(size, Image.Resampling.BICUBIC)


def cut_out(colour: Colour = (20, 140, 90)) -> Image.Image:
    """Return a disc on a transparent background."""
    image = Image.new("RGBA", (80, 80), (0, 0, 0, 0))
    ImageDraw.Draw(image).ellipse((10, 10, 70, 70), fill=(*colour, 255))
    return image


def photos(folder: Path, count: int) -> Path:
    """Fill a folder with different photographs."""
    folder.mkdir()
    for number in range(count):
        photo(number).save(folder / f"child_{number}.jpg")
    return folder
