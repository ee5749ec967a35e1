"""Games, series, statistics and decks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    _make_games()
    _make_series()
    _make_statistics()
    _make_decks()


def downgrade() -> None:
    """Remove them all."""
    for table in ("decks", "symbol_times", "statistics", "series", "games"):
        op.drop_table(table)


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("duration", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("table", "number", "digest", name="uq_games_table_number_digest"),
    )


def _make_series() -> None:
    op.create_table(
        "series",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("champion", sa.Text),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
        sa.UniqueConstraint("table", "digest", name="uq_series_table_digest"),
    )


def _make_statistics() -> None:
    op.create_table(
        "statistics",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
        sa.Column("wrong", sa.Integer, nullable=False),
        sa.Column("fastest_ms", sa.Integer),
        sa.Column("total_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "edition", "game", name="pk_statistics"),
    )
    op.create_table(
        "symbol_times",
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("symbol", sa.String(255), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("total_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("player", "edition", "symbol", name="pk_symbol_times"),
        sa.CheckConstraint("count > 0", name="ck_symbol_times_found"),
    )


def _make_decks() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.UniqueConstraint("sha256", name="uq_decks_sha256"),
    )
    op.create_index("ix_decks_created_id", "decks", ["created", "id"])
