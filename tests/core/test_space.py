"""Codes and tokens."""

import pytest

from caravanserai.core.space import (
    A_B_SKIP,
    ANSWER,
    COUNT,
    OPTION,
    SKIP,
    YES,
    A,
    B,
    Family,
    Space,
    UnknownToken,
    offers,
)


def three() -> tuple[Family, Family, Space]:
    place, card = Family("place", ["well", "grove"]), Family("card", ["fox", "owl", "elk"])
    return place, card, Space([place, card])


def test_shared_families_come_first() -> None:
    """The same codes in every game: 16 options, 32 counts, two answers."""
    assert (OPTION.first, OPTION.size) == (0, 16)
    assert (COUNT.first, COUNT.size) == (16, 32)
    assert (ANSWER.first, ANSWER.size) == (48, 2)
    assert (A, B, YES, SKIP) == (0, 1, 48, 49)
    assert list(A_B_SKIP) == [A, B, SKIP]
    place, card, space = three()
    assert (OPTION.first, place.first, card.first, space.size) == (0, 50, 52, 55)


def test_codes_and_tokens() -> None:
    """A code is its family's first plus the index; a token is family and label."""
    place, card, space = three()
    assert card.code(2) == 54 == card.named("elk") == space.code("card:elk")
    assert space.token(54) == "card:elk"
    assert card.index(54) == 2
    assert [code for code in range(space.size) if card.has(code)] == [52, 53, 54]
    assert list(place.all()) == [50, 51]
    assert list(card.codes(0b101)) == [52, 54]
    assert space.family(51) is place
    assert space.family(3) is OPTION
    assert [space.token(space.code(token)) for token in space.tokens] == space.tokens


@pytest.mark.parametrize("choice", [-1, 55, 10**6])
def test_codes_that_do_not_exist(choice: int) -> None:
    """Neither token nor family can be told."""
    space = three()[2]
    with pytest.raises(UnknownToken, match=f"no such choice: {choice}"):
        space.token(choice)
    with pytest.raises(UnknownToken, match=f"no such choice: {choice}"):
        space.family(choice)


@pytest.mark.parametrize("token", ["card:ox", "card", "", "CARD:fox", "card:fox "])
def test_tokens_that_do_not_exist(token: str) -> None:
    """The error names the token."""
    with pytest.raises(UnknownToken, match=f"no such choice: '{token}'"):
        three()[2].code(token)


def test_a_token_cannot_mean_two_things() -> None:
    """Two choices of one name are an error when the space is made."""
    with pytest.raises(ValueError, match="same token"):
        Space([Family("place", ["well", "well"])])


def test_offers() -> None:
    """A constant row, as given."""
    assert list(offers(A, SKIP)) == [0, 49]
