"""A game's folder, read; and an owner's corrections laid over it."""

import re
from pathlib import Path

import pytest

from caravanserai.core.box import BoxError, Option, for_players, load_box, overlay_folder
from caravanserai.core.rulebook import Heading
from tests.core.folders import CAMEL, GUGONG, Folder, example


def owned(tmp_path: Path, text: str, game: str = "gugong") -> Path:
    """An owner's folder with corrections for one game."""
    folder = tmp_path / "owned"
    folder.mkdir()
    (folder / f"{game}.toml").write_text(text, encoding="utf-8")
    return folder


def refused(tmp_path: Path, text: str) -> list[str]:
    """What is wrong with an owner's corrections of Gùgōng."""
    return Folder(GUGONG, tmp_path).faults(owned(tmp_path, text))


# What a box says


def test_a_box_knows_its_game_and_its_data() -> None:
    box = load_box("gugong", GUGONG)
    assert ("gugong", "GG", "gugong/components.toml") == (box.id, box.prefix, box.file)
    assert {"id": "board_3", "group": "board", "value": 3, "effects": {"servant": 2}} == box.data["gift_cards"][2]


def test_a_box_names_its_rows_and_what_makes_no_game() -> None:
    box = load_box("gugong", GUGONG)
    assert ["travel", "wall"] == box.ids("locations")[:2]
    assert ["gugong.toml: decrees: there are too few"] == box.impossible("decrees", "there are too few").faults
    for where in ("decrees[d2_wall]: cost", box.place(box.row("decrees", "d2_wall"), "cost")):
        assert ["gugong.toml: decrees[d2_wall]: cost: why"] == box.impossible(where, "why").faults


def test_options_are_for_every_player_count_unless_they_say_so() -> None:
    solo_level = Option("solo_level", ("easy", "normal", "hard"), "normal", (1,), "GG-15.1.6")
    assert solo_level in load_box("gugong", GUGONG).options
    assert (Option("sandstorm", (False, True), False, (2, 3), "CA-1.1"),) == load_box("camel", CAMEL).options


def test_rules_are_found_by_id_in_their_order() -> None:
    box = load_box("gugong", GUGONG)
    rule = box.rule("GG-5.2.4")
    assert Heading("5.2", "Exchanging gifts", 3) == rule.heading
    assert rule.text.startswith("If the offered value is lower or equal")
    assert ["GG-1.1.1", "GG-1.1.2"] == list(box.rules)[:2]
    assert rule.heading in box.book.headings
    with pytest.raises(KeyError):
        box.rule("GG-99.1")


def test_provenance_is_the_tables_unless_a_row_has_its_own() -> None:
    box = load_box("camel", CAMEL)
    assert "reconstructed" == box.provenance("cards") == box.provenance("cards", "rain")
    assert "seed" == box.provenance("cards", "stars")
    assert "reconstructed (prices); seed" == box.provenance("market.offers", "feast")
    with pytest.raises(KeyError, match="'snow' is not in cards"):
        box.provenance("cards", "snow")


def test_a_value_by_player_count_is_looked_up() -> None:
    houses = load_box("gugong", GUGONG).data["jade"]["houses"]
    assert [3, 3, 4, 4] == for_players(houses, 3)
    assert [3, 3, 3, 4, 4, 4] == for_players(houses, 4)
    with pytest.raises(KeyError, match="nothing for 6 players"):
        for_players(houses, 6)


# Files that cannot be read


def test_damaged_toml_is_told_with_line_and_column(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    folder.change("[meta]", "[meta")
    what = "Expected ']' at the end of a table declaration (at line 22, column 6)"
    assert [f"gugong/components.toml: (file): (syntax): {what}"] == folder.faults()


def test_toml_nested_without_end_is_no_toml(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    folder.add(f"deep = {'[' * 5000}{']' * 5000}\n")
    assert ["gugong/components.toml: (file): (syntax): nested too deeply"] == folder.faults()


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("99999999999999999999", "palace: vp_per_extra_step: has a number beyond 1000000"),
        (f"0x{'f' * 5000}", "palace: vp_per_extra_step: has a number beyond 1000000"),
        ("-1e300", "palace: vp_per_extra_step: has a number beyond 1000000"),
        ("9" * 5000, "(file): (syntax): has a number beyond 1000000"),
    ],
    ids=["too many for a machine word", "too many to print", "a float", "too many to read"],
)
def test_a_number_that_nothing_counts_to_is_told_with_its_place(written: str, told: str, tmp_path: Path) -> None:
    """Compiled rules could not hold it, and would say so without naming the file."""
    folder = Folder(GUGONG, tmp_path)
    folder.change("vp_per_extra_step = 1", f"vp_per_extra_step = {written}")
    assert [f"gugong/components.toml: {told}"] == folder.faults()


@pytest.mark.parametrize("file", ["components.toml", "rules.md"])
def test_a_missing_file_is_named(file: str, tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    (folder.path / file).unlink()
    assert [f"gugong/{file}: (file): (read): No such file or directory: {folder.path / file}"] == folder.faults()


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    (folder.path / "rules.md").unlink()
    (folder.path / "rules.md").mkdir()
    (fault,) = folder.faults()
    assert fault.startswith("gugong/rules.md: (file): (read): ")


def test_another_encoding_is_told_with_its_line(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    path = folder.path / "components.toml"
    path.write_bytes(path.read_text(encoding="utf-8").replace("—", "-").replace("ō", "o").encode("latin-1", "replace"))
    assert ["gugong/components.toml: (file): (encoding): is not UTF-8 (at line 1)"] == folder.faults()


def test_lines_may_end_as_on_windows(tmp_path: Path) -> None:
    """And a file may begin with the mark that editors there put before the first letter."""
    folder = Folder(GUGONG, tmp_path)
    for file in ("components.toml", "rules.md"):
        path = folder.path / file
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    ours, windows = load_box("gugong", GUGONG), load_box("gugong", folder.path)
    assert (ours.digest, ours.rules) == (windows.digest, windows.rules)


def test_a_rule_id_stands_for_one_rule(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    folder.change("**GG-1.1.2**", "**GG-1.1.1**", "rules.md")
    assert ["gugong/rules.md: (rules): GG-1.1.1: is used 2 times"] == folder.faults()


def test_an_error_shows_every_fault(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    folder.change("pay_cards = 1", "pay_jade = 1")
    with pytest.raises(BoxError) as caught:
        load_box("gugong", folder.path)
    assert 2 == len(caught.value.faults)
    assert "\n".join(caught.value.faults) == str(caught.value)


# The digest


def changed_digest(tmp_path: Path, old: str, new: str) -> bool:
    folder = Folder(GUGONG, tmp_path)
    folder.change(old, new)
    return load_box("gugong", folder.path).digest != load_box("gugong", GUGONG).digest


def test_the_digest_is_eight_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{8}", load_box("gugong", GUGONG).digest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("pay_servants = 2", "pay_servants = 3"),
        ("[0.1, 0.14]", "[0.1, 0.15]"),
        ("vp = 3, envoy = 1", "envoy = 1, vp = 3"),
        ("values = [false, true]", "values = [true, false]"),
    ],
    ids=["a number", "a position", "the order of a bundle", "the order of a list"],
)
def test_the_digest_changes_with(old: str, new: str, tmp_path: Path) -> None:
    assert changed_digest(tmp_path, old, new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[exchange]", "# a comment\n[exchange]"),
        ("pay_servants = 2\npay_cards = 1", "pay_cards = 1\npay_servants = 2"),
        ("square_cost = { servant = 5 }", "square_cost.servant = 5"),
    ],
    ids=["a comment", "the order of keys", "the way a table is written"],
)
def test_the_digest_does_not_change_with(old: str, new: str, tmp_path: Path) -> None:
    assert not changed_digest(tmp_path, old, new)


# An owner's corrections


def test_a_corrected_number_is_used_and_changes_the_digest(tmp_path: Path) -> None:
    ours = load_box("gugong", GUGONG)
    box = load_box("gugong", GUGONG, owned(tmp_path, "[exchange]\npay_servants = 3\n"))
    assert {"pay_servants": 3, "pay_cards": 1, "one_beats_nine": True} == box.data["exchange"]
    assert 2 == ours.data["exchange"]["pay_servants"]
    assert ours.digest != box.digest
    assert ours.data | {"exchange": box.data["exchange"]} == box.data


def test_a_row_is_corrected_by_its_id(tmp_path: Path) -> None:
    """The other keys of the row and the other rows stay, and so does their order."""
    text = '[[decrees]]\nid = "d1_ship"\nvp = 4\n[[decrees]]\nid = "d1_intrigue"\nvp = 1\n'
    ours, box = load_box("gugong", GUGONG), load_box("gugong", GUGONG, owned(tmp_path, text))
    assert [ours.data["decrees"][0] | {"vp": 1}, ours.data["decrees"][1] | {"vp": 4}] == box.data["decrees"][:2]
    assert ours.data["decrees"][2:] == box.data["decrees"][2:]


def test_a_row_inside_a_table_is_corrected_by_its_id(tmp_path: Path) -> None:
    text = '[intrigue]\nbenefits = [{ id = "back_5", cost = { intrigue = 6 } }]\n'
    box = load_box("gugong", GUGONG, owned(tmp_path, text))
    assert [{"intrigue": 1}, {"intrigue": 3}, {"intrigue": 6}, {"intrigue": 7}] == [
        benefit["cost"] for benefit in box.data["intrigue"]["benefits"]
    ]
    assert [{"kind": "turn_die"}] == box.data["intrigue"]["benefits"][2]["gain"]


def test_a_table_inside_a_row_is_corrected_key_by_key(tmp_path: Path) -> None:
    box = load_box("gugong", GUGONG, owned(tmp_path, '[[solo_cards]]\nid = "solo_wall"\ndusk = { pool = 3 }\n'))
    assert {
        "location": "wall",
        "pool": 3,
        "discard": 1,
        "effects": [{"kind": "place_on_wall", "n": 1}],
    } == box.data["solo_cards"][1]["dusk"]


def test_a_bundle_is_replaced_whole(tmp_path: Path) -> None:
    """Otherwise a card could never give up a noun."""
    box = load_box("gugong", GUGONG, owned(tmp_path, '[[gift_cards]]\nid = "board_3"\neffects = { vp = 2 }\n'))
    assert {"vp": 2} == box.data["gift_cards"][2]["effects"]


def test_a_list_without_ids_is_replaced_whole(tmp_path: Path) -> None:
    text = "[travel_exchange]\nrates = [{ tokens = 3, effects = { vp = 2 } }]\n[day_track]\nservants = [6, 5, 5, 5]\n"
    box = load_box("gugong", GUGONG, owned(tmp_path, text))
    assert [{"tokens": 3, "effects": {"vp": 2}}] == box.data["travel_exchange"]["rates"]
    assert [6, 5, 5, 5] == box.data["day_track"]["servants"]


def test_values_by_player_count_and_counts_are_corrected_key_by_key(tmp_path: Path) -> None:
    text = (
        "[great_wall.complete_at]\n3 = 6\n"
        '[[travel_tokens]]\nid = "swap"\ncopies = 1\ncopies_alt = 1\n'
        "[counts]\ntravel_tokens = 31\ntravel_tokens_alt = { n = 25 }\n"
        '[provenance]\ngreat_wall = "public: an owner"\n'
    )
    box = load_box("gugong", GUGONG, owned(tmp_path, text))
    assert {"1": 4, "2": 4, "3": 6, "4": 6, "5": 7} == box.data["great_wall"]["complete_at"]
    assert {"n": 25, "list": "travel_tokens", "sum": "copies_alt"} == box.data["counts"]["travel_tokens_alt"]
    assert "public: an owner" == box.provenance("great_wall")


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('[[decrees]]\nid = "d9_wall"\nvp = 3\n', ["decrees[d9_wall]: id: 'd9_wall' is not in decrees"]),
        ("[[decrees]]\nvp = 3\n", ["decrees[0]: id: missing"]),
        ('[[decrees]]\nid = "d1_ship"\n[[decrees]]\nid = "d1_ship"\n', ["decrees: id: 'd1_ship' is used 2 times"]),
        (
            '[travel_map]\ncities = [{ id = "paris", name = "Paris" }]\n',
            ["travel_map.cities[paris]: id: 'paris' is not in travel_map.cities"],
        ),
        ('[exchange]\npay_servants = "x"\n', ["exchange: pay_servants: 'x' is not a whole number"]),
        ('[[decrees]]\nid = "d1_ship"\nvp = "x"\n', ["decrees[d1_ship]: vp: 'x' is not a whole number"]),
        ("[decrees]\nd1_ship = 3\n", ["decrees: (table): expected rows [[…]]"]),
        ("exchange = 3\n", ["exchange: (table): expected a table […]"]),
        (
            "counts = 3\n",
            ["(head): meta, provenance, counts, options: a file begins with meta, provenance, counts, options"],
        ),
        ('provenance.exchange = "guessed"\n', ["provenance: exchange: 'guessed' is not of type provenance"]),
        ("[gardens]\ntrees = 3\n", ["gardens: (table): unknown table", "provenance: gardens: missing"]),
        ('[meta]\nid = "yokohama"\n', ["meta: id: must be the name of the game's folder"]),
        (
            '[[travel_tokens]]\nid = "swap"\ncopies = 3\n',
            ["counts: travel_tokens: says 32, but travel_tokens adds up to 33"],
        ),
        (
            "[great_wall]\ncomplete_at = { 6 = 8 }\n",
            ["great_wall: complete_at: must cover each player count of [1, 2, 3, 4, 5] once"],
        ),
        ("[exchange\n", ["(file): (syntax): Expected ']' at the end of a table declaration (at line 1, column 10)"]),
    ],
    ids=[
        "an unknown id",
        "no id",
        "an id used twice",
        "an unknown id inside a table",
        "a wrong type",
        "a wrong type in a row",
        "a table for rows",
        "a number for a table",
        "a number for counts",
        "provenance in other words",
        "an unknown table",
        "another game",
        "a count that no longer adds up",
        "a player count too many",
        "not TOML",
    ],
)
def test_a_fault_in_corrections_names_the_owners_file(text: str, lines: list[str], tmp_path: Path) -> None:
    assert [f"gugong.toml: {line}" for line in lines] == refused(tmp_path, text)


def test_a_folder_without_a_file_for_the_game_changes_nothing(tmp_path: Path) -> None:
    box = load_box("gugong", GUGONG, owned(tmp_path, "[exchange]\n", game="yokohama"))
    assert load_box("gugong", GUGONG) == box


def test_a_missing_folder_is_an_error(tmp_path: Path) -> None:
    assert [f"{tmp_path / 'nowhere'}: there is no such folder"] == Folder(GUGONG, tmp_path).faults(tmp_path / "nowhere")


def test_our_own_faults_are_not_the_owners(tmp_path: Path) -> None:
    folder = Folder(GUGONG, tmp_path)
    folder.change("pay_cards = 1\n", "")
    assert ["gugong/components.toml: exchange: pay_cards: missing"] == folder.faults(
        owned(tmp_path, "[exchange]\npay_cards = 1\n")
    )


def test_the_setting_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_COMPONENTS", str(tmp_path))
    assert tmp_path == overlay_folder()


@pytest.mark.parametrize("empty", [True, False])
def test_without_a_setting_there_are_no_corrections(empty: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARAVANSERAI_COMPONENTS", raising=False)
    if empty:
        monkeypatch.setenv("CARAVANSERAI_COMPONENTS", "")
    assert overlay_folder() is None


def test_a_setting_that_names_no_folder_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSERAI_COMPONENTS", str(tmp_path / "nowhere"))
    with pytest.raises(BoxError) as caught:
        overlay_folder()
    assert [f"CARAVANSERAI_COMPONENTS: {tmp_path / 'nowhere'}: there is no such folder"] == caught.value.faults


def test_the_page_about_component_files_shows_corrections_that_work(tmp_path: Path) -> None:
    """The example of section 8 of docs/components.md, as it is printed."""
    box = load_box("gugong", GUGONG, owned(tmp_path, example("8. An owner's corrections")))
    assert 6 == for_players(box.data["great_wall"]["complete_at"], 3)
    assert {"servant": 3} == next(row["cost"] for row in box.data["decrees"] if row["id"] == "d2_wall")
