"""A late pattern does what a pattern does, from its first use on; and none of ours turns out to be garbled by then."""

from __future__ import annotations

import re
from importlib import import_module
from unittest.mock import patch

import pytest

from tests.architecture.trees import SOURCE
from venire.language.text.late_pattern import late_pattern

MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in SOURCE.rglob("*.py")
    if " late_pattern\n" in path.read_text(encoding="utf-8")
)


def test_it_is_compiled_for_the_first_text_and_once() -> None:
    with patch("re.compile", wraps=re.compile) as compiling:
        late = late_pattern(r"\bmoon\b", re.IGNORECASE)
        assert compiling.call_count == 0
        assert late.search("The Moon")
        assert not late.search("moonlit")
        assert late.sub("sun", "moon") == "sun"
        assert compiling.call_count == 1


def test_it_tells_what_it_is() -> None:
    late = late_pattern("a(?P<what>b)", re.IGNORECASE)

    assert late.pattern == "a(?P<what>b)"
    assert (late.groups, dict(late.groupindex)) == (1, {"what": 1})
    assert late.flags & re.IGNORECASE


@pytest.mark.parametrize("module", MODULES)
def test_every_one_can_be_compiled(module: str) -> None:
    for value in vars(import_module(module)).values():
        if type(value).__name__ == "_LatePattern":
            assert value.flags is not None


def test_there_are_some() -> None:
    assert len(MODULES) > 10
