import json
from itertools import combinations

import pytest

from command import refused, sosie
from sosie.designs import kirkman_system


@pytest.mark.parametrize("girls", [3, 9, 15, 33])
def test_json_has_days_and_rows(girls: int) -> None:
    value = json.loads(sosie("kirkman", "--girls", str(girls), "--json"))
    assert list(value) == ["days"]
    assert all(sorted(girl for row in day for girl in row) == list(range(girls)) for day in value["days"])
    together = [pair for day in value["days"] for row in day for pair in combinations(sorted(row), 2)]
    assert sorted(together) == list(combinations(range(girls), 2))


def test_fifteen_girls_use_weekday_names() -> None:
    first, blank, *days = sosie("kirkman").splitlines()
    assert first == "15 girls, 7 days, no two together twice"
    assert blank == ""
    assert [day.split()[0] for day in days] == [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]  # fmt: skip
    rows = [[tuple(map(int, row.split("-"))) for row in day[11:].split("   ")] for day in days]
    assert rows == [list(day) for day in kirkman_system(15).days]


def test_other_systems_number_their_days() -> None:
    days = sosie("kirkman", "--girls", "9").splitlines()[2:]
    assert [day.split("  ")[0] for day in days] == ["Day 1", "Day 2", "Day 3", "Day 4"]


@pytest.mark.parametrize(
    ("girls", "message"), [("14", "rows of three"), ("12", "cannot exist"), ("999999", "Ray-Chaudhuri")]
)
def test_impossible_number_is_status_1_with_reason(girls: str, message: str) -> None:
    assert message in refused("kirkman", "--girls", girls, expect=1)


@pytest.mark.parametrize("girls", ["0", "-3", "many", "2"])
def test_invalid_number_of_girls_is_refused(girls: str) -> None:
    refused("kirkman", "--girls", girls)
