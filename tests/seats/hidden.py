"""venire in a process of its own, where no understudy is installed: neither the package nor its entry point is found.

``python -m tests.seats.hidden WORDS...`` runs the command so; ``python -m tests.seats.hidden`` alone tells in JSON what
the page and a person at it meet, with the models of the data folder.
"""

from __future__ import annotations

import asyncio
import importlib.metadata
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, EntryPoints
from types import ModuleType
from typing import Any, cast

HIDDEN = "venire_understudy"


class Blocker(MetaPathFinder):
    """Finds nothing of the understudy."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] == HIDDEN:
            raise ModuleNotFoundError(f"No module named {HIDDEN!r}", name=HIDDEN)
        return None


def hide(*, entry_point: bool) -> None:
    """From now on it is not there; ``entry_point``: nor is the line that names it."""
    sys.meta_path.insert(0, Blocker())
    given: Callable[..., EntryPoints] = importlib.metadata.entry_points

    def left(**of: Any) -> EntryPoints:
        names = EntryPoint("understudy", f"{HIDDEN}.understudy:UNDERSTUDY", "venire.understudies")
        others = [point for point in cast("Iterable[EntryPoint]", given(**of)) if not point.value.startswith(HIDDEN)]
        stays = not entry_point and of.get("group") == names.group
        return EntryPoints((*others, *((names,) if stays else ())))

    importlib.metadata.entry_points = left  # type: ignore[assignment]


def run() -> None:
    """As the module says."""
    hide(entry_point="--named" not in sys.argv)
    sys.argv = [word for word in sys.argv if word != "--named"]
    if len(sys.argv) > 1:
        import_module("venire.cli.main").main()
    else:
        print(json.dumps(asyncio.run(import_module("tests.seats.at_the_page").told())))  # noqa: T201


if __name__ == "__main__":
    run()
