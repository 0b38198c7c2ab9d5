"""The seats of a jury: the role in which a model would sit in each, and whose card lies there."""

from __future__ import annotations

from collections.abc import Mapping

from venire.kernel.record import Seat
from venire.law.case_file.persona import JurorCard
from venire.models.roles import Role
from venire.proceedings.deliberation.rules import Deliberation

ROLES_OF_SEATS: Mapping[str, Role] = {
    "juror": "juror",
    "panel": "batch_updater",
    "judge": "narrator",
    "scribe": "scribe",
    "summarizer": "summarizer",
}
"""By the kind of a seat: ``juror`` for ``juror/4``."""


def role_of(seat: Seat) -> Role | None:
    """The role in which a model would sit here; None where none can."""
    return ROLES_OF_SEATS.get(seat.partition("/")[0])


def card_at(seat: Seat, rules: Deliberation) -> JurorCard | None:
    """The card of a juror's seat."""
    kind, _, number = seat.partition("/")
    return rules.roster.jurors[int(number) - 1] if kind == "juror" else None
