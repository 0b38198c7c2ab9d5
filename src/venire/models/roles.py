"""The roles that a model can play, each with what it does. The understudy plays them all. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

Role: TypeAlias = Literal[
    "juror",
    "batch_updater",
    "judge",
    "narrator",
    "scribe",
    "summarizer",
    "opposing_counsel",
    "witness",
    "reporter",
    "debater",
    "evaluator",
    "monitor",
]

ROLES: Mapping[Role, str] = {
    "juror": "Speaks for one juror at the table: argues, answers, concedes, or passes.",
    "batch_updater": "Says in one call how far a round of speeches moved each juror who listened.",
    "judge": "Rules on objections and exhibits, and explains each ruling.",
    "narrator": "Sets the scene and tells what happens between the turns.",
    "scribe": "Drafts an argument for the player, in the player's name and for the player to change.",
    "summarizer": "Shortens what was said earlier, so that later turns can be told of it.",
    "opposing_counsel": "Examines, objects, argues objections and speaks to the jury for the other side.",
    "witness": "Answers from the stand, out of its affidavit and nothing else.",
    "reporter": "Reads a person's free words: which claims they make, which facts they draw out.",
    "debater": "Argues in a debate: thesis, evidence, causes, and what it has against the others' arguments.",
    "evaluator": "Scores the arguments of a debate as they come, and sits on the panel that judges it.",
    "monitor": "Reads every turn for the bench: who holds back, drifts, contradicts, makes up or manipulates.",
}
"""Role → one sentence of what it does."""


def role_named(name: str) -> Role | None:
    """The role of this name; None where there is none."""
    return next((role for role in ROLES if role == name), None)


ON_REQUEST: frozenset[Role] = frozenset(("monitor",))
"""Roles that no default reaches: a model plays them only where one is named for them."""
