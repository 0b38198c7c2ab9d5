"""The parts of venire whose packages are installed by an extra; the library plays from Python without any of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec

from venire.errors import VenireError


@dataclass(frozen=True, slots=True)
class Extra:
    """``what``: the part, as the subject of a sentence; ``modules``: what it imports of other packages."""

    name: str
    what: str
    modules: tuple[str, ...]

    @property
    def install(self) -> str:
        """How one comes by it."""
        return f"pip install 'venire[{self.name}]'"

    @property
    def missing(self) -> tuple[str, ...]:
        """Which of its modules are not installed."""
        return tuple(module for module in self.modules if not _found(module))


EXTRAS: Mapping[str, Extra] = {
    one.name: one
    for one in (
        Extra("terminal", "The command line", ("typer", "rich")),
        Extra(
            "server",
            "The courtroom in a browser",
            ("fastapi", "uvicorn", "sse_starlette", "itsdangerous", "python_multipart"),
        ),
        Extra("embedder", "The comparison of texts by what they mean", ("wordllama",)),
        Extra("mcp", "The door for agents from outside", ("mcp",)),
        Extra("accounts", "The keeper of passwords", ("argon2",)),
    )
}


def lacking(name: str) -> VenireError | None:
    """Why what this extra is for cannot be had, and how it can; None where its packages are installed."""
    extra = EXTRAS[name]
    missing = extra.missing
    if not missing:
        return None
    told = ", ".join(missing)
    return VenireError(
        f"{extra.what} is not installed (missing: {told}).", f"Do: {extra.install}; 'venire[all]' brings everything."
    )


def require(name: str) -> None:
    """Raises :class:`VenireError` where the packages of this extra are not installed."""
    lack = lacking(name)
    if lack is not None:
        raise lack


def _found(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False
