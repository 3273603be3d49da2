"""Bots that think for long: the table says whom it waits for, and nobody else has to wait."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest
from tests.web.inn import Inn


def up_to_the_bot(guest: Guest) -> None:
    """Decide what there is to be decided before it is the bot's turn."""
    while guest.decide():
        pass
    guest.settle()


def test_a_bot_that_thinks_is_waited_for_at_its_own_table_only(inn: Inn, visit: Visit) -> None:
    """What it decides is seen answer by answer; meanwhile another table goes on."""
    inn.hold_bots()
    ada, bela = visit(), visit()
    ada.go_to(ada.sit_at("Ada", "me", "random"))
    up_to_the_bot(ada)
    bot = ada.ask(f"tables/{ada.table}")["table"]["seats"][1]["name"]
    expect(ada.page.locator(".prompt")).to_contain_text(f"{bot}: thinking")
    expect(ada.page.locator(".prompt.asked")).to_have_count(0)
    before = ada.decided()

    bela.go_to(bela.sit_at("Béla", "me"))
    bela.wait_until_asked()
    bela.choose(bela.tokens()[0])
    assert before == ada.decided()

    inn.let_bots(1)
    assert before + 1 == ada.decided()
    inn.let_bots()
    ada.wait_until_asked()
