"""A civil case is told in its own words, and a criminal one is left alone."""

from __future__ import annotations

import pytest

from venire.law.case_file.civil_words import civil, in_text_of, in_words_of
from venire.library.shipped import ShippedCases


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("not guilty", "not liable"),
        ("Guilty: 4", "Liable: 4"),
        ("guilty of medical negligence", "liable for medical negligence"),
        ("The prosecution rests.", "The plaintiff rests."),
        ("The accused need prove nothing.", "The defendant need prove nothing."),
        ("on the balance of probabilities", "on the balance of probabilities"),
        ("Nobody is accused of a crime.", "Nobody is accused of a crime."),
        ("a guileless witness", "a guileless witness"),
    ],
)
def test_nobody_is_guilty_or_accused(said: str, told: str) -> None:
    assert civil(said) == told


def test_a_criminal_case_keeps_its_words() -> None:
    cases = ShippedCases()
    assert in_words_of(cases.load("murder"))("guilty") == "guilty"
    assert in_words_of(cases.load("negligence"))("guilty") == "liable"


def test_only_what_is_read_is_reworded_in_html() -> None:
    html = '<p class="vote guilty" title="guilty">Guilty</p><script>x = "guilty"</script>'
    assert in_text_of(html, civil) == '<p class="vote guilty" title="liable">Liable</p><script>x = "guilty"</script>'
