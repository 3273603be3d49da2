"""Lessons: whether a table follows the script of its game for newcomers."""

import sqlalchemy as sa
from alembic import op

revision = "lessons"
down_revision = "clocks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch: making the table anew would delete all that refers to it.
    op.add_column("game", sa.Column("lesson", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("game", "lesson")
