"""Drafts for tests: pictures of many kinds, and a client of the API with a draft's secret."""

import hashlib
import io
import time
from collections.abc import Sequence
from typing import Any

import httpx
import numpy as np
from PIL import Image

from waiting import PATIENCE_S

Json = dict[str, Any]
ANIMALS = (
    "cat", "dog", "cow", "horse", "mouse", "rabbit", "fox", "bear", "wolf", "tiger", "lion", "zebra", "camel",
)  # fmt: skip


def photo(number: int, size: tuple[int, int] = (160, 120), kind: str = "JPEG") -> bytes:
    """Return a picture like a photograph: smooth, colourful, different for each number."""
    random = np.random.default_rng(number)
    coarse = random.integers(0, 256, (4, 5, 3), dtype=np.uint8)
    out = io.BytesIO()
    Image.fromarray(coarse).resize(size, Image.Resampling.BICUBIC).save(out, kind, quality=90)
    return out.getvalue()


def sha256(content: bytes) -> str:
    """Return the digest that names a picture."""
    return hashlib.sha256(content).hexdigest()


def picture_symbol(name: str, content: bytes, **edits: Any) -> Json:
    """Return a symbol of a document with one picture."""
    face = {"type": "picture", "picture": sha256(content), **edits}
    return {"id": name, "names": {"en": [name]}, "faces": [face], "source": f"{name}.jpg"}


def word_symbol(name: str) -> Json:
    """Return a symbol of a document with one word."""
    return {"id": name, "names": {"en": [name]}, "faces": [{"type": "word", "text": name}]}


class DraftClient:
    """A draft and its owner."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        created = client.post("/api/drafts", json={}).raise_for_status().json()
        self.id, self.secret, self.version = created["id"], created["secret"], created["version"]

    def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Send a request about the draft, with its secret."""
        headers = {"Authorization": f"Bearer {self.secret}", **given.pop("headers", {})}
        return self.client.request(method, f"/api/drafts/{self.id}{path}", headers=headers, timeout=PATIENCE_S, **given)

    def get(self, path: str, **query: Any) -> httpx.Response:
        """Read something of the draft."""
        return self.request("GET", path, params=query)

    def upload(self, content: bytes, kind: str = "image/jpeg") -> httpx.Response:
        """Upload a picture."""
        return self.request("PUT", f"/pictures/{sha256(content)}", content=content, headers={"Content-Type": kind})

    def change(self, symbols: Sequence[Json], version: int | None = None, **others: Any) -> httpx.Response:
        """Replace the document."""
        document = {"title": "Our class", "symbols": list(symbols), **others}
        based_on = self.version if version is None else version
        answer = self.request("PUT", "", json={"version": based_on, "document": document})
        if answer.status_code == 200:
            self.version = answer.json()["version"]
        return answer

    def settled(self) -> Json:
        """Return the state once no face is pending."""
        deadline = time.monotonic() + 120
        while (state := self.get("/state").raise_for_status().json())["pending"]:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        return dict(state)

    def fill(self, count: int, **others: Any) -> Json:
        """Upload this many photographs, put them into the document, and return the settled state."""
        photos = [photo(number) for number in range(count)]
        for content in photos:
            self.upload(content).raise_for_status()
        names = [ANIMALS[n] if n < len(ANIMALS) else f"animal {n}" for n in range(count)]
        symbols = [picture_symbol(name.replace(" ", "-"), content) for name, content in zip(names, photos, strict=True)]
        self.change(symbols, **others).raise_for_status()
        return self.settled()
