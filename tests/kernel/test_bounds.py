"""How much may come in at once."""

from __future__ import annotations

import pytest

from venire.kernel.bounds import DEEPEST, MOST, WHOLE, excess


def nested(depth: int) -> object:
    value: object = "at the bottom"
    for _ in range(depth):
        value = [value]
    return value


def test_what_an_act_needs_may_come_in() -> None:
    assert excess({"text": "x" * 4000, "claims": ["C1"] * MOST, "parts": [{"of": ["a", 1, None]}]}) == ""
    assert excess(nested(DEEPEST)) == ""


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ({"claims": ["C1"] * (MOST + 1)}, "a list of 201"),
        ({str(n): n for n in range(MOST + 1)}, "a list of 201"),
        (nested(DEEPEST + 1), "nested more than 12"),
        ([[0] * MOST for _ in range(WHOLE // MOST + 1)], "more than 2,000 values"),
    ],
)
def test_what_is_too_much_is_named(value: object, told: str) -> None:
    assert told in excess(value)
