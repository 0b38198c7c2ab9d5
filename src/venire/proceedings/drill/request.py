"""What can be asked for of a drill of objections. Everything has a default."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from venire.kernel.request import LOCAL, Request
from venire.proceedings.drill.params import DrillParams


class DrillRequest(Request):
    """Short practice. The boxes in ``params`` are added to by this owner's earlier drills."""

    kind: ClassVar[str] = "drill"
    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    """The dice; None: thrown anew."""
    params: DrillParams = Field(default_factory=DrillParams)
    person: bool = True
    """Whether a person practises; else the understudy does."""
    owner: str = LOCAL
