"""Settings have a bound: what somebody had stored far beyond it is forgotten, since every request of theirs read it."""

import sqlalchemy as sa
from alembic import op

revision = "settings"
down_revision = "reviews"
branch_labels = None
depends_on = None

FAR_TOO_LONG = 16_000  # characters as they are stored; 4,000 bytes, however they are escaped, are at most 12,300


def upgrade() -> None:
    person = sa.table("person", sa.column("settings", sa.JSON()))
    length = sa.func.length(sa.cast(person.c.settings, sa.Text()))
    op.execute(sa.update(person).where(length > FAR_TOO_LONG).values(settings={}))


def downgrade() -> None:
    """What is forgotten stays so."""
