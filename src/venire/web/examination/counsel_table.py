"""What lies on counsel's table: affidavit, targets, outline, exhibits and how far their foundation has come."""

from __future__ import annotations

from typing import Any

from venire.proceedings.examination.case_file import CaseFile
from venire.proceedings.examination.rules import Examination
from venire.proceedings.examination.state import State
from venire.proceedings.examination.view import CounselView
from venire.proceedings.trial.rules import State as TrialState
from venire.proceedings.trial.rules import TrialRules
from venire.proceedings.trial.view import TrialView
from venire.web.visit import Visitor


def court_of(visit: Visitor) -> tuple[Examination, State] | None:
    """The examination of a session, alone or within a trial, and how it stands; None where there is none (yet)."""
    rules, state = visit.session.sitting.proceeding, visit.session.sitting.state
    if isinstance(rules, TrialRules) and isinstance(state, TrialState):
        child = state.examination
        return (rules.court, child.state) if child is not None and child.state is not None else None
    if isinstance(rules, Examination) and isinstance(state, State):
        return rules, state
    return None


def counsel_view(visit: Visitor) -> CounselView | None:
    """The view of a visitor who is counsel; None for everyone else, and before the first witness."""
    view = visit.session.view(visit.viewer)
    inner = view.examination if isinstance(view, TrialView) else view
    return inner if isinstance(inner, CounselView) else None


def table_of(visit: Visitor) -> dict[str, Any] | None:
    """The table as JSON; None where the visitor is not counsel."""
    view, court = counsel_view(visit), court_of(visit)
    if view is None or court is None:
        return None
    told = view.model_dump(mode="json", include={"me", "witness", "phase", "by", "left", "number", "score", "station"})
    return {
        **told,
        "affidavit": [{"id": id, "text": text, "said": id in view.known} for id, text in view.affidavit.items()],
        "targets": [one.model_dump(mode="json", exclude={"question"}) for one in view.targets],
        "outline": [_item(one.model_dump(mode="json")) for one in view.outline],
        "exhibits": _exhibits(view, court[0].file, court[1]),
    }


def on_table(visit: Visitor) -> dict[str, Any]:
    """What lies before counsel: its table. Nothing before the first witness."""
    table = table_of(visit)
    return {"table": table} if table else {}


def _item(item: dict[str, Any]) -> dict[str, Any]:
    kept = {name: item[name] for name in ("id", "type", "said", "against")}
    return {**kept, "covered": item["covered"] is not None}


def _exhibits(view: CounselView, file: CaseFile, state: State) -> list[dict[str, Any]]:
    """Every exhibit; of those that this witness can speak for, how far the foundation has come.

    What has been established is in the view already (``known``); here it is only put beside the exhibit it is for.
    """
    return [
        {
            **one.model_dump(mode="json"),
            "offerable": one.id in view.offered,
            **(_foundation(file, state, one.id) if one.id in view.offered else {}),
        }
        for one in view.exhibits
    ]


def _foundation(file: CaseFile, state: State, exhibit: str) -> dict[str, Any]:
    laid, wanting = file.founded(state, file.exhibits[exhibit])
    return {"laid": list(laid), "wanting": list(wanting)}
