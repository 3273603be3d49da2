"""Corrected boxes: the text of a correction, and the tables that are played with it."""

import sqlalchemy as sa
from alembic import op

revision = "corrections"
down_revision = "again"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "correction",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_correction")),
    )
    # Without a batch: making the table anew would delete all that refers to it.
    op.add_column("game", sa.Column("correction", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_game_correction"), "game", ["correction"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_game_correction"), table_name="game")
    op.drop_column("game", "correction")
    op.drop_table("correction")
