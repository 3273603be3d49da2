"""Hints: whether those at a table may ask for advice. Where one person sits alone, or shares a screen, they may."""

import sqlalchemy as sa
from alembic import op

revision = "hints"
down_revision = "later_keys"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Without a batch: making the table anew would delete all that refers to it.
    op.add_column("game", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    game = sa.table("game", sa.column("id"), sa.column("hints"), sa.column("lesson"))
    seat = sa.table("seat", sa.column("game"), sa.column("kind"), sa.column("person"), sa.column("former"))
    people = sa.select(sa.func.count(seat.c.person.distinct())).where(seat.c.game == game.c.id).scalar_subquery()
    others = sa.exists().where(seat.c.game == game.c.id, sa.or_(seat.c.kind == "open", seat.c.former.is_not(None)))
    alone = sa.and_(game.c.lesson == sa.false(), people <= 1, sa.not_(others))
    op.execute(game.update().where(alone).values(hints=sa.true()))


def downgrade() -> None:
    op.drop_column("game", "hints")
