"""Who answers in a drill: the coach, and, where no person practises, a student of even skill."""

from __future__ import annotations

from venire.host.session import AnySession
from venire.models.cast import Cast
from venire.ports import Line, LineUp
from venire.proceedings.drill.events import COACH
from venire.proceedings.drill.rules import Drill
from venire.seats.flaws import found
from venire.seats.understudy import understudy


def drill_line_up(session: AnySession, _cast: Cast) -> LineUp:
    """The line of each seat, made once for a session; a model plays neither, so that there is nobody without an
    understudy."""
    rules = session.sitting.proceeding
    assert isinstance(rules, Drill)
    dice, plays = rules.chance.within("understudy"), understudy()
    if plays is None:
        return lambda seat: ()
    coach: Line = (plays.coach(rules.case, dice.within("coach"), found),)
    student: Line = (plays.student(rules.case, dice.within("student"), found),)
    return lambda seat: coach if seat == COACH else student
