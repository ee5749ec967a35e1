"""Dialect-specific upserts for SQLite and PostgreSQL."""

from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite


def dialect_insert(dialect: str, table: Table) -> Any:
    """Return the dialect's INSERT, which supports upserts."""
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)


@cache
def insert_or_ignore(dialect: str, table: Table) -> Any:
    """Return the statement that inserts a row unless it exists."""
    return dialect_insert(dialect, table).on_conflict_do_nothing()
