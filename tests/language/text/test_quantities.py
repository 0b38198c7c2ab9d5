"""Parts of a measure in words."""

from __future__ import annotations

import pytest

from venire.language.text.quantities import quantities

MILE, HOUR = 1609.344, 3600.0


@pytest.mark.parametrize(
    ("said", "amount", "kind"),
    [
        ("The barn is half a mile from the road.", MILE / 2, "length"),
        ("The barn is a mile from the road.", MILE, "length"),
        ("The barn is a mile and a half from the road.", 1.5 * MILE, "length"),
        ("The barn is one and a half miles from the road.", 1.5 * MILE, "length"),
        ("It was two miles and a half.", 2.5 * MILE, "length"),
        ("It was a half-mile walk.", MILE / 2, "length"),
        ("We drove three-quarters of a mile.", 0.75 * MILE, "length"),
        ("It took half an hour.", HOUR / 2, "time"),
        ("It took an hour and a quarter.", 1.25 * HOUR, "time"),
        ("It took two and a quarter hours.", 2.25 * HOUR, "time"),
        ("He owed half a million dollars.", 500_000, "dollar"),
        ("There were half a dozen men.", 6, ""),
    ],
)
def test_a_part_of_a_measure_is_read_with_its_unit(said: str, amount: float, kind: str) -> None:
    (found,) = quantities(said)
    assert (found.centre, found.kind) == (pytest.approx(amount), kind)


@pytest.mark.parametrize(
    "said",
    [
        "He drank half of it.",
        "The better half laughed.",
        "Wait a minute.",
        "He gave half the bottle to a third man.",
        "There was a second splash.",
        "There was a minute in the book.",
        "He had known her by sight for a year.",
        "She turned within a minute of coming up.",
    ],
)
def test_what_has_no_unit_measures_nothing(said: str) -> None:
    assert quantities(said) == ()


def test_a_man_after_a_measure_is_no_part_of_it() -> None:
    (found,) = quantities("He ran two miles and a man followed.")
    assert found.centre == pytest.approx(2 * MILE)


def test_a_rate_is_no_hour() -> None:
    assert [one.kind for one in quantities("He drove at sixty miles an hour.")] == ["speed"]
