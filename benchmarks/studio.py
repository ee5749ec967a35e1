"""The deck studio: from 57 photographs to cards and a PDF through the API, side by side with `sosie make`."""

import hashlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import httpx
import numpy as np
from PIL import Image

from benchmarks.timing import Finding

PHOTOS = 57
_SIZE = (1600, 1200)
_AT_ONCE = 4
"""Requests at once, as the page sends them."""


@dataclass(frozen=True)
class Times:
    """The times of the studio, in seconds since the first photograph was sent."""

    uploaded: float
    first_card: float
    all_cards: float
    pdf: float
    one_more: float
    """From the 58th photograph to the complete deck again."""


def findings() -> Iterator[Finding]:
    """Yield the time to the first card, to the whole deck with its PDF, and for one more photograph."""
    with tempfile.TemporaryDirectory() as folder:
        photos = _photos(Path(folder) / "photos")
        command = _command(photos, Path(folder) / "command")
        studio = _studio(photos, Path(folder) / "studio")
    yield Finding(f"studio: {PHOTOS} photographs uploaded and made symbols", studio.uploaded)
    yield Finding(f"studio: {PHOTOS} photographs to the first card", studio.first_card)
    yield Finding("studio: from the last photograph to the first card", studio.first_card - studio.uploaded, within=2)
    yield Finding(f"studio: {PHOTOS} photographs to all cards", studio.all_cards)
    yield Finding("studio: photographs to deck and PDF, against sosie make", studio.pdf, command, at_most=1.2)
    yield Finding("studio: a 58th photograph, to the complete deck again", studio.one_more, within=2)


def _photos(folder: Path) -> list[Path]:
    """Write photographs with details and noise, so that they are as large as real ones."""
    folder.mkdir()
    paths = []
    for number in range(PHOTOS + 1):
        random = np.random.default_rng(number)
        coarse = Image.fromarray(random.integers(0, 256, (9, 12, 3), dtype=np.uint8)).resize(
            _SIZE, Image.Resampling.BICUBIC
        )
        noise = random.normal(0, 6, (_SIZE[1], _SIZE[0], 1))
        pixels = (np.asarray(coarse, dtype=np.float64) + noise).clip(0, 255).astype(np.uint8)
        paths.append(folder / f"photo_{number:02}.jpg")
        Image.fromarray(pixels).save(paths[-1], quality=85)
    return paths


def _command(photos: list[Path], folder: Path) -> float:
    """Return the time of `sosie make`, with an empty cache."""
    folder.mkdir()
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "sosie", "make", *map(str, photos[:PHOTOS]), "-o", str(folder / "deck.pdf")],
        env={**os.environ, "SOSIE_CACHE": str(folder / "cache")}, check=True, capture_output=True,
    )  # fmt: skip
    return perf_counter() - start


def _studio(photos: list[Path], folder: Path) -> Times:
    with _server(folder) as address, httpx.Client(base_url=address, timeout=300) as client:
        draft = _Draft(client)
        start = perf_counter()
        draft.upload(photos[:PHOTOS])
        uploaded = perf_counter() - start
        cards = draft.save(photos[:PHOTOS])
        draft.get("layouts/0")
        first_card = perf_counter() - start
        draft.lay_out(cards)
        all_cards = perf_counter() - start
        # The command compares all symbols, too.
        draft.get("alike")
        draft.get("deck.sosie")
        draft.get("print.pdf")
        pdf = perf_counter() - start
        draft.upload(photos[PHOTOS:])
        draft.lay_out(draft.save(photos))
        draft.get("deck.sosie")
        return Times(uploaded, first_card, all_cards, pdf, perf_counter() - start - pdf)


class _Draft:
    """A client of the API with the same requests as the page."""

    def __init__(self, client: httpx.Client) -> None:
        created = client.post("/api/drafts", json={}).raise_for_status().json()
        self._client, self._path, self._version = client, f"/api/drafts/{created['id']}", 0
        self._headers = {"Authorization": f"Bearer {created['secret']}"}

    def upload(self, photos: list[Path]) -> None:
        """Upload photographs, a few at once."""
        with ThreadPoolExecutor(_AT_ONCE) as pool:
            list(pool.map(self._upload, photos))

    def save(self, photos: list[Path]) -> int:
        """Save the document with these photographs, and return the number of cards."""
        symbols = [
            {"id": p.stem, "names": {"en": [p.stem]}, "faces": [{"type": "picture", "picture": _sha256(p)}]}
            for p in photos
        ]
        change = {"version": self._version, "document": {"title": "Photographs", "symbols": symbols}}
        state: dict[str, Any] = self._request("PUT", "", json=change).json()
        while state["pending"]:
            sleep(0.2)
            state = self._request("GET", "/state").json()
        self._version = state["version"]
        return len(state["deck"]["cards"])

    def lay_out(self, cards: int) -> None:
        """Fetch all layouts, a few at once."""
        with ThreadPoolExecutor(_AT_ONCE) as pool:
            list(pool.map(lambda number: self.get(f"layouts/{number}"), range(cards)))

    def get(self, path: str) -> bytes:
        """Fetch something of the draft."""
        return self._request("GET", f"/{path}").content

    def _upload(self, photo: Path) -> None:
        self._request(
            "PUT", f"/pictures/{_sha256(photo)}", content=photo.read_bytes(), types={"Content-Type": "image/jpeg"}
        )

    def _request(self, method: str, path: str, types: dict[str, str] | None = None, **given: Any) -> httpx.Response:
        headers = self._headers | (types or {})
        return self._client.request(method, f"{self._path}{path}", headers=headers, **given).raise_for_status()


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    """Run a real server with an empty cache, and yield its address."""
    folder.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "sosie", "serve", "--port", "0", "--data", str(folder / "data")],
        env={**os.environ, "SOSIE_CACHE": str(folder / "cache")}, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    try:
        yield next(found[0] for line in process.stdout or () if (found := re.search(r"http://\S+", line)))
    finally:
        process.terminate()
        process.wait(timeout=20)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    for finding in findings():
        times = " ".join(finding.columns)
        print(f"{finding.name:<58} {times:>22} {finding.measured:>10}  {finding.goal} {finding.verdict}")
