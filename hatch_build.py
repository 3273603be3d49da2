"""The build hook of the package: `pip install .` compiles the rules and builds the front end, where it can.

Without a C compiler, or if compiling fails, the same sources are installed and run interpreted.
Without the front end the server says so on a plain page.

    CARAVANSERAI_PURE=1              do not compile
    CARAVANSERAI_REQUIRE_NATIVE=1    fail if the rules cannot be compiled
    CARAVANSERAI_REQUIRE_WEB=1       fail if the front end cannot be built
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build backend does not look here by itself

from tools import native, web


def is_pure() -> bool:
    """Whether compiling was ruled out."""
    return os.environ.get("CARAVANSERAI_PURE") == "1"


def is_required(what: str) -> bool:
    """Whether a package without the compiled rules (NATIVE) or the front end (WEB) would be worse than none."""
    return os.environ.get(f"CARAVANSERAI_REQUIRE_{what}") == "1"


class BuildHook(BuildHookInterface[Any]):
    """Builds the front end for wheel and sdist, and adds the compiled modules to a wheel, beside their sources."""

    def dependencies(self) -> list[str]:
        """What must be there to build; nothing for what will not be tried."""
        return [*self.web_needs(), *self.native_needs()]

    def web_needs(self) -> list[str]:
        root = Path(self.root)
        return web.needs() if web.has_sources(root) and not (web.is_fresh(root) and web.is_compiled(root)) else []

    def native_needs(self) -> list[str]:
        if self.target_name != "wheel" or is_pure() or not (native.has_compiler() or is_required("NATIVE")):
            return []
        return native.needs(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before packing. An editable install follows its sources: `make` builds what it needs."""
        if version == "editable":
            return
        self.build_web()
        if self.target_name == "wheel" and not is_pure():
            self.compile_rules(build_data)

    def build_web(self) -> None:
        try:
            web.build(Path(self.root))
        except web.WebBuildError as error:
            if is_required("WEB"):
                raise
            self.app.display_warning(f"The front end is missing, and the server will say so: {error}.")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        try:
            compiled = native.compile_groups(Path(self.root))
        except native.NativeBuildError as error:
            if is_required("NATIVE"):
                raise
            self.app.display_warning(f"The rules are installed interpreted, and slower: {error}.")
            return
        add_libraries(compiled, build_data)


def add_libraries(compiled: Path, build_data: dict[str, Any]) -> None:
    """Put the compiled modules in the wheel, which then fits one Python and one kind of machine only."""
    for path in native.libraries(compiled):
        build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
