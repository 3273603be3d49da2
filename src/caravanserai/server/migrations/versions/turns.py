"""Turns of the judges: of which client those are who wait for a review, and when each client had a turn last."""

import sqlalchemy as sa
from alembic import op

revision = "turns"
down_revision = "indexes"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "client",
        sa.Column("client", sa.String(length=32), nullable=False),
        sa.Column("had", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("client", name=op.f("pk_client")),
    )
    op.add_column("review", sa.Column("clients", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("review", "clients")
    op.drop_table("client")
