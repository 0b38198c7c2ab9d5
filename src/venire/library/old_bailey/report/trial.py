"""A trial of the Old Bailey Proceedings as the markup and the text give it.

The outcome is in ``verdicts``, ``punishments`` and each paragraph's ``sealed`` part, and nowhere else. Source: the
publishers' markup notes (OBP XML 7.2): persons, offences and verdicts are tied together by ``join`` elements.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import Literal

from venire.law.case_file.case import Side

Voice = Literal["indictment", "witness", "prisoner", "reporter"]
Gender = Literal["female", "male", "other", "unstated"]


@dataclass(frozen=True, slots=True)
class Party:
    """Somebody named in the markup. ``age`` only where the indictment states it, for an age printed after the verdict
    was printed for the convicted alone."""

    id: str
    name: str
    surname: str
    gender: Gender = "unstated"
    age: int | None = None
    occupation: str = ""


@dataclass(frozen=True, slots=True)
class Offence:
    """One count: OBP category (``theft``), subcategory (``burglary``), and the indictment's words for it."""

    id: str
    category: str
    subcategory: str
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found for one defendant on one count; ids are empty where the join names none."""

    defendant: str
    offence: str
    category: str
    subcategory: str
    text: str


@dataclass(frozen=True, slots=True)
class Punishment:
    defendant: str
    category: str
    subcategory: str
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A stretch of the transcript in one voice, its typography modern, free of the outcome."""

    text: str
    speaker: str = ""
    """Whose words they are, where it can be told."""
    voice: Voice = "reporter"
    side: Side = "prosecution"
    """For whom the speaker stands there."""
    note: str = ""
    """What the report says of the speaker in brackets: ``policeman, K 28``."""
    crossed: bool = False
    """Said under cross-examination."""
    sworn: bool = True
    reported: bool = False
    """The reporter's summary of what was said, not the words themselves."""


@dataclass(frozen=True, slots=True)
class ReportedTrial:
    """One ``trialAccount``. ``date`` is the first day of the session."""

    id: str
    date: dt.date
    defendants: tuple[Party, ...]
    victims: tuple[Party, ...]
    witnesses: tuple[str, ...]
    offences: tuple[Offence, ...]
    verdicts: tuple[Verdict, ...]
    punishments: tuple[Punishment, ...]
    places: tuple[str, ...]
    transcript: tuple[Paragraph, ...]
    sealed: tuple[str, ...]
    """The words of the report that tell the outcome, kept apart."""

    def verdicts_of(self, defendant: str) -> tuple[Verdict, ...]:
        return tuple(verdict for verdict in self.verdicts if verdict.defendant == defendant)

    def offences_of(self, defendant: str) -> tuple[Offence, ...]:
        """The counts joined to this defendant; all of them where no join says."""
        joined = {verdict.offence for verdict in self.verdicts_of(defendant)}
        return tuple(offence for offence in self.offences if offence.id in joined) or self.offences
