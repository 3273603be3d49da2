"""People who come and go: whose a seat was, when they were last seen, and since when the table waits."""

import sqlalchemy as sa
from alembic import op

revision = "people"
down_revision = "lessons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch: making the table anew would delete all that refers to it.
    op.add_column("game", sa.Column("since", sa.BigInteger(), nullable=True))
    op.add_column("seat", sa.Column("former", sa.String(length=16), nullable=True))
    op.add_column("seat", sa.Column("former_name", sa.String(length=64), nullable=True))
    op.add_column("seat", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_seat_former"), "seat", ["former"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_seat_former"), table_name="seat")
    for name in ("seen", "former_name", "former"):
        op.drop_column("seat", name)
    op.drop_column("game", "since")
