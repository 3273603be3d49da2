"""Playing again: the table on which those who sat at one play on; and in which place everybody came in."""

import sqlalchemy as sa
from alembic import op

revision = "again"
down_revision = "hints"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch: making the table anew would delete all that refers to it.
    op.add_column("game", sa.Column("again", sa.String(16)))
    op.add_column("game", sa.Column("places", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("game", "places")
    op.drop_column("game", "again")
