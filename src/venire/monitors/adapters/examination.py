"""Examination of witnesses and trial: counsel's questions and addresses, the answers of witnesses.

What is done wrong because the rules of the game ask for it is no deception: a question with a defect on purpose, an
answer that its witness's affidavit gives it. Both stand on the record as meant, right after the words themselves.
"""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.record import Entry, Event
from venire.law.case_file.case import Case
from venire.monitors.adapters.adapter import Contents, case_in
from venire.monitors.adapters.case_papers import papers_of, told_to
from venire.monitors.conduct.turn import Context, Turn
from venire.proceedings.examination.events import (
    Opened,
    QuestionMeant,
    QuestionPut,
    Testified,
    TestimonyMeant,
    counsel_seat,
    witness_seat,
)
from venire.proceedings.trial.events import Addressed, TrialOpened


class ExaminationTurns:
    """What counsel and witnesses say, in an examination by itself or within a trial."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents
        self._case: Case | None = None
        self._papers = Context()
        self._waiting: dict[tuple[str, int], Turn] = {}

    def papers(self) -> Context:
        return self._papers

    def hear(self, entry: Entry, event: Event) -> Sequence[Turn]:
        match event:
            case Opened() | TrialOpened():
                self._case = case_in(self._contents, event.case_hash)
                self._papers = papers_of(self._case) if self._case else self._papers
            case QuestionPut():
                self._waiting["question", event.no] = _question(entry, event)
            case QuestionMeant():
                asked = self._waiting.pop(("question", event.no), None)
                return [asked] if asked and event.defect is None else []
            case Testified():
                self._waiting["answer", event.no] = self._answer(entry, event)
            case TestimonyMeant():
                answer = self._waiting.pop(("answer", event.no), None)
                return [answer] if answer else []
            case Addressed() if event.text:
                return [_address(entry, event)]
            case _:
                pass
        return ()

    def _answer(self, entry: Entry, testified: Testified) -> Turn:
        given = () if self._case is None else _affidavit(self._case, testified.witness)
        seat = witness_seat(testified.witness)
        return Turn(no=entry.seq, speaker=seat, text=testified.text, engages=False, given=given)


def _affidavit(case: Case, witness: str) -> tuple[str, ...]:
    return next((told_to(case, one) for one in case.witnesses if one.id == witness), ())


def _question(entry: Entry, put: QuestionPut) -> Turn:
    return Turn(no=entry.seq, speaker=counsel_seat(put.by), text=put.text, asserts=False, engages=False)


def _address(entry: Entry, spoken: Addressed) -> Turn:
    return Turn(no=entry.seq, speaker=counsel_seat(spoken.by), text=spoken.text, side=spoken.by)
