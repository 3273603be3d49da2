"""Places, what broke ties, and where points came from."""

from caravanserai.core.standing import (
    SHARED,
    Compared,
    Earned,
    Line,
    Row,
    Sheet,
    Standing,
    TieBreak,
    by_source,
    placed,
    ranked,
)

TIE_BREAKS = (TieBreak("OA-6.2", "tie-dates"), TieBreak("OA-6.3", "tie-thirst", is_least=True))
SHEET = Sheet(
    rows=(
        Row("score-wells", "sheet-during", "sheet-water"),
        Row("score-caravans", "sheet-during", "sheet-trade"),
        Row("score-track", "sheet-during", "sheet-trade"),
        Row("score-card", "sheet-end", "sheet-cards", is_family=True),
    ),
    track="score-track",
    gains={"points": 1, "points-lost": -1},
    causes={"well-dug": "score-wells"},
    otherwise="score-caravans",
)


def points(*scores: int) -> list[list[Line]]:
    return [[Line("score-track", score)] for score in scores]


def told(found: list[Standing]) -> list[tuple[int, int, str, list[int]]]:
    return [(one.seat, one.place, one.decided, [step.value for step in one.compared]) for one in found]


# Ties


def test_points_decide_alone() -> None:
    """Then nothing is compared."""
    found = placed(points(4, 9, 6), TIE_BREAKS, [[1, 1, 1], [0, 0, 0]])
    assert [(1, 1, "", []), (2, 2, "", []), (0, 3, "", [])] == told(found)
    assert [True, False, False] == [one.won for one in found]


def test_the_rule_that_decides_is_told() -> None:
    """With what all who were tied had, and only as far as it was needed."""
    found = placed(points(5, 5, 3), TIE_BREAKS, [[1, 2, 9], [0, 7, 0]])
    assert [(1, 1, "OA-6.2", [2]), (0, 2, "", [1]), (2, 3, "", [])] == told(found)
    assert (Compared("OA-6.2", "tie-dates", 2),) == found[0].compared


def test_the_least_may_win() -> None:
    """The second step decides between those whom the first leaves equal, and concerns all who are tied."""
    found = placed(points(5, 5, 5), TIE_BREAKS, [[2, 2, 1], [4, 3, 0]])
    assert [(1, 1, "OA-6.3", [2, 3]), (0, 2, "OA-6.2", [2, 4]), (2, 3, "", [1, 0])] == told(found)


def test_what_no_rule_tells_apart_is_shared() -> None:
    """Both are in the same place, and the next is two places on."""
    found = placed(points(5, 5, 5), TIE_BREAKS, [[2, 2, 1], [3, 3, 3]])
    assert [(0, 1, SHARED, [2, 3]), (1, 1, "OA-6.2", [2, 3]), (2, 3, "", [1, 3])] == told(found)
    assert [True, True, False] == [one.won for one in found]


def test_a_game_may_tell_nothing() -> None:
    """Places alone are enough."""
    found = ranked(points(5, 5, 7), lambda seat, other: (5, 5, 7)[seat] > (5, 5, 7)[other])
    assert [(2, 1, "", []), (0, 2, "", []), (1, 2, "", [])] == told(found)


# Sources


def lines(sheet: Sheet, track: int, *log: Earned) -> dict[str, int]:
    """The lines of seat 0, with so many points on the track, after a log."""
    found = by_source(sheet, [Standing(0, 1, track, True, (Line("score-track", track),))], log)
    return {line.message: line.points for line in found[0].lines}


def test_points_count_for_what_they_come_after() -> None:
    """Within one decision; what comes without a cause counts otherwise, what others earn not at all."""
    log = (
        Earned("well-dug", 1, 0, 0),
        Earned("points", 1, 0, 3),
        Earned("points", 1, 1, 8),
        Earned("points", 2, 0, 4),
        Earned("well-dug", 3, 0, 0),
        Earned("points-lost", 3, 0, 1),
    )
    assert {"score-wells": 2, "score-caravans": 4} == lines(SHEET, 6, *log)


def test_a_cause_may_last() -> None:
    """Until another comes, over several decisions."""
    lasting = Sheet(SHEET.rows, (), "score-track", SHEET.gains, SHEET.causes, "score-caravans", is_lasting=True)
    log = (Earned("well-dug", 1, 0, 0), Earned("points", 2, 0, 4))
    assert {"score-wells": 4, "score-caravans": 0} == lines(lasting, 4, *log)


def test_what_the_log_does_not_tell_stays_on_the_track() -> None:
    """So that the sum is the same."""
    assert {"score-wells": 0, "score-caravans": 4, "score-track": 3} == lines(SHEET, 7, Earned("points", 1, 0, 4))


def test_a_sheet_without_causes_changes_nothing() -> None:
    """Nor does one that is not there."""
    assert {"score-track": 7} == lines(Sheet(), 7, Earned("points", 1, 0, 4))


def test_the_row_of_a_line() -> None:
    """Its own, that of its family, or one for itself."""
    assert ["score-wells", "score-card", "score-sand"] == [
        SHEET.row_of(message) for message in ("score-wells", "score-card-camel", "score-sand")
    ]
    assert ["score-wells", "score-card-all"] == [SHEET.rows[0].message, SHEET.rows[3].message]
