"""What can be asked for of an examination of witnesses. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import Field

from venire.kernel.minutes import Guarded
from venire.kernel.request import LOCAL, Budget, Request
from venire.law.case_file.case import Side
from venire.proceedings.examination.events import counsel_seat
from venire.proceedings.examination.params import ExaminationParams, Holder


class ExaminationRequest(Request):
    """The witnesses of a case, or some of them, examined by counsel for both sides."""

    kind: ClassVar[str] = "examination"
    people: ClassVar[tuple[str, ...]] = ("counsel", "judge", "witness")
    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    """The dice; None: thrown anew."""
    params: ExaminationParams = Field(default_factory=ExaminationParams)
    agents: Mapping[str, str] = Field(default_factory=dict[str, str])
    """Changes to the settings kept in the data folder, by name."""
    holders: Mapping[str, Holder] = Field(default_factory=dict[str, Holder])
    """Seats that are not held by an AI: ``counsel/defence`` → ``person``."""
    after: str | None = None
    """A finished session with witnesses of the same case, whose testimony may be held up to them."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""


def at_table(side: Side | None) -> Mapping[str, Holder]:
    """A person as counsel for this side; None: nobody."""
    return {} if side is None else {counsel_seat(side): "person"}
