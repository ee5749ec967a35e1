"""Small decks for short games."""

from functools import cache

from server.running import Running
from sosie.cards import CardDesign
from sosie.cards.own import DeckFile, Emoji, Entry, make_edition, make_symbols

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
    """Upload a deck, and return its id."""
    with server.client() as client:
        answer = client.post("/api/decks", content=zoo_file(symbols))
    assert answer.status_code == 201, answer.text
    deck: str = answer.json()["id"]
    return deck
