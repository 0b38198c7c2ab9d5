"""Packages as installing them would leave them: modules, and beside them what they name as entry points."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.docs.blocks import blocks
from venire.law.verdict import LEFT_OUT, RULES
from venire.models.providers import ADDED
from venire.plugins.model_providers import register_providers
from venire.plugins.verdict_rules import register_rules
from venire.sockets.entry_points import everything
from venire.sockets.socket import looked


def install(folder: Path, project: str) -> None:
    """What installing the package of this pyproject.toml would leave beside its modules."""
    told = tomllib.loads(project)["project"]
    metadata = folder / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    metadata.mkdir(parents=True)
    heading = f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
    (metadata / "METADATA").write_text(heading, encoding="utf-8")
    groups: Mapping[str, Mapping[str, str]] = told.get("entry-points", {})
    lines = [line for group, named in groups.items() for line in (f"[{group}]", *map(" = ".join, named.items()))]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def add(folder: Path, module: str, text: str, **groups: str) -> None:
    """A package of one module. ``groups``: the group's last word -> the name that it has there, and what it is."""
    (folder / f"{module}.py").write_text(text, encoding="utf-8")
    points = "".join(
        f'[project.entry-points."venire.{group}"]\n"{named.partition(":")[0]}" = "{module}:{named.partition(":")[2]}"\n'
        for group, named in groups.items()
    )
    install(folder, f'[project]\nname = "{module}"\nversion = "1.0"\n{points}')


def add_from(folder: Path, *pages: str) -> None:
    """The packages that these pages of the documentation tell how to make."""
    for page in pages:
        for block in blocks(f"docs/{page}.md"):
            if block.language == "python" and block.note.endswith(".py"):
                (folder / block.note).write_text(block.body, encoding="utf-8")
            if block.note == "pyproject.toml":
                install(folder, block.body)


def look_again() -> None:
    """As a process does that has just begun."""
    for found in (everything, looked, register_rules, register_providers):
        found.cache_clear()


@contextmanager
def importable(folder: Path) -> Generator[Path]:
    """The packages in this folder are installed for as long as it takes."""
    before, kept = set(sys.modules), [dict(table) for table in (RULES, LEFT_OUT, ADDED)]
    sys.path.insert(0, str(folder))
    look_again()
    try:
        yield folder
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if getattr(sys.modules[name], "__file__", None) and str(folder) in str(sys.modules[name].__file__):
                del sys.modules[name]
        for table, was in zip((RULES, LEFT_OUT, ADDED), kept, strict=True):
            table.clear()
            table.update(was)  # pyright: ignore[reportArgumentType, reportCallIssue] - each with its own
        look_again()
