"""Several people at one table, each at a browser: asking each other, talking, leaving, looking on."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.guests import Guest


@dataclass
class Company:
    """Two who play against each other: who is asked first, and the other."""

    table: str
    invite: str
    first: Guest
    second: Guest
    seat: int  # of the first

    def play_a_turn(self) -> None:
        """The first decides until the second is asked."""
        while self.first.decide():
            pass
        self.second.wait_until_asked()


@pytest.fixture
def company(visit: Visit) -> Company:
    ada, bo = visit(seed=1), visit(seed=2)
    table = ada.sit_at("Ada", "me", "open")
    invite = ada.ask(f"tables/{table}?seat=0")["table"]["invite"]
    bo.tell("guest", name="Bo", language="en")
    bo.tell(f"tables/{table}/join", seat=1, invite=invite)
    for guest in (ada, bo):
        guest.go_to(table)
    seat = ada.ask(f"tables/{table}")["asked"][0]
    first, second = (ada, bo) if seat == 0 else (bo, ada)
    first.wait_until_asked()
    return Company(table, invite, first, second, seat)


def open_menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Menu").click()
    guest.settle()  # what is known of the game later adds to it, and moves what is there


def kinds(guest: Guest, table: str) -> list[str]:
    return [one["kind"] for one in guest.ask(f"tables/{table}")["table"]["seats"]]


def test_a_turn_is_taken_back_by_consent(company: Company) -> None:
    """The other has moved since: is asked, says no, is asked again, and says yes."""
    first, second = company.first, company.second
    company.play_a_turn()
    asked = second.question
    second.decide()
    expect(second.page.locator(".question")).not_to_have_text(asked)
    asked, answered = second.question, first.ask(f"tables/{company.table}")["decided"]

    undo = first.page.get_by_role("navigation").get_by_role("button", name="Undo")
    undo.click()
    expect(first.page.locator(".prompt")).to_contain_text("the others must agree")
    expect(second.page.locator(".question")).to_contain_text("would like to undo")
    expect(second.page.locator(".prompt")).not_to_contain_text("the others must agree")
    second.page.get_by_role("button", name="Disagree").click()
    expect(second.page.locator(".question")).to_have_text(asked)
    expect(first.page.locator(".prompt")).not_to_contain_text("the others must agree")
    assert answered == first.ask(f"tables/{company.table}")["decided"]

    undo.click()
    second.page.get_by_role("button", name="Agree", exact=True).click()
    expect(second.page.locator(".question")).to_contain_text("Waiting for")
    first.wait_until_asked()
    assert first.ask(f"tables/{company.table}")["decided"] < answered - 1


def test_people_talk_and_need_not_listen(company: Company) -> None:
    """A line is counted until it is read; who mutes the chat is not told of lines, and finds them afterwards."""
    second = company.second.page
    chat, counted = second.get_by_role("button", name="Chat"), second.locator("nav .tag.turn")
    say(company.first, "Good evening")
    expect(counted).to_have_text("1")
    chat.click()
    lines = second.get_by_role("dialog").get_by_role("list", name="Chat")
    expect(lines).to_contain_text("Good evening")
    second.get_by_label("Show the chat").uncheck()
    expect(lines).to_have_count(0)
    second.keyboard.press("Escape")

    say(company.first, "Are you there?")
    company.first.settle()
    expect(counted).to_have_count(0)
    chat.click()
    second.get_by_label("Show the chat").check()
    expect(lines.get_by_role("listitem")).to_have_count(2)
    expect(lines).to_contain_text("Are you there?")


def say(guest: Guest, text: str) -> None:
    if not guest.page.get_by_role("dialog").count():
        guest.page.get_by_role("button", name="Chat").click()
    field = guest.page.get_by_label("Message the table")
    field.fill(text)
    field.press("Enter")
    expect(guest.page.get_by_role("dialog").get_by_role("list", name="Chat")).to_contain_text(text)


def test_a_seat_is_left_and_taken_over(company: Company, visit: Visit) -> None:
    """One leaves in mid-turn; a third asks to join, who stays agrees, and the third is asked the same."""
    expect(company.first.page.locator('.dock [data-mark="may"]').first).to_be_visible()
    question, tokens = company.first.question, company.first.tokens()
    open_menu(company.first)
    company.first.page.get_by_role("button", name="Leave the table").click()
    expect(company.first.page.locator("[data-game=gugong]")).to_be_visible()
    assert "open" in kinds(company.second, company.table)

    cy = visit(seed=3)
    cy.tell("guest", name="Cy", language="en")
    cy.turn_to(f"table/{company.table}?invite={company.invite}")
    open_menu(cy)
    cy.page.get_by_role("dialog").get_by_role("button", name="Ask to join").click()
    cy.page.keyboard.press("Escape")
    expect(company.second.page.locator(".question")).to_contain_text("Cy would like the free seat")
    company.second.page.get_by_role("button", name="Agree", exact=True).click()
    cy.wait_until_asked()
    expect(cy.page.locator(".question")).to_have_text(question)
    for token in tokens:
        expect(cy.page.locator(f'.dock [id="{token}"][data-mark="may"]')).to_be_visible()
    expect(company.second.page.locator(".players")).to_contain_text("Cy")


def test_a_seat_that_was_left_is_played_by_a_bot(company: Company) -> None:
    """The one who stays lets a bot play on, and is asked after it."""
    open_menu(company.first)
    company.first.page.get_by_role("button", name="Leave the table").click()
    expect(company.first.page.locator("[data-game=gugong]")).to_be_visible()

    before = company.second.ask(f"tables/{company.table}")["decided"]
    open_menu(company.second)
    company.second.page.get_by_label("bot", exact=True).select_option("apprentice")
    company.second.page.get_by_role("button", name="Free seat: replace with bot (Apprentice)").click()
    company.second.page.keyboard.press("Escape")
    company.second.wait_until_asked()
    company.second.settle()
    assert ["bot", "person"] == sorted(kinds(company.second, company.table))
    assert company.second.ask(f"tables/{company.table}")["decided"] > before


def test_the_game_is_ended_by_agreement(company: Company) -> None:
    """One proposes, the other agrees; both read the score sheet."""
    open_menu(company.first)
    company.first.page.get_by_role("button", name="Propose to end the game").click()
    expect(company.second.page.locator(".question")).to_have_text("End the game by agreement?")
    company.second.page.get_by_role("button", name="Agree", exact=True).click()
    for guest in (company.first, company.second):
        expect(guest.page.locator("dialog[open] tfoot")).to_contain_text("Total")
    assert "over" == company.first.ask(f"tables/{company.table}")["table"]["status"]


def test_a_spectator_sees_the_board_and_nobodys_hand(visit: Visit) -> None:
    """A stranger without a name follows a public table, and can choose nothing."""
    ada, stranger = visit(seed=1), visit(seed=2)
    table = ada.sit_at("Ada", "me", "random", public=True)
    ada.go_to(table)
    ada.wait_until_asked()
    stranger.go_to(table)
    expect(stranger.page.locator(".question")).to_have_text("Waiting for Ada")
    expect(stranger.page.locator(".board svg").first).to_be_visible()
    assert [] == stranger.glowing()
    assert not stranger.page.locator('.dock [id^="gift:"]').count()
    assert ada.page.locator('.dock [id^="gift:"]').count()

    lines = stranger.page.get_by_role("log").locator("summary")
    told = lines.count()
    for _ in range(8):  # a gift, its place, what it costs, what it does
        ada.decide()
    expect(lines.nth(told)).to_be_visible()
