"""Requests of clients: legible names, and packs that the log needs."""

import msgspec
import pytest

from live_table import Live, pack_of
from sosie.server.live.requests import clean_name, settled
from sosie.table.entries import Settled
from sosie.table.messages import Settle
from sosie.table.outcome import Rejected
from sosie.table.settings import MAX_PACKS, NewSettings, Settings, digest_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \u00a0 B ", "Ada B"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn", "Nguyễn"),
        ("क्षितिज", "क्षितिज"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("เต๋า", "เต๋า"),
        ("မြွှို့", "မြွှို့"),
        ("ክብረት", "ክብረት"),
        ("👩🏽‍🚀", "👩🏽‍🚀"),
        ("🏳️‍🌈", "🏳️‍🌈"),
        ("❤️", "❤️"),
        ("1️⃣", "1️⃣"),
        ("İi̇́", "İi̇́"),
    ],
)
def test_names_of_all_scripts_are_kept(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u200d",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800",
        "\u034f",
        "\ufe0f",
        "\u0301",
        "\u180b",
        "\u17b4",
        "\U000e0100",
        "A\u200dda",
        "Ada\u3164",
        "Ada\u2800",
        "Ada\ufe0f",
        "\U0001f469\u200d",
        "\U0001f469\u200d\u200d\U0001f680",
        "A\u034fda",
        "Z" + "\u0334\u0300\u0316",
        "Ad\u0301\u0301\u0301a",
        "ก" + "\u0e47" * 5,
        "A" + "\u20dd" * 2,
        " \u0301da",
    ],
)
def test_names_that_hide_or_stack_are_refused(name: str) -> None:
    with pytest.raises(Rejected) as refused:
        clean_name(name)
    assert refused.value.code == "bad-name"


def settle(number: int) -> Settle:
    return Settle(number, NewSettings())


def test_settle_holds_a_pack_only_once() -> None:
    live, other = Live(pack_of("plane:2")).seat("Ada"), pack_of("plane:3")
    first = settled(live.table, 0, settle(1), other)
    assert first == Settled(0, 1, Settings(), other)
    live.put(first)
    for number in (1, 2):
        assert settled(live.table, 0, settle(number), other) == Settled(0, number, Settings(), digest=digest_of(other))


def test_repeated_settle_holds_no_pack() -> None:
    live, other = Live(pack_of("plane:2")).seat("Ada"), pack_of("plane:3")
    live.put(Settled(0, 1, Settings()))
    assert settled(live.table, 0, settle(1), other).pack is None


def test_settle_is_refused_until_pack_is_logged() -> None:
    live = Live(pack_of("plane:2")).seat("Ada", "Ben")
    with pytest.raises(Rejected) as refused:
        settled(live.table, 1, settle(1), pack_of("plane:3"))
    assert refused.value.code == "host-only"


def test_table_has_a_limit_of_decks() -> None:
    live = Live(pack_of("plane:2")).seat("Ada")
    for number in range(1, MAX_PACKS):
        pack = msgspec.structs.replace(live.table.pack, edition=f"deck-{number}")
        live.put(settled(live.table, 0, settle(number), pack))
    assert len(live.table.packs) == MAX_PACKS
    with pytest.raises(Rejected) as refused:
        settled(live.table, 0, settle(MAX_PACKS), pack_of("plane:3"))
    assert refused.value.code == "too-many-decks"
    assert settled(live.table, 0, settle(MAX_PACKS), live.opened.pack).digest
