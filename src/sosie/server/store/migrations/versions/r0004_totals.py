"""The bytes of documents and cached results of drafts, and indexes that cover the totals of uploads."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_INDEXES = {
    "ix_drafts_bytes_size_cached": ("drafts", ["bytes", "size", "cached"]),
    "ix_decks_size": ("decks", ["size"]),
    "ix_contributions_state_size": ("contributions", ["state", "size"]),
}


def upgrade() -> None:
    """Add the columns with their values, and the indexes."""
    for name in ("size", "cached"):
        op.add_column("drafts", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    drafts = sa.table("drafts", sa.column("id"), sa.column("document"), sa.column("size"), sa.column("cached"))
    results = sa.table("draft_results", sa.column("draft"), sa.column("info"), sa.column("content"))
    cached = sa.func.sum(sa.func.length(results.c.info) + sa.func.length(results.c.content))
    of_draft = sa.select(sa.func.coalesce(cached, 0)).where(results.c.draft == drafts.c.id).scalar_subquery()
    op.execute(sa.update(drafts).values(size=sa.func.length(drafts.c.document), cached=of_draft))
    for name, (table, columns) in _INDEXES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    """Drop the indexes and the columns."""
    for name, (table, _) in _INDEXES.items():
        op.drop_index(name, table)
    for name in ("cached", "size"):
        op.drop_column("drafts", name)
