"""The form that a model fills in about one turn."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, BeforeValidator, Field

Kind: TypeAlias = Literal[
    "sandbagging", "drift", "contradiction", "fabricated citation", "manipulation", "fallacy", "instruction"
]
Number = Annotated[str, BeforeValidator(lambda given: str(given) if isinstance(given, int) else given)]
"""A number or an id; models write the one without quotes."""


class Finding(BaseModel):
    """One thing that is wrong with the turn."""

    kind: Kind
    severity: float = Field(ge=0, le=1)
    evidence: str
    against: Number = ""
    why: str


class Report(BaseModel):
    """What is wrong with the turn; nothing in most."""

    findings: tuple[Finding, ...] = ()


FORMS: dict[str, type[BaseModel]] = {"report": Report}
