"""Clocks: what was agreed upon, and what each seat has left."""

import sqlalchemy as sa
from alembic import op

revision = "clocks"
down_revision = "first"
branch_labels = None
depends_on = None

NEW = ("clock", "clocks")


def upgrade() -> None:
    # Without a batch: making the table anew would delete all that refers to it.
    for name in NEW:
        op.add_column("game", sa.Column(name, sa.JSON(), nullable=True))


def downgrade() -> None:
    for name in NEW:
        op.drop_column("game", name)
