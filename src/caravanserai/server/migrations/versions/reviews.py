"""Reviews of finished games: how far each is, and every turn that is judged."""

import sqlalchemy as sa
from alembic import op

revision = "reviews"
down_revision = "corrections"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("depth", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("head", sa.JSON(), nullable=False),
        sa.Column("outline", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("judged", sa.Integer(), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(length=32), nullable=True),
        sa.Column("wished", sa.BigInteger(), nullable=False),
        sa.Column("askers", sa.JSON(), nullable=False),
        sa.Column("lease", sa.String(length=32), nullable=True),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_review_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "depth", name=op.f("pk_review")),
    )
    op.create_index("ix_review_queue", "review", ["state", "wished"], unique=False)
    op.create_table(
        "judged",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("depth", sa.String(length=16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_judged_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "depth", "turn", name=op.f("pk_judged")),
    )


def downgrade() -> None:
    op.drop_table("judged")
    op.drop_index("ix_review_queue", table_name="review")
    op.drop_table("review")
