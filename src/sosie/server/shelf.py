"""The editions that tables here can play with: those that come with Sosie, and decks that people have brought."""

from sosie.cards import CardDesign
from sosie.editions import EDITIONS, Edition, edition
from sosie.server.latest import Latest
from sosie.server.problems import Refusal, not_found
from sosie.server.shelved import Shelved, read_deck
from sosie.server.store.store import Store
from sosie.server.workshop import Workshop
from sosie.table.outcome import NotNow
from sosie.table.settings import Pack

_KEPT_DECKS = 64


class Shelf:
    """Finds an edition by its name, or a deck that somebody has brought by its id."""

    def __init__(self, store: Store, workshop: Workshop) -> None:
        self._store, self._workshop = store, workshop
        # Read now, and not when tables are being played at.
        self._built_in = {name: _shelved(edition(name)) for name in EDITIONS}
        self._brought: Latest[str, Shelved] = Latest(_KEPT_DECKS)

    async def find(self, name: str) -> Shelved:
        """Return an edition."""
        return self._built_in.get(name) or await self._find_brought(name)

    async def find_pack(self, name: str) -> Pack:
        """Return the cards of an edition, as a table has them."""
        try:
            return (await self.find(name)).pack
        except Refusal as refusal:
            raise NotNow(refusal.code, str(refusal)) from None

    def cached_decks(self) -> list[str]:
        """Return the ids of the decks in memory."""
        return self._brought.keys()

    def forget(self, deck_id: str) -> None:
        """Drop everything cached of a deck."""
        self._brought.forget(lambda key: key == deck_id)

    async def _find_brought(self, deck_id: str) -> Shelved:
        # Asked every time: another server may have deleted it.
        is_there, found = await self._store.use_deck(deck_id) is not None, self._brought.get(deck_id)
        if is_there and found is not None:
            return found
        deck = await self._store.deck(deck_id) if is_there else None
        if deck is None:
            self.forget(deck_id)
            raise not_found("no-such-edition", f"there is no such edition: choose one of {', '.join(EDITIONS)}")
        found = await self._workshop.run(read_deck, deck.file, deck_id)
        self._brought.add(deck_id, found)
        return found


async def keep_deck(store: Store, file: bytes, deck: Edition, owner: str = "") -> str:
    """Keep the file of a deck that has been read, under its own name, and return its id."""
    return await store.save_deck(file, next(iter(deck.title.values())), deck.id, owner)


def _shelved(chosen: Edition) -> Shelved:
    return Shelved(chosen, CardDesign(chosen).version)
