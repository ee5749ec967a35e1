"""The schema of the database."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
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
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
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
    # Several servers may try to save the same game. The digest is part of the key because the code of a deleted table
    # can be assigned again.
    UniqueConstraint("table", "number", "digest"),
    Index(None, "finished"),
)

game_players = Table(
    "game_players",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(64), primary_key=True),
    Index(None, "player"),
)

# Tombstones: the log of a table may still have a deleted game, and a server that reads it must not save it again.
deleted_games = Table(
    "deleted_games",
    metadata,
    Column("table", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("deleted", BigInteger, nullable=False),
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
    Index(None, "finished"),
)

# The record of a series contains its games, so it is deleted with any of them.
series_games = Table(
    "series_games",
    metadata,
    Column("series", String(32), ForeignKey("series.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "game"),
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
    Column("updated", BigInteger, nullable=False),
)

symbol_times = Table(
    "symbol_times",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("edition", String(64), primary_key=True),
    Column("symbol", String(255), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("total_ms", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    CheckConstraint("count > 0", name="found"),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("edition", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("size", Integer, nullable=False),
    Column("sha256", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    # Last, since SQLite reads through a large value to reach the columns after it.
    Column("file", LargeBinary, nullable=False),
    UniqueConstraint("sha256", "owner"),
    Index(None, "created", "id"),
    Index(None, "used"),
    Index(None, "size"),
)

table_uses = Table(
    "table_uses",
    metadata,
    Column("table", String(64), primary_key=True),
    Column("used", BigInteger, nullable=False),
)

# Decks in the making. A draft has at most one collection at a time, in which others contribute pictures.
drafts = Table(
    "drafts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("pictures", Integer, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("collection", String(16)),
    Column("closes", BigInteger),
    Column("document", LargeBinary, nullable=False),
    # The bytes of its document, and of its faces and layouts.
    Column("size", BigInteger, nullable=False, server_default="0"),
    Column("cached", BigInteger, nullable=False, server_default="0"),
    UniqueConstraint("collection"),
    Index(None, "used"),
    # Every upload reads the totals: from this index, and not from the large rows.
    Index(None, "bytes", "size", "cached"),
)

draft_pictures = Table(
    "draft_pictures",
    metadata,
    Column("draft", String(32), ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("sha256", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

# Faces and layouts, by a digest of everything that they depend on: a cache that all servers share.
draft_results = Table(
    "draft_results",
    metadata,
    Column("draft", String(32), ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
    # The picture that a face was made from, with which it is deleted.
    Column("picture", String(64), nullable=False),
    Column("info", Text, nullable=False),
    Column("content", LargeBinary, nullable=False),
)

contributions = Table(
    "contributions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("draft", String(32), ForeignKey("drafts.id", ondelete="CASCADE"), nullable=False),
    # Increases with every change of a contribution to the draft, so that a client can ask for the changes since one.
    Column("sequence", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("contributor", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("sha256", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("width", Integer, nullable=False),
    Column("height", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("content", LargeBinary, nullable=False),
    UniqueConstraint("draft", "contributor", "sha256"),
    Index(None, "draft", "sequence"),
    Index(None, "created"),
    Index(None, "state", "size"),
)
