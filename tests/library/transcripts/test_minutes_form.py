"""Printed minutes, read by machine and full of its mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.transcripts.wellman import PAGE
from venire.errors import VenireError
from venire.library.transcripts.minutes_form import read_minutes
from venire.library.transcripts.reading import read_transcript


def test_a_page_of_wellman() -> None:
    told = [(one.question, one.answer) for one in read_minutes(PAGE).minutes]
    assert told == [
        ("Did you ever go to this store but the one time?", "Never went there but the one time."),
        ("And you are sure of that?", "I am very sure of that."),
        ("You say you looked at a solitaire diamond ring?",
         "Yes, but Mr. del Valle told me that he preferred an amethyst, and I took the amethyst."),
        ("There was a considerable difference in the cost, wasn't there, between them?", "There was."),
        ("There was some trouble about the ring being too large, wasn't there?",
         "Yes, the ring was too large for the finger I wished it for."),
        ("Did you register your name at that hotel?", "I did not register. I suppose I was registered."),
        ("Were you introduced to them?", "I was."),
    ]  # fmt: skip


def test_who_asks_is_told_by_the_questions() -> None:
    read = read_minutes(PAGE)
    assert {one.by for one in read.minutes} == {"Mr. Choate"}
    assert {one.witness for one in read.minutes} == {"Miss Martinez"}


def test_a_lost_mark_of_quotation_is_told_with_its_line() -> None:
    assert [(one.line, "Mr. Choate" in one.told) for one in read_minutes(PAGE).troubles] == [(11, True)]


def test_who_has_no_name_is_called_by_what_he_is() -> None:
    text = "".join(f'Counsel. "Did you see {one}?"\nWitness. "Yes."\n' for one in ("him", "her", "them"))
    assert {one.witness for one in read_minutes(text).minutes} == {"the witness"}


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xff\xfe\x00Q", "not UTF-8"),
        (b"", "no transcript"),
        (b"**Mr Rook**: Good morning.\n", "no question with its answer"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "day.rst"
    file.write_bytes(data)
    with pytest.raises(VenireError, match=told) as error:
        read_transcript(file)
    assert error.value.remedy


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(VenireError, match="cannot be read"):
        read_transcript(tmp_path / "none.rst")
    with pytest.raises(VenireError, match="cannot be read"):
        read_transcript(tmp_path)
