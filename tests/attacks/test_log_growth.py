"""Attacks that try to make the log grow."""

from attacks.attacker import Attacker

SETTLES = 30


def log_bytes(attacker: Attacker) -> int:
    size = sum(path.stat().st_size for path in (attacker.server.data / "log").rglob("*.log"))
    assert size > 0, "the log is elsewhere"
    return size


def test_settle_writes_each_pack_once(attacker: Attacker) -> None:
    opened = attacker.open_table()
    with attacker.web_socket() as socket:
        socket.send(type="hello", version=1, table=opened["code"], token=opened["token"])
        socket.wait_for("view")

        def settle(number: int, rounds: int) -> None:
            """Change cards and settings, and wait for the new view."""
            edition = ("party", "classic")[number % 2]
            socket.send(type="settle", number=number, edition=edition, settings={"rounds": rounds})
            while socket.wait_for("view")["edition"] != edition:
                pass

        settle(1, 5)
        settle(2, 5)
        before = log_bytes(attacker)
        for number in range(3, SETTLES):
            settle(number, 5 + number % 15)
        assert log_bytes(attacker) - before < SETTLES * 300


def test_refused_settle_writes_no_pack(attacker: Attacker) -> None:
    opened = attacker.open_table()
    with attacker.web_socket() as socket:
        socket.send(type="hello", version=1, table=opened["code"], token=opened["token"])
        socket.wait_for("view")
        before = log_bytes(attacker)
        for number in range(1, SETTLES):
            socket.send(type="settle", number=number, edition="insects", settings={"rounds": 99})
            assert socket.wait_for("refused")["code"] == "bad-settings"
        assert log_bytes(attacker) - before < 1000
