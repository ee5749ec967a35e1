"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "pk": "pk_%(table_name)s",
    }
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("players", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("duration", BigInteger, nullable=False),
    Column("finished", BigInteger, nullable=False),
    # Any server may be the one that stores a game, and several may try. The digest is part of it because the code of a
    # table that was put away can come up again.
    UniqueConstraint("table", "number", "digest"),
)

series = Table(
    "series",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table", String(64), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("champion", Text),
    Column("record", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("finished", BigInteger, nullable=False),
    UniqueConstraint("table", "digest"),
)

statistics = Table(
    "statistics",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("edition", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("right", Integer, nullable=False),
    Column("wrong", Integer, nullable=False),
    Column("fastest_ms", Integer),
    Column("total_ms", BigInteger, nullable=False),
)

symbol_times = Table(
    "symbol_times",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("edition", String(64), primary_key=True),
    Column("symbol", String(255), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("total_ms", BigInteger, nullable=False),
    CheckConstraint("count > 0", name="found"),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("file", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    Column("sha256", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
    Index(None, "created", "id"),
)
