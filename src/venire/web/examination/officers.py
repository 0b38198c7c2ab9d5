"""What lies before a person on the bench or on the witness stand: what it may read, beside what it is asked."""

from __future__ import annotations

from typing import Any

from venire.proceedings.examination.view import JudgeView, WitnessView
from venire.proceedings.trial.view import TrialView
from venire.web.examination.counsel_table import on_table
from venire.web.visit import Visitor

HEARD = 8
"""Statements that the bench is shown, the last ones."""


def before_seat(visit: Visitor) -> dict[str, Any]:
    """The table of counsel, the affidavit of a witness, what the bench has heard; nothing for anybody else."""
    view = visit.session.view(visit.viewer)
    inner = view.examination if isinstance(view, TrialView) else view
    match inner:
        case WitnessView():
            return {"stand": _stand(inner)}
        case JudgeView():
            return {"bench": _bench(inner)}
        case _:
            return on_table(visit)


def office_of(visit: Visitor) -> str:
    """``judge`` or ``witness`` for a visitor who sits there; empty for everybody else."""
    sort = (visit.seat or "").partition("/")[0]
    return sort if sort in ("judge", "witness") else ""


def _stand(view: WitnessView) -> dict[str, Any]:
    told = view.model_dump(mode="json", include={"name", "role", "question"})
    lines = [{"id": id, "text": text, "told": id in view.told} for id, text in view.affidavit.items()]
    return {**told, "affidavit": lines}


def _bench(view: JudgeView) -> dict[str, Any]:
    pending = view.pending.model_dump(mode="json") if view.pending else None
    return {
        "pending": pending,
        "established": list(view.established[-HEARD:]),
        "foundation": list(view.foundation),
        "wanting": list(view.wanting),
        "answer": view.answer,
    }
