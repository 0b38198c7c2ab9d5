"""Sentences that say nothing or should not count, by kind: what the understudy's evaluator learns chaff from.

They stand in ``tests/sets/training/empty_talk.yaml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import yaml

_SET = Path(__file__).parent.parent / "tests" / "sets" / "training" / "empty_talk.yaml"
_READ: Mapping[str, tuple[str, ...]] = {
    kind: tuple(said) for kind, said in yaml.safe_load(_SET.read_text(encoding="utf-8")).items()
}
ELSEWHERE = _READ["elsewhere"]
"""True, and of nothing that is ever debated."""
PADDING = _READ["padding"]
"""What a text gains by them is length and no reason."""
EMPTY_TALK: Mapping[str, tuple[str, ...]] = {
    kind: said for kind, said in _READ.items() if kind not in ("elsewhere", "padding")
}
"""Kind -> sentences."""
