"""Codes of tables and events."""

import pytest

from sosie.server.access.tokens import new_code, new_event_code
from sosie.table.codes import event_table_code, read_code, read_event_code, shared_part


def test_codes_are_read_as_people_type_them() -> None:
    assert read_code(" 7kq-2m ") == "7KQ2M"
    assert read_event_code(" e7k q2m ") == "E7KQ2M"


@pytest.mark.parametrize("text", ["", "7KQ2", "7KQ2MX", "AEIOU", "E7KQ2M", "E7KQ2M2", "77KQ2M222"])
def test_other_texts_are_no_table_codes(text: str) -> None:
    assert read_code(text) is None


def test_codes_of_tables_and_events_differ() -> None:
    for _ in range(100):
        table, event = new_code(), new_event_code()
        assert (read_code(table), read_event_code(table)) == (table, None)
        assert (read_code(event), read_event_code(event)) == (None, event)


def test_table_of_an_event_has_its_code() -> None:
    code = event_table_code("E7KQ2M", 19, 99)
    assert read_code(code) == code
    assert shared_part(code) == "E7KQ2M"
    assert shared_part("7KQ2M") == "7KQ2M"
