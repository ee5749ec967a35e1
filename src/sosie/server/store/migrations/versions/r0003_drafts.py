"""Drafts of the deck studio, their pictures and results, and contributions to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create their tables."""
    _create_drafts()
    _create_pictures()
    _create_contributions()


def downgrade() -> None:
    """Drop their tables."""
    for table in ("contributions", "draft_results", "draft_pictures", "drafts"):
        op.drop_table(table)


def _create_drafts() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("pictures", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("collection", sa.String(16)),
        sa.Column("closes", sa.BigInteger),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_drafts"),
        sa.UniqueConstraint("collection", name="uq_drafts_collection"),
    )
    op.create_index("ix_drafts_used", "drafts", ["used"])


def _create_pictures() -> None:
    op.create_table(
        "draft_pictures",
        sa.Column("draft", sa.String(32), nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("draft", "sha256", name="pk_draft_pictures"),
        sa.ForeignKeyConstraint(["draft"], ["drafts.id"], name="fk_draft_pictures_draft", ondelete="CASCADE"),
    )
    op.create_table(
        "draft_results",
        sa.Column("draft", sa.String(32), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("picture", sa.String(64), nullable=False),
        sa.Column("info", sa.Text, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("draft", "key", name="pk_draft_results"),
        sa.ForeignKeyConstraint(["draft"], ["drafts.id"], name="fk_draft_results_draft", ondelete="CASCADE"),
    )


def _create_contributions() -> None:
    op.create_table(
        "contributions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("draft", sa.String(32), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("contributor", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("sha256", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("width", sa.Integer, nullable=False),
        sa.Column("height", sa.Integer, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contributions"),
        sa.ForeignKeyConstraint(["draft"], ["drafts.id"], name="fk_contributions_draft", ondelete="CASCADE"),
        sa.UniqueConstraint("draft", "contributor", "sha256", name="uq_contributions_draft_contributor_sha256"),
    )
    op.create_index("ix_contributions_draft_sequence", "contributions", ["draft", "sequence"])
    op.create_index("ix_contributions_created", "contributions", ["created"])
