"""How hard a level thinks, by who sits at the table."""

from caravanserai.core.tactics import TURNS, Alone, Tactics


def test_alone_all_the_time_is_for_the_own_turns_on_one_table() -> None:
    """Where turns of all are thought of, together they are the budget; who plays against a box has it alone."""
    usual = Tactics(TURNS, simulations=300, worlds=4, alone=Alone(90))
    assert (90, 1) == (usual.shared_by(1).simulations, usual.shared_by(1).worlds)
    assert [(150, 4), (100, 4)] == [(one.simulations, one.worlds) for one in map(usual.shared_by, (2, 3))]
