"""Pages for newcomers as they are written: figures by their paths, and what is refused, in one line."""

import pytest

from caravanserai.core.howto import BadHowto, Howto, howto_of

DATA = {
    "meta": {"rounds": 4},
    "places": [
        {"id": "well", "level": 1, "cost": {"coin": 2}},
        {"id": "inn", "level": 2, "cost": {"coin": 5}, "is_open": True},
        {"id": "gate", "level": 3, "cost": {"coin": 9}},
    ],
    "worth": {"1-3": [7, 5, 5]},
}
RULES = ("OA-1", "OA-2")
ITEM = '{ id = "first", icon = "vp", rule = "OA-1" }'


def page(numbers: str = "", section: str = f'id = "win"\nshape = "goal"\nitem = [{ITEM}]', more: str = "") -> Howto:
    text = f"minutes = 4\n{more}\n[numbers]\n{numbers}\n[[section]]\n{section}\n"
    return howto_of("oasis/howto.toml", text, DATA, RULES)


@pytest.mark.parametrize(
    ("path", "figure"),
    [
        ("meta.rounds", 4),
        ("places[inn].cost.coin", 5),
        ("places[1].cost.coin", 5),
        ("worth.1-3[0]", 7),
        ("all worth.1-3", "7, 5, 5"),
        ("all worth.1-3[1:]", "5, 5"),
        ("each worth.1-3", "7/5"),
        ("each worth.1-3[1:]", 5),
        ("least places[*].cost.coin", 2),
        ("most places[level=1|2].cost.coin", 5),
        ("sum worth.1-3", 17),
        ("minus meta.rounds", -4),
        ("count places[*]", 3),
    ],
)
def test_a_figure_is_found_by_its_path(path: str, figure: int | str) -> None:
    assert {"n": figure} == page(f'n = "{path}"').numbers


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("meta.days", "there is no days"),
        ("places[well].price", "there is no price"),
        ("places[bath].cost", "there is no [bath]"),
        ("places[9].cost", "there is no [9]"),
        ("meta", "leads to no number"),
        ("places[inn].is_open", "leads to no number"),
        ("places[*].cost.coin", "leads to 3 numbers"),
        ("meta..rounds", "is no path"),
        ("meta.rounds]", "is no path"),
        ("any places[*].cost.coin", "there is no any places"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused(path: str, why: str) -> None:
    with pytest.raises(BadHowto, match=r"^oasis/howto.toml: numbers: n: ") as refused:
        page(f'n = "{path}"')
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("section", "why"),
    [
        ('id = "win"\nshape = "goal"', "section[win]: item: missing"),
        (f'shape = "goal"\nitem = [{ITEM}]', "section[?]: id: missing"),
        (f'id = "win"\nshape = "essay"\nitem = [{ITEM}]', "section[win]: shape: 'essay' is not among goal, points"),
        (f'id = "win"\nshape = "goal"\ncolour = "red"\nitem = [{ITEM}]', "section[win]: colour: unknown key"),
        (f'id = "win"\nshape = 3\nitem = [{ITEM}]', "section[win]: shape: 3 is no str"),
        ('id = "win"\nshape = "goal"\nitem = ["first"]', "section[win]: item: is no table"),
        (f'id = "win"\nshape = "goal"\nitem = [{ITEM}, {ITEM}]', "section[win]: item: 'first' is used 2 times"),
        ('id = "win"\nshape = "goal"\nitem = [{ id = "a", rule = "OA-9" }]', "item[a]: rule: OA-9 is no rule"),
        ('id = "wrong"\nshape = "mistakes"\nitem = [{ id = "a" }]', "section[wrong]: item[a]: rule: missing"),
    ],
)
def test_what_nobody_knows_is_refused(section: str, why: str) -> None:
    with pytest.raises(BadHowto) as refused:
        page(section=section)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_section_of_a_table_leaves_nothing_out() -> None:
    """One item may stand for several rows; one that stands for none is refused, too."""
    head = 'id = "places"\nshape = "actions"\nof = "places"\n'
    both = '{ id = "town", covers = ["well", "inn"] }'
    assert 2 == len(page(section=head + f'item = [{both}, {{ id = "gate" }}]').sections[0].items)
    with pytest.raises(BadHowto, match=r"section\[places\]: of: places: gate is left out"):
        page(section=head + f"item = [{both}]")
    with pytest.raises(BadHowto, match=r"section\[places\]: of: places: there is no bath"):
        page(section=head + f'item = [{both}, {{ id = "gate" }}, {{ id = "bath" }}]')


def test_the_messages_are_named_for_what_they_tell() -> None:
    """Another message may name an item; what is told of it is always its own."""
    section = 'id = "win"\nshape = "goal"\nitem = [{ id = "first" }, { id = "inn", name = "place-inn" }]'
    assert ["howto-win", "howto-win-first", "howto-win-first-text", "place-inn", "howto-win-inn-text"] == list(
        page(section=section).messages()
    )


def test_a_file_that_is_no_toml_says_so() -> None:
    with pytest.raises(BadHowto, match=r"^oasis/howto.toml: "):
        page(more="minutes = ")
