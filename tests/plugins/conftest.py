"""Packages that are installed for a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.packages import importable


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where a package is installed once it lies there."""
    packages = tmp_path / "packages"
    packages.mkdir()
    with importable(packages):
        yield packages
