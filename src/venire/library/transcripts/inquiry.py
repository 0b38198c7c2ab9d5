"""The form of public inquiries: reStructuredText, ``**Speaker**: words``, answers under ``.. rst-class:: indented``.

A section is headed by the witness's name (underlined with ``-``), its parts by "Questioned by ..." (``^``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from venire.law.testimony.transcript import Transcript, TranscriptTrouble
from venire.library.transcripts.turns import SpokenTurn, minutes, unanswered

_SPOKEN = re.compile(r"^\*\*(?P<who>[^*]+?)\*\*\s*:\s*(?P<text>.*)$")
_NAMELESS = re.compile(r"^\*\*[^*]*$|^\*\*\s*\*\*|^\*\*[^*]+\*\*(?!\s*:)")
_UNDERLINE = re.compile(r"^(?P<mark>[=\-^~])(?P=mark){3,}\s*$")
_ANSWER = ".. rst-class:: indented"
_LINK = re.compile(r"`([^`<]*?)\s*<[^>]*>`__?")
_STAGE = re.compile(r"^\*\(.*\)\*$|^\*[^*]+\*$")
_BY = re.compile(r"^(?:further )?question(?:ed|s) (?:by|from) ", re.I)


def is_inquiry(text: str) -> bool:
    """Whether the text has the form read here."""
    return bool(re.search(r"^\*\*[^*\n]+\*\*\s*:", text, re.M))


@dataclass(slots=True)
class _Reading:
    """Where the reader has got to."""

    title: str = ""
    witness: str = ""
    questioned: bool = False
    answer: bool = False
    turns: list[SpokenTurn] = field(default_factory=list[SpokenTurn])
    troubles: list[TranscriptTrouble] = field(default_factory=list[TranscriptTrouble])


def read_inquiry(text: str) -> Transcript:
    """The questions and answers of one day, in their order, and what could not be read."""
    lines, reading = text.splitlines(), _Reading()
    for number, line in _meant(lines):
        _take(reading, number, line, lines[number] if number < len(lines) else "")
    heard = [turn for turn in reading.turns if turn.part != "neither"]
    troubles = sorted((*reading.troubles, *unanswered(heard)), key=lambda one: one.line)
    return Transcript(title=reading.title, minutes=minutes(heard), troubles=tuple(troubles))


def _meant(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    """The lines that say something, numbered from 1: no raw HTML, no underlines, no blank lines."""
    skipping = False
    for number, line in enumerate(lines, start=1):
        if line.startswith(".. ") and line.strip() != _ANSWER:
            skipping = True
        elif line[:1].strip():
            skipping = False
        if not skipping and line.strip() and not _UNDERLINE.match(line):
            yield number, line.strip()


def _take(reading: _Reading, number: int, line: str, below: str) -> None:
    under = _UNDERLINE.match(below)
    if line == _ANSWER:
        reading.answer = True
    elif under and not _SPOKEN.match(line):
        _heading(reading, line, under["mark"])
    elif not _STAGE.match(line):
        _said(reading, number, line)


def _heading(reading: _Reading, line: str, mark: str) -> None:
    """The title of the day, a new witness, or who asks from here on."""
    reading.answer = False
    if mark == "=" and not reading.title:
        reading.title = line
    elif mark == "^":
        reading.questioned = bool(_BY.match(line))
    else:
        reading.witness, reading.questioned = line, False


def _said(reading: _Reading, number: int, line: str) -> None:
    spoken = _SPOKEN.match(line)
    if spoken is None:
        if _NAMELESS.match(line):
            told = "A speaker's name is not closed here; the line was read as more of what was said before."
            reading.troubles.append(TranscriptTrouble(line=number, told=told))
        _goes_on(reading, _plain(line))
    else:
        _speaks(reading, number, spoken["who"].strip(), _plain(spoken["text"]))
    reading.answer = False


def _speaks(reading: _Reading, number: int, who: str, text: str) -> None:
    if reading.answer:
        part = "answers"
        reading.witness = reading.witness or who
    else:
        part = "asks" if reading.questioned else "neither"
    last = reading.turns[-1] if reading.turns else None
    if last and last.speaker == who and last.part == part:
        _goes_on(reading, text)
    else:
        reading.turns.append(SpokenTurn(number, who, text, part, reading.witness))


def _goes_on(reading: _Reading, text: str) -> None:
    """More of the same turn; words before anybody has spoken are no speech."""
    if reading.turns:
        last = reading.turns[-1]
        if last.text.count('"') % 2 and text.startswith('"'):
            text = text[1:]  # a paragraph more of the same quotation
        reading.turns[-1] = SpokenTurn(last.line, last.speaker, f"{last.text} {text}".strip(), last.part, last.witness)


def _plain(text: str) -> str:
    """Without links and marks of emphasis."""
    said = _LINK.sub(r"\1", text)
    said = re.sub(r"(?<![\w*])\*{1,2}(?=\S)([^*]+?)(?<=\S)\*{1,2}(?![\w*])", r"\1", said)
    return re.sub(r"\s+", " ", said.replace("\\", "")).strip()
