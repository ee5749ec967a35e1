"""Files of finished drafts: .sosie, PDF, and pictures of its pages."""

from collections.abc import Mapping
from functools import partial

from sosie.cards.own.document import look_of
from sosie.cards.own.document_check import usable_names
from sosie.cards.own.names import unique_ids
from sosie.cards.print import PrintOptions
from sosie.editions import NamedSymbol
from sosie.server.runtime.lru import LruCache
from sosie.server.studio.cards import DraftCards
from sosie.server.studio.draft_deck import DraftDeck
from sosie.server.studio.faces import Faces
from sosie.server.workers.draft_jobs import LaidOutDraft, PrintDraft, PrintPages, WriteDeckFile
from sosie.server.workers.pool import JobRunner

_MAX_FILES, _BYTES_OF_FILES = 16, 60_000_000
_MAX_PAGES, _BYTES_OF_PAGES = 16, 40_000_000


class DraftOutputs:
    """Writes and prints finished drafts; the latest few files are cached."""

    def __init__(self, jobs: JobRunner, faces: Faces, cards: DraftCards) -> None:
        self._jobs, self._faces, self._cards = jobs, faces, cards
        self._files: LruCache[tuple[str, ...], bytes] = LruCache(_MAX_FILES, _BYTES_OF_FILES, len)
        self._pages: LruCache[tuple[str, ...], tuple[bytes, ...]] = LruCache(
            _MAX_PAGES, _BYTES_OF_PAGES, lambda pages: sum(map(len, pages))
        )

    async def file(self, deck: DraftDeck, address: str) -> bytes:
        """Return a draft as a .sosie file."""
        return await self._files.get_or_create(_key(deck, ".sosie"), partial(self._write, deck, address))

    async def pdf(self, deck: DraftDeck, options: PrintOptions, address: str) -> bytes:
        """Return a draft as a PDF."""
        return await self._files.get_or_create(_key(deck, options), partial(self._print, deck, options, address))

    async def pages(self, deck: DraftDeck, options: PrintOptions, width: int, address: str) -> tuple[bytes, ...]:
        """Return the pages of the PDF as PNG files; the first is this many pixels wide."""
        return await self._pages.get_or_create(
            _key(deck, options, width), partial(self._render, deck, options, width, address)
        )

    def has_pdf(self, deck: DraftDeck, options: PrintOptions) -> bool:
        """Tell whether a PDF is cached."""
        return self._files.get(_key(deck, options)) is not None

    def has_pages(self, deck: DraftDeck, options: PrintOptions, width: int) -> bool:
        """Tell whether the pages of a PDF are cached."""
        return self._pages.get(_key(deck, options, width)) is not None

    def cached_drafts(self) -> set[str]:
        """Return the ids of the drafts whose files are cached."""
        return {key[0] for keys in (self._files.keys(), self._pages.keys()) for key in keys}

    def forget(self, draft: str) -> None:
        """Drop everything cached of a draft."""
        for cache in (self._files, self._pages):
            cache.discard(lambda key: key[0] == draft)

    def close(self) -> None:
        """Cancel pending work."""
        self._files.close()
        self._pages.close()

    async def _write(self, deck: DraftDeck, address: str) -> bytes:
        return await self._jobs.run(WriteDeckFile(deck.draft, await self._laid_out(deck, address)), address)

    async def _print(self, deck: DraftDeck, options: PrintOptions, address: str) -> bytes:
        return await self._jobs.run(PrintDraft(deck.draft, await self._laid_out(deck, address), options), address)

    async def _render(self, deck: DraftDeck, options: PrintOptions, width: int, address: str) -> tuple[bytes, ...]:
        return await self._jobs.run(
            PrintPages(deck.draft, await self._laid_out(deck, address), options, width), address
        )

    async def _laid_out(self, deck: DraftDeck, address: str) -> LaidOutDraft:
        document = deck.document
        layouts = await self._cards.layouts(deck, address)
        svgs = await self._faces.svgs(deck.draft, [key for keys in deck.faces for key in keys])
        # Like the command: each symbol gets an id, also one that is left out.
        names = [usable_names(symbol) for symbol in document.symbols]
        ids = unique_ids(_first(own) for own in names)
        known = {symbol.id: own for symbol, own in zip(document.symbols, zip(ids, names, strict=True), strict=True)}
        symbols = tuple(
            NamedSymbol(*known[symbol.id], tuple(svgs[key] for key in keys), symbol.source)
            for symbol, keys in zip(deck.symbols, deck.faces, strict=True)
        )
        return LaidOutDraft(document.title, document.language, symbols, deck.cards, look_of(document), layouts)


def _first(names: Mapping[str, tuple[str, ...]]) -> str:
    return next(iter(names.values()))[0]


def _key(deck: DraftDeck, *parts: object) -> tuple[str, ...]:
    return (deck.draft, str(deck.checked.draft.version), *map(repr, parts))
