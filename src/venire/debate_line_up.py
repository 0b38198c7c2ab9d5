"""Who answers in a debate: the understudy in every seat. Source: spec/models.md."""

from __future__ import annotations

from functools import cache

from venire.host.kind import Line, LineUp
from venire.kernel.record import Seat
from venire.models.embedding import EmbeddedVectors
from venire.participants.understudy.debater.seat import DebaterUnderstudy
from venire.participants.understudy.evaluator.evaluator import EvaluatorUnderstudy
from venire.participants.understudy.on_premises import OnPremises
from venire.proceedings.debate.rules import Debate


def debate_line_up(rules: Debate) -> LineUp:
    """The line of each seat: those who argue, and those who score and judge; each made once, when first wanted."""

    @cache
    def debater() -> Line:
        dice = rules.chance.within("understudy", "debater")
        return (OnPremises(rules.subject, lambda subject: DebaterUnderstudy(subject, dice)),)

    @cache
    def panel() -> Line:
        vectors = EmbeddedVectors()
        return (OnPremises(rules.subject, lambda it: EvaluatorUnderstudy(it, lambda texts: list(vectors.rows(texts)))),)

    return lambda seat: debater() if _kind(seat) == "debater" else panel()


def _kind(seat: Seat) -> str:
    return seat.partition("/")[0]
