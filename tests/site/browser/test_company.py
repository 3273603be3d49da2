"""Two tabs at once: to each other what two processes of a server are."""

import pytest
from playwright.sync_api import BrowserContext

from tests.site.browser.host import Host
from tests.site.browser.visitor import Visitor, visit
from tests.web.guests import open_tokens

pytestmark = pytest.mark.long
IS_DRAWN = "(v) => Number(document.documentElement.dataset.v) >= v"


def both_show_the_same(first: Visitor, second: Visitor) -> int:
    first.settle()
    second.settle()
    assert first.log() == second.log()
    assert first.so_far == second.so_far
    return first.so_far


def test_what_one_window_decides_the_other_shows(regular: Visitor, beside: Visitor) -> None:
    """And what the other decides upon an older table is refused."""
    table = regular.sit("me", "apprentice")
    regular.go_to(table)
    old = regular.state()
    beside.open(f"#/table/{table}")
    beside.wait_until_asked()
    assert beside.click_anything()
    assert old["decided"] < beside.decided()
    regular.page.wait_for_function(IS_DRAWN, arg=beside.state()["v"])
    assert regular.log() == beside.log()
    late = {"seat": 0, "decided": old["decided"], "key": "late", "token": open_tokens(old)[0]}
    assert "stale" == regular.refused(f"tables/{table}/moves", **late)


@pytest.mark.long
def test_two_tabs_at_one_table(context: BrowserContext, host: Host) -> None:
    """What one decides the other shows; what one decided too late is refused; who stays sees to the bots."""
    first = visit(context, host)
    first.open()
    first.take_a_name("Ayşe")
    first.deal("tabs")
    table = first.sit("me", "apprentice")
    first.go_to(table)
    second = visit(context, host, first)
    second.open(f"#/table/{table}")
    second.wait_until_asked()
    for one in (first, second, first, second):
        before = both_show_the_same(first, second)
        state = one.state()
        assert one.click_anything()
        assert before < both_show_the_same(first, second)
        late = {"seat": 0, "decided": state["decided"], "key": f"late-{before}", "token": open_tokens(state)[0]}
        assert "stale" == {first: second, second: first}[one].refused(f"tables/{table}/moves", **late)
        assert before < both_show_the_same(first, second)

    other = first.sit("me", "apprentice", "trader", game="yokohama")
    assert {table, other} == {one["id"] for one in second.ask("tables?list=mine")}
    first.page.close()
    second.company = [second]
    second.home.visitors.remove(first)
    second.go_to(other)
    before = second.decided()
    while second.decided() < before + len(("me", "apprentice", "trader")):
        assert second.click_anything()
    assert {"0", "1", "2"} >= {str(one["seat"]) for one in second.ask(f"tables/{other}")["table"]["seats"]}
