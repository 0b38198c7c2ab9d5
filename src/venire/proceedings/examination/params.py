"""The settings of an examination, one table. Source: spec/trial.md, "Agent settings"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from venire.kernel.fields import Unit
from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Profile, Side
from venire.law.evidence.grounds import Ground
from venire.law.testimony.elicits import Tier

Holder = Literal["ai", "person", "external"]
"""Who holds a seat: an AI, a person at a page, an agent from outside."""


class CounselSettings(Frozen):
    """Opposing counsel."""

    error_rate: Unit = 0.30
    """How often counsel errs on purpose: of its questions, those that are defective; of the player's, those to which it
    objects wrongly."""
    objection_types: tuple[Ground, ...] = ()
    """The grounds that counsel uses; empty: all."""
    temperature: float = Field(default=0.7, ge=0.0, le=2.0)
    """Of old records: nothing reads it, and it cannot be set. A call has that of ``models.yaml``."""


class JudgeSettings(Frozen):
    """The judge."""

    style: Literal["terse", "explained", "teaching"] = "explained"
    strictness: Unit = 0.5
    """0 lets much pass for the sake of the story, 1 holds counsel to the letter."""
    sustain_bias: float = Field(default=0.0, ge=-1.0, le=1.0)
    """At the margin: 1 sustains what is doubtful, -1 overrules it."""


class Agents(Frozen):
    """How counsel, judge and witnesses behave: stored, versioned, and changeable while a session runs."""

    counsel: CounselSettings = CounselSettings()
    judge: JudgeSettings = JudgeSettings()
    witnesses: Mapping[str, Profile] = {}
    """By witness id, in place of the case's own profile."""


class ExaminationParams(Frozen):
    """What is fixed when an examination opens."""

    player: Side = "prosecution"
    """The side of the student. The other side is opposing counsel, whose errors are on purpose."""
    witnesses: tuple[str, ...] = ()
    """The witnesses called, in order; empty: all of the prosecution's, then all of the defence's."""
    direct: int = Field(default=20, ge=1, le=200)
    """The most questions of a direct examination, and below of the other phases."""
    cross: int = Field(default=10, ge=1, le=200)
    redirect: int = Field(default=4, ge=0, le=200)
    recross: int = Field(default=3, ge=0, le=200)
    objection_window: float | None = Field(default=6.0, gt=0)
    """Seconds in which a person may object; None: as long as they like."""
    turn_limit: float | None = Field(default=None, gt=0)
    live_elicits: bool = True
    """Whether the examiner sees at once what an answer was worth. Objections are scored at the debrief only."""
    tier: Tier = "contextual"
    """How far the reporter goes to match an answer to an elicit."""
    tempted: Unit = 1.0
    """How often a wrong objection is on a ground that the question only looks like; else it is on any ground, and most
    of those nobody would think of."""
    student_slips: Unit = 0.12
    """How often an understudy in the student's seat makes a beginner's mistake; nothing to a person."""
    withheld: tuple[str, ...] = ()
    """Exhibits that the prosecution does not have: for a study of what each is worth."""
    agents: Agents = Agents()
