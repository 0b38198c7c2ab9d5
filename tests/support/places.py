"""Where things lie that tests read: the folders of the repository, of fixtures, golden records and labelled sets."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
SOURCE = ROOT / "src" / "venire"
DOCS = ROOT / "docs"
FIXTURES = TESTS / "fixtures"
GOLDEN = TESTS / "golden"
SETS = TESTS / "sets"
TINY = FIXTURES / "tiny.yaml"
"""The smallest case that is one: two claims, two witnesses."""
