"""What a corrected box has otherwise than the one shipped."""

from caravanserai.core.box import Box, corrected_box, load_box
from caravanserai.core.differences import differences, shown
from caravanserai.core.game import games

SHIPPED = load_box("gugong", games()["gugong"].box.folder)
YOKOHAMA = load_box("yokohama", games()["yokohama"].box.folder)


def told(shipped: Box, text: str) -> list[str]:
    return [str(one) for one in differences(shipped, corrected_box(shipped, "mine.toml", text))]


def test_a_box_as_shipped_has_no_differences() -> None:
    """Nor has one whose file repeats ours, in another order of keys."""
    assert [] == differences(SHIPPED, SHIPPED)
    assert [] == told(SHIPPED, '[[decrees]]\nvp = 3\nlevel = 1\nid = "d1_servant"')


def test_values_are_named_by_table_row_and_key() -> None:
    """Rows by their ids, tables by their keys, also a list inside a table; bundles and effects as a whole."""
    text = """
        [great_wall]
        winner = { envoy = 1, vp = 3 }
        [[gift_cards]]
        id = "board_3"
        value = 8
        effects = [{ kind = "choice", options = [{ vp = 2 }, { jade = 1 }] }]
        [counts]
        jade = 21
    """
    assert [
        "counts: jade: 20 → 21",
        "gift_cards[board_3]: value: 3 → 8",
        'gift_cards[board_3]: effects: { servant = 2 } → [{ kind = "choice", options = [{ vp = 2 }, { jade = 1 }] }]',
        "great_wall: winner: { vp = 3, envoy = 1 } → { envoy = 1, vp = 3 }",
    ] == told(SHIPPED, text)
    inside = '[[church_board.spaces]]\nid = "church_1"\nfaith = 5'
    assert ["church_board.spaces[church_1]: faith: 4 → 5"] == told(YOKOHAMA, inside)


def test_every_difference_has_the_source_that_the_owner_gives() -> None:
    """Of its row if that has one, else of its table; a key that is new was nothing before."""
    text = """
        [provenance]
        great_wall = "public: my copy"
        [great_wall]
        complete_at = { 3 = 6 }
    """
    found = differences(SHIPPED, corrected_box(SHIPPED, "mine.toml", text))
    assert [("provenance", "great_wall"), ("great_wall", "complete_at")] == [(one.where, one.key) for one in found]
    assert "public: my copy" == found[-1].source
    assert "–" == shown(None)


def test_a_difference_in_the_digest_is_a_difference_told() -> None:
    """What the digest tells apart is listed, and what is not listed has the same digest."""
    for text in ("[great_wall]\nwinner = { envoy = 1, vp = 3 }", "[jade]\nextra_vp = 3", "[jade]\nextra_vp = 2"):
        box = corrected_box(SHIPPED, "mine.toml", text)
        assert (box.digest != SHIPPED.digest) == bool(differences(SHIPPED, box))
