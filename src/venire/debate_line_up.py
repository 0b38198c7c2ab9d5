"""Who answers in a debate: the understudy in every seat. Source: spec/models.md."""

from __future__ import annotations

from venire.host.kind import Line, LineUp
from venire.kernel.record import Seat
from venire.models.likeness import sentence_rows
from venire.participants.understudy.debater.seat import DebaterUnderstudy
from venire.participants.understudy.evaluator.evaluator import EvaluatorUnderstudy
from venire.proceedings.debate.rules import Debate


def debate_line_up(rules: Debate) -> LineUp:
    """The line of each seat, made once for a session."""
    debater: Line = (DebaterUnderstudy(rules.subject, rules.chance.within("understudy", "debater")),)
    panel: Line = (EvaluatorUnderstudy(rules.subject, sentence_rows),)
    return lambda seat: debater if _kind(seat) == "debater" else panel


def _kind(seat: Seat) -> str:
    return seat.partition("/")[0]
