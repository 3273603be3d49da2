"""Later keys: chance from a fresh key, who ever sat at a table, and whether its past could be known."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "later_keys"
down_revision = "people"
branch_labels = None
depends_on = None

NEW: dict[str, sa.types.TypeEngine[Any]] = {
    "keys": sa.JSON(),
    "sat": sa.JSON(),
    "open_past": sa.String(length=8),
    "source": sa.String(length=16),
}


def upgrade() -> None:
    # Without a batch: making the table anew would delete all that refers to it.
    for name, kind in NEW.items():
        op.add_column("game", sa.Column(name, kind, nullable=True))
    op.execute("UPDATE game SET open_past = 'lesson' WHERE lesson")


def downgrade() -> None:
    for name in NEW:
        op.drop_column("game", name)
