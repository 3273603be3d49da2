"""Indexes for what was looked for row by row: the tables that somebody has laid, and sessions that are too old."""

from alembic import op

revision = "indexes"
down_revision = "settings"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_game_creator", "game", ["creator"], unique=False)
    op.create_index("ix_session_until", "session", ["until"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_session_until", table_name="session")
    op.drop_index("ix_game_creator", table_name="game")
