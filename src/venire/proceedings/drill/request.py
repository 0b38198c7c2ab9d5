"""What can be asked for of a drill of objections. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from pydantic import Field

from venire.kernel.request import LOCAL, Holder, Request
from venire.proceedings.drill.params import DrillParams


class DrillRequest(Request):
    """Short practice. The boxes in ``params`` are added to by this owner's earlier drills."""

    kind: ClassVar[str] = "drill"
    people: ClassVar[tuple[str, ...]] = ("student",)
    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    """The dice; None: thrown anew."""
    params: DrillParams = Field(default_factory=DrillParams)
    person: bool = True
    """Whether a person practises; else the understudy does."""
    owner: str = LOCAL

    def seating(self, people: Mapping[str, Holder], names: Mapping[str, str]) -> Self:
        """There is one seat for a person, the student's."""
        return self.model_copy(update={"person": any(by != "ai" for by in people.values())})
