"""How the house is told: its cases, what can be held in it, the rules of evidence."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import ConfigDict

from venire.law.case_file.case import Charge, Instruction, Person, Side, Stipulation
from venire.web.openapi.shape import OPEN, AnswerShape


class CardShape(AnswerShape):
    """A line of the docket."""

    id: str
    title: str
    tagline: str
    kind: str
    """`criminal` or `civil`."""
    year: int
    source: str
    """Where it comes from."""
    thin: bool
    """Whether there is too little of it for a trial."""


class DailyShape(AnswerShape):
    """The case of the day, and the dice and measures with which everybody sits on it."""

    day: str
    case: str
    seed: str
    rounds: int
    size: int


class DocketShape(AnswerShape):
    """A page of the docket."""

    cases: tuple[CardShape, ...]


class EvidenceShape(AnswerShape):
    """A piece of evidence; cite it by its id."""

    id: str
    name: str
    kind: str
    description: str
    contestable: bool
    why: str
    """Why, or why not."""


class FactShape(AnswerShape):
    """A fact of an affidavit; cite it by its id."""

    id: str
    text: str
    first_hand: bool


class WitnessShape(AnswerShape):
    """A witness, and what it has sworn to."""

    id: str
    name: str
    role: str
    side: Side
    summary: str
    credibility: tuple[str, ...]
    testimony: tuple[FactShape, ...]


class ExhibitShape(AnswerShape):
    """An exhibit."""

    id: str
    name: str
    description: str
    sponsor: str
    """The witness who can lay its foundation."""
    says: str | None
    """The piece of evidence that it shows, if any."""


class CaseShape(AnswerShape):
    """What players may read of a case."""

    model_config = ConfigDict(json_schema_extra=OPEN)
    id: str
    title: str
    tagline: str
    summary: str
    kind: Literal["criminal", "civil"]
    charges: tuple[Charge, ...]
    jurisdiction: str
    year: int
    standard: str
    verdict_rule: str
    defendant: Person
    victim: Person | None
    instructions: tuple[Instruction, ...]
    stipulations: tuple[Stipulation, ...]
    thin: bool
    sources: tuple[str, ...]
    evidence: tuple[EvidenceShape, ...]
    exhibits: tuple[ExhibitShape, ...]
    witnesses: tuple[WitnessShape, ...]


class ProceedingShape(AnswerShape):
    """A kind of proceeding that can be held."""

    kind: str
    what: str
    settings: tuple[str, ...]
    """What can be set, by name."""
    usual: dict[str, Any]
    """What is usual, as the request keeps it."""


class ProceedingsShape(AnswerShape):
    """Whatever can be held here."""

    proceedings: tuple[ProceedingShape, ...]


class ActsShape(AnswerShape):
    """The acts of a kind of proceeding."""

    kind: str
    acts: dict[str, Any]
    """The JSON schema of each act's fields, by its kind."""


class RuleShape(AnswerShape):
    """A rule of evidence."""

    rule: str
    heading: str
    text: str
    part: str
    """The subdivision that was named, where one was."""


class HealthShape(AnswerShape):
    """The server answers."""

    status: Literal["ok"]
