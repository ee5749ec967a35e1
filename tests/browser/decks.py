"""Small decks for short games."""

from functools import cache

from server.running import Running
from sosie.cards import CardDesign
from sosie.cards.own import DeckFile, Emoji, Entry, Word, make_edition, make_symbols

ANIMALS = {
    "fox": "🦊", "panda": "🐼", "lion": "🦁", "frog": "🐸", "owl": "🦉", "bee": "🐝", "butterfly": "🦋", "snail": "🐌",
    "turtle": "🐢", "snake": "🐍", "octopus": "🐙", "crab": "🦀", "giraffe": "🦒",
}  # fmt: skip


@cache
def zoo_file(symbols: int) -> bytes:
    """Return a deck file with a number of animals on as many cards."""
    entries = [Entry({"en": (name,)}, (Emoji(emoji),), name) for name, emoji in list(ANIMALS.items())[:symbols]]
    design = CardDesign(make_edition(make_symbols(entries).symbols, f"Zoo of {symbols}"))
    return DeckFile.of(design, design.deck()).to_bytes()


def upload_zoo(server: Running, symbols: int) -> str:
    """Upload a deck of animals, and return its id."""
    return _upload(server, zoo_file(symbols))


def upload_pairs(server: Running) -> str:
    """Upload a deck of pairs of animals, and return its id."""
    animals = list(ANIMALS.items())
    entries = [
        Entry({"en": (name,)}, (Emoji(emoji), Emoji(other)), name)
        for (name, emoji), (_, other) in zip(animals[:6], animals[6:12], strict=True)
    ]
    entries.append(Entry({"en": ("giraffe",)}, (Emoji("🦒"), Emoji("🐘")), "giraffe"))
    design = CardDesign(make_edition(make_symbols(entries).symbols, "Pairs of animals"))
    return _upload(server, DeckFile.of(design, design.deck()).to_bytes())


def upload_words_and_pictures(server: Running) -> str:
    """Upload a deck of three animals' names and four animals' pictures, and return its id."""
    animals = list(ANIMALS.items())[:7]
    entries = [
        Entry({"en": (name,)}, (Word(name) if number < 3 else Emoji(emoji),), name)
        for number, (name, emoji) in enumerate(animals)
    ]
    design = CardDesign(make_edition(make_symbols(entries).symbols, "Words and pictures"))
    return _upload(server, DeckFile.of(design, design.deck()).to_bytes())


def _upload(server: Running, file: bytes) -> str:
    with server.client() as client:
        answer = client.post("/api/decks", content=file)
    assert answer.status_code == 201, answer.text
    deck: str = answer.json()["id"]
    return deck
