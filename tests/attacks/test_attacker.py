"""Tests of the attacker's client: an attack that measures nothing would pass."""

from attacks.attacker import Attacker


def test_attacker_reads_responses_and_gauges(attacker: Attacker) -> None:
    assert attacker.is_served()
    assert attacker.request("GET /api/nothing").status == 404
    assert attacker.request("NONSENSE").status == 400
    assert attacker.memory_mb > 20
    before = attacker.open_files
    with attacker.web_socket(), attacker.web_socket():
        assert attacker.open_files >= before + 2
