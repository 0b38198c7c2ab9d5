"""The content of a text, told without the rest of its reading."""

from __future__ import annotations

from venire.language.clauses.reading import content_of, read
from venire.library.shipped import ShippedCases
from venire.monitors.adapters.case_papers import papers_of


def test_the_content_of_a_text_is_that_of_its_reading() -> None:
    texts = [source.text for source in papers_of(ShippedCases().load("robot")).sources]
    texts += [
        "Not only that. No doubt he left; he can't have left by the left door, no more than twice.",
        "No one saw him. “No, he never did?” A hundred and five pounds – or nothing.",
        "",
    ]
    for text in texts:
        assert content_of(text) == read(text).content()
