"""The build hook of the package: `pip install .` compiles the rules where it can.

Without a C compiler, or if compiling fails, the same sources are installed and run interpreted.

    CARAVANSERAI_PURE=1              do not compile
    CARAVANSERAI_REQUIRE_NATIVE=1    fail if the rules cannot be compiled
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build backend does not look here by itself

from tools import native


def is_pure() -> bool:
    """Whether compiling was ruled out."""
    return os.environ.get("CARAVANSERAI_PURE") == "1"


def is_required() -> bool:
    """Whether a package that is not compiled would be worse than none."""
    return os.environ.get("CARAVANSERAI_REQUIRE_NATIVE") == "1"


class NativeHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside the sources they were made of."""

    def dependencies(self) -> list[str]:
        """What must be there to compile; nothing where that will not be tried."""
        if is_pure() or not (native.has_compiler() or is_required()):
            return []
        return native.needs(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is packed. An editable install stays interpreted: its sources will change."""
        if is_pure() or version == "editable":
            return
        try:
            compiled = native.compile_groups(Path(self.root))
        except native.NativeBuildError as error:
            if is_required():
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
