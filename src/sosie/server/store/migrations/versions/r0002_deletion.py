"""Owners of decks, players of games, and times for retention."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_DECK_COLUMNS = ("id", "name", "edition", "owner", "size", "sha256", "created", "used", "file")


def upgrade() -> None:
    """Add them; existing rows count as used now, without owner and players."""
    now = str(time.time_ns() // 1_000_000)
    _link_games()
    _link_series()
    for table in ("statistics", "symbol_times"):
        op.add_column(table, sa.Column("updated", sa.BigInteger, nullable=False, server_default=now))
    _own_decks(now)
    op.create_table(
        "table_uses",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_table_uses"),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("table_uses", "series_games", "game_players", "deleted_games"):
        op.drop_table(table)
    op.drop_index("ix_games_finished", "games")
    op.drop_index("ix_series_finished", "series")
    for table in ("statistics", "symbol_times"):
        op.drop_column(table, "updated")
    # Of copies uploaded by several owners, one stays.
    op.execute("DELETE FROM decks WHERE id NOT IN (SELECT min(id) FROM decks GROUP BY sha256)")
    op.drop_index("ix_decks_used", "decks")
    with op.batch_alter_table("decks") as decks:
        decks.drop_constraint("uq_decks_sha256_owner", type_="unique")
        decks.create_unique_constraint("uq_decks_sha256", ["sha256"])
        decks.drop_column("owner")
        decks.drop_column("used")
        decks.add_column(sa.Column("deleted", sa.Boolean, nullable=False, server_default=sa.false()))


def _link_games() -> None:
    op.create_index("ix_games_finished", "games", ["finished"])
    op.create_table(
        "game_players",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name="pk_game_players"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_game_players_game", ondelete="CASCADE"),
    )
    op.create_index("ix_game_players_player", "game_players", ["player"])
    op.create_table(
        "deleted_games",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("deleted", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", "digest", name="pk_deleted_games"),
    )


def _link_series() -> None:
    op.create_index("ix_series_finished", "series", ["finished"])
    op.create_table(
        "series_games",
        sa.Column("series", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("series", "game", name="pk_series_games"),
        sa.ForeignKeyConstraint(["series"], ["series.id"], name="fk_series_games_series", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_series_games_game", ondelete="CASCADE"),
    )
    op.create_index("ix_series_games_game", "series_games", ["game"])


def _own_decks(now: str) -> None:
    op.execute("DELETE FROM decks WHERE deleted")
    with op.batch_alter_table("decks", partial_reordering=[_DECK_COLUMNS]) as decks:
        decks.drop_constraint("uq_decks_sha256", type_="unique")
        decks.drop_column("deleted")
        decks.add_column(sa.Column("owner", sa.String(64), nullable=False, server_default=""))
        decks.add_column(sa.Column("used", sa.BigInteger, nullable=False, server_default=now))
        decks.create_unique_constraint("uq_decks_sha256_owner", ["sha256", "owner"])
    op.create_index("ix_decks_used", "decks", ["used"])
