"""The death of a page, at a point that is known; and what it had shown until then."""

import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, Error, Playwright

from tests.site.browser.host import Host
from tests.site.browser.visitor import Visitor
from tests.web.conftest import OPTIONS
from tests.web.guests import GLOWING, chromium

# What the page shows: the version that is drawn, whose eyes it is seen with, and all that was told of it until then.
# At the point that is asked for the page stops in the middle of whatever it does, as it asks the host for an answer
# that does not come: a click was sent, or an answer of the engine has come and is not shown yet.
SHOWN: Final = """
const told = new Map();
let events = [];
const hear = ({ is, text }) => {
  const said = is === "told" ? JSON.parse(text) : {};
  if (said.is !== "state") return;
  events = [...events.slice(0, said.since), ...said.events];
  told.set(said.v, { seat: said.seat, decided: said.decided, events });
};
window.doing = "";
window.shown = () => {
  const v = Number(document.documentElement.dataset.v ?? -1);
  const lines = [...document.querySelectorAll("[role=log]")].slice(0, 1).flatMap(
    (log) => [...log.querySelectorAll("summary")].map((one) => one.innerText));
  return { v, lines, doing: window.doing, table: location.hash, ...told.get(v) };
};
window.stop = () => {
  const asked = new XMLHttpRequest();
  asked.open("POST", "/point", false);
  asked.send(JSON.stringify(window.shown()));
};
window.points = 0;
window.passed = (message) => {
  if (window.points > 0 && (window.points -= 1) === 0) window.stop();
  hear(message);
};
"""
# The same for the engine: it stops while it writes, or when something is written and has not been told yet.
STOP_THE_ENGINE: Final = """([points, when]) => {
  let left = points;
  const reach = () => {
    if ((left -= 1) !== 0) return;
    const asked = new XMLHttpRequest();
    asked.open("POST", new URL("/point", location.href).href, false);
    asked.send("{}");
  };
  const { put } = IDBObjectStore.prototype;
  const { transaction } = IDBDatabase.prototype;
  if (when === "writing")
    IDBObjectStore.prototype.put = function (...given) {
      const made = put.apply(this, given);
      reach();
      return made;
    };
  else
    IDBDatabase.prototype.transaction = function (...given) {
      const made = transaction.apply(this, given);
      if (given[1] === "readwrite") made.addEventListener("complete", reach);
      return made;
    };
}"""
# Somebody who clicks without end: what glows, at times Undo or Redo. `doing` is what has not been shown yet.
PLAY: Final = """([seed, glowing]) => {
  let s = seed;
  const chance = () => (s = (s * 16807) % 2147483647) / 2147483647;
  const page = document.documentElement;
  const settled = () => new Promise((done) => {
    const look = () => {
      if (!page.hasAttribute("data-settled")) return;
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(look);
    watch.observe(page, { attributes: true });
    look();
  });
  // What is done is said before it: the page may stop for ever in the middle of the press.
  const press = (one, doing) => {
    window.doing = doing;
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  };
  const button = (name) =>
    [...document.querySelectorAll("button:enabled")].find((one) => one.innerText.trim() === name);
  const run = async () => {
    for (;;) {
      await settled();
      window.doing = "";
      const roll = chance();
      const [undo, redo, curtain] = ["Undo", "Redo", "Show my hand"].map(button);
      const open = [...document.querySelectorAll(glowing)].filter((one) => one.checkVisibility());
      if (curtain) press(curtain, "");
      else if (roll < 0.15 && undo) press(undo, "undo");
      else if (roll < 0.25 && redo) press(redo, "redo");
      else if (open.length > 0) press(open[Math.floor(chance() * open.length)], "move");
      await new Promise((soon) => setTimeout(soon, 0));
    }
  };
  void run();
}"""


@dataclass(frozen=True)
class Shown:
    """What a page showed of a table."""

    table: str
    v: int
    doing: str  # what was asked for and not shown yet
    lines: list[str]
    seat: int | None
    decided: int
    events: list[Any]


def as_shown(said: dict[str, Any]) -> Shown:
    found = {"seat": None, "decided": 0, "events": []} | said
    return Shown(**{name: found[name] for name in Shown.__dataclass_fields__})


def play_briskly(visitor: Visitor, seed: int) -> None:
    """Begin to click without end."""
    visitor.page.evaluate(PLAY, [seed, GLOWING])


def stop_the_engine(visitor: Visitor, points: int, when: str) -> None:
    """It stops at its so manyth row (`writing`) or transaction (`written`) from now on."""
    visitor.in_the_engine(STOP_THE_ENGINE, [points, when])


def point_reached(visitor: Visitor, points: int, seed: int) -> Shown:
    """Play until so many messages have passed between page and engine; there it stops, and shows nothing any more."""
    visitor.page.evaluate("(points) => { window.points = points; }", points)
    play_briskly(visitor, seed)
    return as_shown(json.loads(visitor.host.wait_for_the_point()))


def shown_when_the_engine_stopped(visitor: Visitor, points: int, when: str, seed: int) -> Shown:
    """Play until the engine stops at a point of its own; the page goes on to show what it has been told."""
    stop_the_engine(visitor, points, when)
    play_briskly(visitor, seed)
    visitor.host.wait_for_the_point()
    return as_shown(visitor.page.evaluate("shown()"))


def again(visitor: Visitor, before: Shown) -> Shown:
    """What is shown after all, to the same eyes."""
    now = as_shown(visitor.page.evaluate("shown()"))
    assert before.table == now.table
    if before.seat is None:
        return now
    state = visitor.ask(f"tables/{visitor.table}?seat={before.seat}")
    return replace(now, seat=before.seat, events=state["events"], v=state["v"], decided=state["decided"])


def lost(before: Shown, after: Shown) -> str:
    """What was shown and is not there any more; only what was under way may have come to be, or come to nothing."""
    if after.v < before.v:
        return f"version {before.v}; now {after.v}"
    if after.v == before.v and before.events != after.events:
        return f"events at version {before.v}"
    least = min(len(before.events), len(after.events)) if before.doing == "undo" else len(before.events)
    if before.events[:least] != after.events[:least]:
        return f"events of {len(before.events)}; now {len(after.events)}"
    return ""


class OwnBrowser:
    """A browser with a folder of its own, which can be killed, and is there again with what it has kept."""

    def __init__(
        self,
        playwright: Playwright,
        folder: Path,
        host: Host,
        prepared: Callable[[BrowserContext], BrowserContext],
        **looks: Any,
    ) -> None:
        self.playwright: Final = playwright
        self.folder: Final = folder
        self.host: Final = host
        self.prepared: Final = prepared
        self.looks: Final = looks
        self.context = self.opened()

    def opened(self) -> BrowserContext:
        made = self.playwright.chromium.launch_persistent_context(
            self.folder, executable_path=chromium(), args=OPTIONS, **self.looks
        )
        made.add_init_script(SHOWN)
        return self.prepared(made)

    def close(self) -> None:
        self.context.close()

    def kill_pages(self) -> None:
        """Its pages end as they do where memory is short; the browser itself goes on."""
        for process, line in self.processes().items():
            if "--type=renderer" in line:
                os.kill(process, signal.SIGKILL)
        for page in self.context.pages:
            page.close()

    def kill(self) -> None:
        """The whole of it, as a battery does that is empty."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        with suppress(Error):
            self.context.close()
        self.context = self.opened()

    def processes(self) -> dict[int, str]:
        """Those of this browser, with how they were begun."""
        parents: dict[int, int] = {}
        lines: dict[int, str] = {}
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal():
                with suppress(OSError):  # it has ended meanwhile
                    parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                    lines[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        mine = {one for one, line in lines.items() if f"--user-data-dir={self.folder} " in line}
        while more := {one for one, parent in parents.items() if parent in mine} - mine:
            mine |= more
        return {one: lines[one] for one in mine if one in lines}
