"""The repository of built-in editions and own decks."""

from functools import partial

from sosie.cards import CardDesign
from sosie.editions import EDITIONS, Edition, edition
from sosie.server.access.refusal import Refusal, not_found
from sosie.server.decks.served_edition import ServedEdition, own_edition
from sosie.server.runtime.lru import LruCache
from sosie.server.store.rows import DeckRow
from sosie.server.store.store import Store
from sosie.server.workers.jobs import DeckContent, ReadDeck
from sosie.server.workers.pool import JobRunner
from sosie.table.outcome import Rejected
from sosie.table.settings import Pack

_MAX_DECKS, _BYTES_OF_DECKS = 64, 100_000_000
_MAX_FILES, _BYTES_OF_FILES = 16, 60_000_000


class DeckRepository:
    """Finds a built-in edition by name, or an own deck by id."""

    def __init__(self, store: Store, worker_pool: JobRunner) -> None:
        self._store, self._worker_pool = store, worker_pool
        # Read at start, and not during a game.
        self._built_in = {name: _served(edition(name)) for name in EDITIONS}
        self._own: LruCache[str, ServedEdition] = LruCache(_MAX_DECKS, _BYTES_OF_DECKS, lambda deck: deck.weight)
        self._files: LruCache[str, bytes] = LruCache(_MAX_FILES, _BYTES_OF_FILES, len)

    async def find(self, name: str, address: str) -> ServedEdition:
        """Return an edition, for a client at an address."""
        return self._built_in.get(name) or await self._find_own(name, address)

    async def find_pack(self, name: str, address: str) -> Pack:
        """Return the cards of an edition, as a table holds them."""
        try:
            return (await self.find(name, address)).pack
        except Refusal as refusal:
            raise Rejected(refusal.code, str(refusal)) from None

    async def add(self, deck_id: str, content: DeckContent) -> ServedEdition:
        """Cache and return a newly saved deck."""
        deck = own_edition(content, deck_id, (await self._row(deck_id)).sha256)
        self._own.add(deck_id, deck)
        return deck

    async def file(self, deck_id: str, address: str) -> bytes:
        """Return a deck as a file, rewritten since earlier versions saved files unchanged."""
        await self._row(deck_id)
        return await self._files.get_or_create(deck_id, partial(self._rewrite, deck_id, address))

    def cached_decks(self) -> list[str]:
        """Return the ids of the cached decks."""
        return self._own.keys()

    def forget(self, deck_id: str) -> None:
        """Drop everything cached of a deck."""
        self._own.discard(lambda key: key == deck_id)
        self._files.discard(lambda key: key == deck_id)

    async def _find_own(self, deck_id: str, address: str) -> ServedEdition:
        row = await self._row(deck_id)
        return await self._own.get_or_create(deck_id, partial(self._read, row, address))

    async def _row(self, deck_id: str) -> DeckRow:
        """Return the row of a deck, which another server may have deleted."""
        row = await self._store.use_deck(deck_id)
        if row is None:
            self.forget(deck_id)
            raise not_found("no-such-edition", f"there is no such edition: choose one of {', '.join(EDITIONS)}")
        return row

    async def _read(self, row: DeckRow, address: str) -> ServedEdition:
        content = await self._worker_pool.run(ReadDeck(await load_file(self._store, row.id)), address)
        return own_edition(content, row.id, row.sha256)

    async def _rewrite(self, deck_id: str, address: str) -> bytes:
        file = await load_file(self._store, deck_id)
        return (await self._worker_pool.run(ReadDeck(file, rewrite=True), address)).file


async def load_file(store: Store, deck_id: str) -> bytes:
    """Load the file of a deck from the store."""
    deck = await store.deck(deck_id)
    if deck is None:
        raise not_found("no-such-deck", "there is no such deck")
    return deck.file


async def save_deck(store: Store, file: bytes, deck: Edition, owner: str = "") -> str:
    """Save the file of a validated deck under its title, and return its id."""
    return await store.save_deck(file, next(iter(deck.title.values())), deck.id, owner)


def _served(chosen: Edition) -> ServedEdition:
    return ServedEdition(chosen, CardDesign(chosen).version)
