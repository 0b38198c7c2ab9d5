"""What can be asked for of a deliberation. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Self

from pydantic import Field

from venire.kernel.minutes import Guarded
from venire.kernel.request import LOCAL, Budget, Request
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.params import Params


class DeliberationRequest(Request):
    """A jury that talks over a case it has read."""

    kind: ClassVar[str] = "deliberation"
    closed: ClassVar[frozenset[str]] = frozenset({"owner", "roster"})
    people: ClassVar[tuple[str, ...]] = ("juror",)
    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    """The dice; None: thrown anew."""
    params: Params = Field(default_factory=Params)
    without: tuple[str, ...] = ()
    """Exhibits and evidence of the case, by id, that this jury never hears of."""
    rule: str | None = None
    """None: the case's own rule."""
    roster: Path | Roster | None = None
    """The jurors, or a file of them; None: the usual ones."""
    holders: Mapping[int, Holder] = Field(default_factory=dict[int, Holder])
    """Seats that are not held by an AI, by number."""
    seat: int | None = Field(default=None, ge=1, le=23)
    """The seat that a person takes, who chooses a side and may call the final vote; None: that of the first person in
    ``holders``, where there is one."""
    names: Mapping[int, str] = Field(default_factory=dict[int, str])
    """What the others call the people, by seat; whoever gives no name is called by the number of the seat."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""

    @property
    def held(self) -> Mapping[int, Holder]:
        """``holders``, and the person of ``seat`` among them."""
        return self.holders if self.seat is None else {self.seat: "person", **self.holders}

    def seating(self, people: Mapping[str, Holder], names: Mapping[str, str]) -> Self:
        """By the numbers of the jurors' seats."""
        seated = {_number(seat): by for seat, by in people.items() if by != "ai"}
        called = {_number(seat): name for seat, name in names.items() if seat in people}
        return self.model_copy(update={"holders": seated, "names": called})


def _number(seat: str) -> int:
    """4 for ``juror/4``."""
    return int(seat.rpartition("/")[2])
