"""Who answers in a drill: the coach, and, where no person practises, a student of even skill."""

from __future__ import annotations

from venire.catalog import found
from venire.host.kind import Line, LineUp
from venire.participants.understudy.coach import Coach
from venire.participants.understudy.student import Student
from venire.proceedings.drill.events import COACH
from venire.proceedings.drill.rules import Drill


def drill_line_up(rules: Drill) -> LineUp:
    """The line of each seat, made once for a session."""
    dice = rules.chance.within("understudy")
    coach: Line = (Coach(rules.case, dice.within("coach"), found),)
    student: Line = (Student(rules.case, dice.within("student"), found),)
    return lambda seat: coach if seat == COACH else student
