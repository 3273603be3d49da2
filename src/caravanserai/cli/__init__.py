"""The command line: serve, play, backup and others, see `--help`; without a word it serves."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, cast

import typer
from typer.main import get_command

import caravanserai
from caravanserai.cli.bench import bench
from caravanserai.cli.box import box
from caravanserai.cli.check import check
from caravanserai.cli.howto import howto
from caravanserai.cli.keeping import backup, doctor, restore
from caravanserai.cli.ladder import ladder
from caravanserai.cli.new_game import new_game
from caravanserai.cli.play import play
from caravanserai.cli.record import record
from caravanserai.cli.replay import replay
from caravanserai.cli.review import review
from caravanserai.cli.serve import serve
from caravanserai.cli.simulate import simulate
from caravanserai.cli.site import site
from caravanserai.cli.verify import verify
from caravanserai.cli.wrong import Wrong
from caravanserai.core.box import SETTING, BoxError
from caravanserai.tables.problem import StoreProblem

FAULT = 1
WRONG_INPUT = 2
INTERRUPTED = 130
USAGE = cast("type[Exception]", typer.BadParameter.__mro__[1])  # the usage error of click, wherever this Typer keeps it

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
COMMANDS = (
    serve,
    play,
    howto,
    simulate,
    ladder,
    replay,
    review,
    verify,
    record,
    check,
    box,
    new_game,
    bench,
    backup,
    restore,
    doctor,
    site,
)
for command in COMMANDS:
    app.command()(command)


def version(wanted: bool) -> None:
    if wanted:
        build = "compiled" if caravanserai.compiled() else "interpreted"
        print(f"caravanserai {caravanserai.__version__} ({build}; Python {sys.version.split()[0]})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def everywhere(
    context: typer.Context,
    components: Annotated[
        Path | None, typer.Option(help="A folder with corrected component files, one <game>.toml each.")
    ] = None,
    _: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Heavy eurogames, rules-complete: to play, to simulate and to check."""
    if components is not None:
        if not components.is_dir():
            raise Wrong(f"--components {components}: there is no such folder")
        os.environ[SETTING] = str(components.resolve())
        known = {point.name for point in entry_points(group="caravanserai.games")}
        for stray in sorted(path.name for path in components.glob("*.toml") if path.stem not in known):
            complain(f"--components {components}: {stray} corrects nothing, for it is named after no game")
    if context.invoked_subcommand is None:
        get_command(app).main(["serve"], prog_name="caravanserai", standalone_mode=False)  # as the environment says


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code: 0, 1 for faults found or no start, 2 for wrong input, 130 when interrupted."""
    try:
        code = app(args=None if arguments is None else list(arguments), standalone_mode=False, prog_name="caravanserai")
    except USAGE as error:
        return complain(getattr(error, "format_message", error.__str__)())
    except Wrong as error:
        return complain(str(error), error.code)
    except BoxError as error:
        return complain(str(error))
    except StoreProblem as problem:
        complain(str(problem))
        return FAULT
    except OSError as error:
        return complain(f"{error.filename or ''}: {error.strerror}".removeprefix(": "))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def complain(what: str, code: int = WRONG_INPUT) -> int:
    print(f"caravanserai: {what}", file=sys.stderr)
    return code
