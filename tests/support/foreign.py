"""The example of a proceeding that another package brings, laid beside venire as installing it would."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "pennies"


def install_pennies(folder: Path) -> None:
    """Its modules, and what its project names: name, version and entry points."""
    told = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(EXAMPLE / told["name"], folder / told["name"], ignore=shutil.ignore_patterns("__pycache__"))
    metadata = folder / f"{told['name']}-{told['version']}.dist-info"
    metadata.mkdir()
    heading = f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
    (metadata / "METADATA").write_text(heading, encoding="utf-8")
    groups: dict[str, dict[str, str]] = told["entry-points"]
    lines = [line for group, named in groups.items() for line in (f"[{group}]", *map(" = ".join, named.items()))]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
