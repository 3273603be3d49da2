"""Outlines: code with the bodies left out is held against what it is an outline of."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def differences(text: str, package: str) -> Iterator[str]:
    """What an outline says that is not so: a class, a base, a field, a method, a function or an argument."""
    known = names(package)
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            yield from of_class(node, known)
        elif isinstance(node, ast.FunctionDef):
            yield from of_function(node, known.get(node.name), node.name)


def names(package: str) -> dict[str, Any]:
    """Whatever is defined in the modules of a package."""
    found: dict[str, Any] = {}
    home = import_module(package)
    for info in iter_modules(home.__path__):
        module = import_module(f"{package}.{info.name}")
        own = {
            name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__
        }
        found |= own
    return found


def of_class(node: ast.ClassDef, known: dict[str, Any]) -> Iterator[str]:
    cls = known.get(node.name)
    if not inspect.isclass(cls):
        yield f"{node.name}: no such class"
        return
    bases = {base.__name__ for base in cls.__mro__}
    for base in node.bases:
        name = ast.unparse(base).partition("[")[0]
        if name not in bases:
            yield f"{node.name}: {name} is not among its bases"
    source = inspect.getsource(cls) if not hasattr(cls, "__mypyc_attrs__") else ""
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and "property" in map(ast.unparse, part.decorator_list):
            if not inspect.isdatadescriptor(getattr(cls, part.name, None)):
                yield f"{node.name}: {part.name}: no such property"
        elif isinstance(part, ast.FunctionDef):
            yield from of_function(part, getattr(cls, part.name, None), f"{node.name}.{part.name}")
        elif isinstance(part, ast.AnnAssign):
            name = ast.unparse(part.target)
            fields = getattr(cls, "__dataclass_fields__", getattr(cls, "__mypyc_attrs__", ()))
            if name not in fields and f"self.{name}: " not in source:
                yield f"{node.name}: {name}: no such field"


def of_function(node: ast.FunctionDef, function: Any, name: str) -> Iterator[str]:
    """Arguments by name, and whether they may be left out; types are for the reader."""
    if not callable(function):
        yield f"{name}: no such function"
        return
    try:
        real = inspect.signature(function).parameters
    except ValueError:  # compiled
        return
    shown = [one.arg for one in (*node.args.args, *node.args.kwonlyargs, node.args.kwarg) if one is not None]
    for argument in shown:
        if argument not in real:
            yield f"{name}: {argument}: no such argument"
    for argument, parameter in real.items():
        needed = parameter.default is parameter.empty and parameter.kind != parameter.VAR_KEYWORD
        if needed and argument not in shown:
            yield f"{name}: {argument} is needed"
