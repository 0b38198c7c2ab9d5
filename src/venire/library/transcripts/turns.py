"""Turns at speech to questions and answers, whatever form the transcript has."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from venire.law.testimony.transcript import TranscriptMinute, TranscriptTrouble

_BROKEN_OFF = re.compile(r"\s*(?:-{2,}|–|—)\s*$")
_TAKEN_UP = re.compile(r"^\s*(?:-{2,}|–|—)\s*")
Part = Literal["asks", "answers", "neither"]


@dataclass(frozen=True, slots=True)
class SpokenTurn:
    """What one person said until somebody else spoke. ``witness``: who is on the stand."""

    line: int
    speaker: str
    text: str
    part: Part
    witness: str = ""


def minutes(turns: Sequence[SpokenTurn]) -> tuple[TranscriptMinute, ...]:
    """Each question with its answer. A question is what was said last before the answer; an answer goes on until
    somebody asks again, and a word from the bench in between belongs to neither. A question that was broken off with a
    dash and taken up with one is a single question, and a "Yes" thrown in between belongs to its answer."""
    found, asked, said = list[TranscriptMinute](), None, list[str]()
    for turn in turns:
        if turn.part == "answers":
            said.append(turn.text)
        elif turn.part == "asks":
            found += _minute(asked, said)
            asked, said = turn, []
    return tuple(_whole((*found, *_minute(asked, said))))


def _minute(asked: SpokenTurn | None, said: Sequence[str]) -> list[TranscriptMinute]:
    answer = " ".join(one for one in said if one)
    if asked is None or not answer:
        return []
    return [
        TranscriptMinute(line=asked.line, witness=asked.witness, by=asked.speaker, question=asked.text, answer=answer)
    ]


def _whole(found: Sequence[TranscriptMinute]) -> list[TranscriptMinute]:
    """Questions taken up again put together with their beginnings."""
    whole = list[TranscriptMinute]()
    for one in found:
        last = whole[-1] if whole else None
        if last and last.by == one.by and _BROKEN_OFF.search(last.question) and _TAKEN_UP.match(one.question):
            question = f"{_BROKEN_OFF.sub('', last.question)} {_TAKEN_UP.sub('', one.question)}"
            whole[-1] = last.model_copy(update={"question": question, "answer": f"{last.answer} {one.answer}"})
        else:
            whole.append(one)
    return whole


def unanswered(turns: Sequence[SpokenTurn]) -> Iterator[TranscriptTrouble]:
    """An answer with no question before it, told once for each place."""
    before: SpokenTurn | None = None
    for turn in turns:
        if turn.part == "answers" and (before is None or before.part == "neither"):
            told = (
                f"{turn.speaker} speaks here and nobody has asked; the words are left out or added to the last answer."
            )
            yield TranscriptTrouble(line=turn.line, told=told)
        before = turn
