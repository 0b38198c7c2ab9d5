"""The form of public inquiries, on a hearing made up for the purpose."""

from __future__ import annotations

import pytest

from venire.errors import VenireError
from venire.library.transcripts.inquiry import read_inquiry
from venire.library.transcripts.reading import transcript_of

DAY = """.. raw:: html

   <a href="https://example.org/">Official page</a>

3 May 1931 – Ada Finch
======================

*(10.00 am)*

**Mr Rook**: May Mrs Finch be sworn, please.

Ada Finch
---------

*ADA FINCH (sworn).*

Questioned by Mr Rook
^^^^^^^^^^^^^^^^^^^^^

**Mr Rook**: Your statement is `FIN001 <https://example.org/fin001>`_.  Did you sign it?

.. rst-class:: indented

**Ada Finch**: I did.

**Mr Rook**: Thank you.

Were you the *keeper* of the lock that winter --

.. rst-class:: indented

**Ada Finch**: Yes.

**Mr Rook**: -- and the winter before?

.. rst-class:: indented

**Ada Finch**: Yes, both.

.. rst-class:: indented

My brother helped.

**Lady Heron**: A little louder, please.

**Mr Rook**: Who paid you?

.. rst-class:: indented

**Ada Finch**: The canal company.

*(The Short Adjournment)*
"""


def test_questions_and_answers_are_read_with_their_lines() -> None:
    read = read_inquiry(DAY)
    assert read.title == "3 May 1931 – Ada Finch"
    assert not read.troubles
    told = [(one.line, one.by, one.question, one.answer) for one in read.minutes]
    assert told == [
        (20, "Mr Rook", "Your statement is FIN001. Did you sign it?", "I did."),
        (26, "Mr Rook", "Thank you. Were you the keeper of the lock that winter and the winter before?",
         "Yes. Yes, both. My brother helped."),
        (46, "Mr Rook", "Who paid you?", "The canal company."),
    ]  # fmt: skip
    assert {one.witness for one in read.minutes} == {"Ada Finch"}


def test_what_cannot_be_read_is_told_with_its_line() -> None:
    broken = DAY.replace("**Mr Rook**: Who paid you?", "**Mr Rook: Who paid you?")
    read = read_inquiry(broken)
    assert [one.line for one in read.troubles] == [46]
    assert "name is not closed" in read.troubles[0].told


def test_an_answer_nobody_asked_for_is_told() -> None:
    read = read_inquiry(".. rst-class:: indented\n\n**Ada Finch**: I want to say something.\n")
    assert not read.minutes
    assert "nobody has asked" in read.troubles[0].told


@pytest.mark.parametrize("text", ["", "Once upon a time.", "\x00\x01", "**", "****: \n", "Q. Why?\nA. So."])
def test_other_texts_are_no_transcript(text: str) -> None:
    with pytest.raises(VenireError, match="no transcript") as told:
        transcript_of(text, "tale.txt")
    assert "Speaker" in told.value.remedy


def test_a_quotation_of_several_paragraphs_stays_one() -> None:
    text = DAY.replace("Who paid you?", 'The note says:\n\n"We pay.\n\n"Always in June."\n\nWho wrote it?')
    assert read_inquiry(text).minutes[-1].question == 'The note says: "We pay. Always in June." Who wrote it?'
