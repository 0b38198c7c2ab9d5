"""A debate as the panel has heard it so far."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from venire.law.api import Argument, ArgumentStrength, StrengthWeights, contents, strength_of, worded
from venire_understudy.panel.lines.chaff import Chaff, fitted_chaff
from venire_understudy.panel.lines.line import ArgumentLine, Row, Rows, likeness, lines_of
from venire_understudy.panel.lines.line_signs import LineCompany, company
from venire_understudy.panel.lines.reading import ReadLines, reading
from venire_understudy.panel.lines.sentence_order import in_order
from venire_understudy.panel.lines.turned_sentences import Ground, grounds
from venire_understudy.panel.sides.allegiance import (
    Pleaded,
    SpokenInRound,
    against_its_speaker,
    borrowed,
    concluding,
)
from venire_understudy.panel.sides.case_phrases import Voices
from venire_understudy.panel.sides.disclaimers import disowned

_QUOTES = re.compile(r"[“”\"]")


@dataclass(frozen=True)
class Tables:
    """What was learned: by default from everything there is; for measuring, without a topic."""

    chaff: Chaff
    strength: StrengthWeights | None = None


def all_tables() -> Tables:
    """Those that are shipped."""
    return Tables(fitted_chaff())


@dataclass(frozen=True)
class DebateHeard:
    """``arguments``: all that was said, in any order; it is read by rounds, and within one by nobody's order.
    ``record``: see :func:`.record.record_of`."""

    topic: str
    arguments: tuple[Argument, ...]
    record: Mapping[str, str]
    rows: Rows
    tables: Tables
    pleaded: Pleaded = field(default_factory=dict[str, Sequence[ArgumentLine]])
    """What each side of a case claims; nothing where there is no case."""
    voices: Voices | None = None
    """What each side of a case says; none where there is no case."""

    def row(self, text: str) -> Row:
        """Where a text points."""
        return self.rows([text])[0]

    def lined(self, text: str) -> tuple[ArgumentLine, ...]:
        """The sentences of a text; words of the record are known."""
        return lines_of(text, self.rows, self._words)

    @cached_property
    def _words(self) -> frozenset[str]:
        texts = (self.topic, *self.record.values())
        return frozenset(word.lower() for text in texts for word in worded(text))

    def of(self, side: str) -> Sequence[Argument]:
        """What a debater said, in the order of the rounds."""
        return sorted((one for one in self.arguments if one.by == side), key=lambda one: one.round)

    def against(self, argument: Argument) -> Sequence[Argument]:
        """What others had said in the rounds before it."""
        others = (one for one in self.arguments if one.by != argument.by and one.round < argument.round)
        return sorted(others, key=lambda one: (one.round, one.by))

    def lines(self, argument: Argument) -> tuple[ArgumentLine, ...]:
        """The sentences spoken in an argument, without those that speak for another side."""
        away = self._away[argument.id]
        return tuple(one for one in self._lines[argument.id] if one.text not in away)

    def away(self, argument: Argument) -> Sequence[str]:
        """The sentences of an argument that speak for another side."""
        return [one.text for one in self._lines[argument.id] if one.text in self._away[argument.id]]

    def text(self, argument: Argument) -> str:
        """What is spoken in it, without those."""
        away = self._away[argument.id]
        return " ".join(one.text for one in self.lines(argument)) if away else argument.text

    def contrary(self, argument: Argument) -> Sequence[str]:
        """The sentences of an argument that speak against its own side."""
        return self._contrary[argument.id]

    def concluded(self, argument: Argument) -> Sequence[str]:
        """Those of them that give the other side's thesis, verdict or advice as what follows."""
        return concluding(self._contrary[argument.id], self._voices)

    def disowned(self, argument: Argument) -> Sequence[str]:
        """The sentences of an argument that whoever speaks it takes back."""
        return disowned([one.text for one in self.lines(argument)])

    @cached_property
    def _voices(self) -> Voices:
        return self.voices or Voices({}, self.rows)

    @cached_property
    def _told(self) -> Mapping[str, SpokenInRound]:
        return {one.id: self._spoken(one) for one in self.arguments}

    @cached_property
    def _away(self) -> Mapping[str, frozenset[str]]:
        others = tuple(self._told.values())
        return {id: frozenset((*self._contrary[id], *borrowed(one, others))) for id, one in self._told.items()}

    @cached_property
    def _contrary(self) -> Mapping[str, Sequence[str]]:
        return {id: against_its_speaker(one, self._voices) for id, one in self._told.items()}

    def _spoken(self, argument: Argument) -> SpokenInRound:
        ground = tuple(line for text in stood_by(argument) for line in self.lined(text))
        theses = frozenset(one.thesis.casefold() for one in self.arguments if one.by == argument.by)
        lines = self._lines[argument.id]
        quoted = frozenset(one.text for one in lines if self._read_out(one.text))
        return SpokenInRound(argument.by, argument.round, theses, lines, ground, quoted, self.lined(argument.thesis))

    def _read_out(self, text: str) -> bool:
        """Whether a sentence is read from the record, or quotes."""
        return bool(_QUOTES.search(text)) or any(text in told for told in self.record.values())

    @cached_property
    def _lines(self) -> Mapping[str, tuple[ArgumentLine, ...]]:
        return {one.id: self.lined(one.text) for one in self.arguments}

    def read(self, arguments: Sequence[Argument]) -> ReadLines:
        """What is said in these arguments of one debater, as one text."""
        own = [line for one in arguments for line in self.lines(one)]
        idle = frozenset(text for one in arguments for text in self.disowned(one))
        return reading(own, self._among(arguments), self.tables.chaff, self._earlier(arguments), idle)

    def _earlier(self, arguments: Sequence[Argument]) -> Sequence[ArgumentLine]:
        """What others had said in rounds before the first of these."""
        first = min((one.round for one in arguments), default=0)
        mine = {one.by for one in arguments}
        return [line for one in self.arguments if one.by not in mine and one.round < first for line in self.lines(one)]

    def _among(self, arguments: Sequence[Argument]) -> LineCompany:
        theses = " ".join(dict.fromkeys(one.thesis for one in arguments))
        everything = [line for one in self._ordered for line in self.lines(one)]
        stems = frozenset(contents(f"{self.topic} {theses}"))
        return company([*everything, *self._evidence], self.row(f"{self.topic} {theses}"), stems)

    @cached_property
    def _ordered(self) -> Sequence[Argument]:
        """So that no sum depends on who stands first in the list."""
        return sorted(self.arguments, key=lambda one: (one.round, one.text, one.by))

    @cached_property
    def _evidence(self) -> Sequence[ArgumentLine]:
        """What is cited and can be looked up."""
        cited = (piece for one in self._ordered for piece in one.evidence if piece.source.casefold() in self.record)
        texts = dict.fromkeys(piece.text for piece in cited)
        return [line for text in texts for line in self.lined(text)]

    @cached_property
    def named(self) -> frozenset[str]:
        """All words and figures of the topic, the record, and what each source is called."""
        texts = (self.topic, *self.record, *self.record.values())
        return frozenset(word for text in texts for word in re.findall(r"[a-z]+|\d+", text.lower()))

    @cached_property
    def ground(self) -> Ground:
        """The clauses of all that can be looked up or that somebody stands by: the record, what is cited, what is
        claimed."""
        claims = (line.text for lines in self.pleaded.values() for line in lines)
        told = (self.topic, *claims, *(text for one in self._ordered for text in stood_by(one)))
        return grounds(self.record, tuple(dict.fromkeys(told)))

    def like(self, line: ArgumentLine, most: int) -> tuple[str, ...]:
        """The texts of the record that are likest to a line."""
        ranked = sorted(self._record, key=lambda told: -likeness(line.row, told[1]))
        return tuple(text for text, _ in ranked[:most])

    @cached_property
    def _record(self) -> Sequence[tuple[str, Row]]:
        texts = list(dict.fromkeys(self.record.values()))
        return list(zip(texts, self.rows(texts) if texts else (), strict=True))

    def strength(self, argument: Argument) -> ArgumentStrength:
        """In the eyes of readers of web debates."""
        return strength_of(self.text(argument), self.rows, self.tables.strength)

    def discourse(self, argument: Argument) -> float:
        """Whether its sentences stand in order, in log odds."""
        return in_order(self.lines(argument), self.row(f"{self.topic} {argument.thesis}"))

    def issue(self, arguments: Sequence[Argument]) -> float:
        """How near all that is said in these is to what is at issue, 0 to about .6."""
        text = " ".join(self.text(one) for one in arguments)
        return likeness(self.row(text), self.row(self.topic)) if text else 0.0


def stood_by(argument: Argument) -> Sequence[str]:
    """What an argument claims and rests on, each once: thesis, evidence, causes and effects."""
    ends = (end for link in argument.links for end in (link.cause, link.effect))
    return tuple(dict.fromkeys((argument.thesis, *(piece.text for piece in argument.evidence), *ends)))
