"""How Sphinx makes the site; `make docs` calls it by way of `tools/docs.py`, which says where the pages come from."""

# ruff: noqa: A001  Sphinx reads these names
import inspect
import re
import tomllib
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = next(folder for folder in HERE.parents if (folder / "pyproject.toml").exists())
ABOUT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Caravanserai"
author = "The Caravanserai authors"
copyright = "the Caravanserai authors, MIT licence"
release = version = ABOUT["version"]
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
exclude_patterns = ["files"]
suppress_warnings = [
    "myst.header",  # a page may begin a level lower than another
    "misc.highlighting_failure",  # nobody colours Fluent
    "toc.not_included",  # that every page is linked to is held by a test
]

# The reference: what the docstrings say, in the order of the sources; a name in backticks is a link where it can be.
default_role = "py:obj"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_maximum_signature_line_length = 100
add_module_names = False

# The look: paper, ink and one seal, as at the table (web/src/look/tokens.css).
WORDS = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif'
html_theme = "furo"
html_title = "Caravanserai"
html_static_path = ["_static"]
html_css_files = ["site.css", *(["fonts.css"] if (HERE / "_static" / "fonts").exists() else [])]
html_logo = html_favicon = "_static/mark.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
html_theme_options = {
    "light_css_variables": {
        "font-stack": WORDS,
        "color-brand-primary": "#a5301e",
        "color-brand-content": "#a5301e",
        "color-brand-visited": "#7a3a2c",
        "color-background-primary": "#fbf6ea",
        "color-background-secondary": "#f1e6cd",
        "color-background-hover": "#e9ddbe",
        "color-background-border": "#d8caaf",
        "color-foreground-primary": "#2a211a",
        "color-foreground-secondary": "#54483c",
        "color-foreground-muted": "#645849",
        "color-foreground-border": "#8f7f69",
        "color-code-background": "#fffdf7",
        "color-inline-code-background": "#f1e6cd",
        "color-admonition-background": "#fffdf7",
        "color-card-background": "#fffdf7",
        "color-card-border": "#d8caaf",
        "color-highlight-on-target": "#f3dccb",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0866c",
        "color-brand-content": "#f0866c",
        "color-brand-visited": "#d99b8a",
        "color-background-primary": "#241e18",
        "color-background-secondary": "#15110d",
        "color-background-hover": "#302820",
        "color-background-border": "#483d31",
        "color-foreground-primary": "#f3e9d6",
        "color-foreground-secondary": "#d2c5ae",
        "color-foreground-muted": "#b0a28c",
        "color-foreground-border": "#9a8a73",
        "color-code-background": "#1a1510",
        "color-inline-code-background": "#302820",
        "color-admonition-background": "#302820",
        "color-card-background": "#302820",
        "color-card-border": "#483d31",
        "color-highlight-on-target": "#4b2a20",
    },
}


# What a class keeps: its public fields as the sources write them, with the comments beside or above them.
FIELD = re.compile(r"^(?:    |        self\.)(?P<name>[a-z]\w*): (?P<type>[^=#]+?)(?: = .+?)?(?:  # (?P<said>.*))?$")
COMMENT = re.compile(r"^ +# (?P<said>.*)$")


def fields(cls: type) -> list[str]:
    """Lines for the docstring of a class: a field each; of other classes than dataclasses, those that are explained."""
    found: list[str] = []
    above: list[str] = []
    for line in inspect.getsource(cls).splitlines():
        comment, field = COMMENT.match(line), FIELD.match(line)
        if comment:
            above.append(comment["said"])
            continue
        if field and (is_dataclass(cls) or field["said"] or above):
            said = " ".join([*above, field["said"] or ""]).strip()
            kind = re.sub(r"^Final(?:\[(.*)\])?$", r"\1", field["type"])
            shown = f"{field['name']}: {kind}" if kind else field["name"]
            found.append(f"* ``{shown}``" + (f" – {said}" if said else ""))
        above = []
    return ["", *found, ""] if found else []


def list_fields(app: object, what: str, name: str, thing: Any, options: object, lines: list[str]) -> None:
    if what in ("class", "exception") and getattr(thing, "__module__", "").startswith("caravanserai."):
        lines += fields(thing)


def leave_out_fields(app: object, what: str, name: str, thing: Any, *_: object) -> tuple[str, None] | None:
    """A dataclass is made with its fields, which are listed below it."""
    return ("", None) if what == "class" and is_dataclass(thing) else None


def let_samples_be_reached(app: object, page: str, template: str, context: dict[str, Any], *_: object) -> None:
    """A sample that is wider than the page is scrolled by keyboard, too."""
    context["body"] = context.get("body", "").replace("<pre>", '<pre tabindex="0">')


def setup(app: Any) -> None:
    app.connect("html-page-context", let_samples_be_reached)
    app.connect("autodoc-process-docstring", list_fields)
    app.connect("autodoc-process-signature", leave_out_fields)
