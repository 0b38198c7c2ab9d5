"""What the panel thinks that readers prefer, for studies: where asked, from nothing that was learned of a topic."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from venire.law.argument.strength.regression import fitted_without
from venire.law.debating.argument import Argument
from venire.law.debating.perspective import PERSPECTIVES
from venire.law.debating.subject import Subject
from venire_understudy.panel.lines.chaff import chaff_without
from venire_understudy.panel.lines.line import Rows
from venire_understudy.panel.merits.debate_heard import DebateHeard, Tables, all_tables
from venire_understudy.panel.merits.findings import ArgumentFindings
from venire_understudy.panel.seat import EvaluatorUnderstudy
from venire_understudy.panel.verdict import SLOPE, lead, side_of


def tables_without(topic: str) -> Tables:
    """What was learned without this topic; of one that nothing was learned from, all that was."""
    if topic not in chaff_without():
        return all_tables()
    return Tables(chaff_without()[topic], fitted_without()[topic])


def evaluator_without(subject: Subject, rows: Rows, unseen: str = "") -> EvaluatorUnderstudy:
    """An evaluator that goes by nothing learned of the unseen topic."""
    return EvaluatorUnderstudy(subject, rows, tables_without(unseen) if unseen else all_tables())


def pleasing(thesis: str, text: str, rows: Rows, unseen: str) -> float:
    """Of an argument by itself: its strength and its substance, in log odds."""
    room = _heard(thesis, [text], rows, unseen)
    return ArgumentFindings(room.arguments[0], room).prose.pleasing


def preference(thesis: str, one: str, other: str, rows: Rows, unseen: str) -> float:
    """How sure the panel is, on the mean of its perspectives, that readers prefer the one to the other."""
    room = _heard(thesis, [one, other], rows, unseen)
    mine, theirs = (side_of(made.by, room) for made in room.arguments)
    given = [1 / (1 + exp(-SLOPE * lead(mine, theirs, view))) for view in PERSPECTIVES]
    return sum(given) / len(given)


def _heard(thesis: str, texts: Sequence[str], rows: Rows, unseen: str) -> DebateHeard:
    made = tuple(
        Argument(id=f"A{no}", by=f"{no}", round=1, level="tactical", thesis=thesis, text=text)
        for no, text in enumerate(texts, start=1)
    )
    return DebateHeard(thesis, made, {}, rows, tables_without(unseen))
