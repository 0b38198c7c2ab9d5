"""Where in an examination a record stands, in a reader's words: "the cross of Walter Tull, after question 12"."""

from __future__ import annotations

from collections.abc import Iterable

from venire.kernel.record import Entry
from venire.law.case_file.case import Case
from venire.law.evidence.papers import witness_named
from venire.proceedings.examination.events import PhaseOpened, QuestionPut


def moment(case: Case, entries: Iterable[Entry]) -> str:
    """The phase, the witness and the last question of a record that ends with these entries."""
    opened, put = None, 0
    for entry in entries:
        if isinstance(entry.event, PhaseOpened):
            opened = entry.event
        if isinstance(entry.event, QuestionPut):
            put = entry.event.no
    if opened is None:
        return "before the first witness"
    name = witness_named(case, opened.witness)
    where = f"the {opened.phase} of {name}"
    return f"{where}, after question {put}" if put else where
