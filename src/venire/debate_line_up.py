"""Who answers in a debate: the understudy in every seat. Source: spec/models.md."""

from __future__ import annotations

from venire.host.kind import Line, LineUp
from venire.kernel.record import Seat
from venire.participants.understudy.debater.seat import DebaterUnderstudy
from venire.proceedings.debate.rules import Debate


def debate_line_up(rules: Debate) -> LineUp:
    """The line of each seat, made once for a session."""
    debater: Line = (DebaterUnderstudy(rules.subject, rules.chance.within("understudy", "debater")),)
    return lambda seat: debater if _kind(seat) == "debater" else ()


def _kind(seat: Seat) -> str:
    return seat.partition("/")[0]
