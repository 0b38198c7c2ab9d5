"""What ``--json`` prints of a finished debate."""

from __future__ import annotations

import json
from typing import Any

from venire import __version__
from venire.app import Venire
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.proceedings.debate.debrief import DebateResult

FIGURES = 6
"""Places of a number."""


def outcome(venire: Venire, session: AnySession) -> dict[str, Any]:
    """One object; the same seed gives the same, but for the id. Raises :class:`VenireError` until it is over."""
    told = venire.ending(session)
    if not isinstance(told, DebateResult):
        raise VenireError("This session is not a debate.", "Choose another from `venire sessions`.")
    return {"debate": session.id, **result(told)}


def result(told: DebateResult) -> dict[str, Any]:
    """The verdict, the transcript on its three levels, the graphs, the scores and weights, and what made it."""
    whole = told.model_dump(mode="json", exclude={"accounts", "seed", "verdict", "reasoning", "votes", "breakdown"})
    verdict = told.verdict.model_dump(mode="json", exclude={"consensus"})
    judged = {
        **verdict,
        "reasoning": list(told.reasoning),
        "votes": [vote.model_dump(mode="json") for vote in told.votes],
        "breakdown": [side.model_dump(mode="json") for side in told.breakdown],
    }
    edges = [{"from": made.id, **to.model_dump()} for made in told.transcript for to in made.relations]
    graph = {"arguments": [made.id for made in told.transcript], "relations": edges}
    shown = {
        **whole,
        "verdict": judged,
        "consensus": told.verdict.consensus,
        "graph": graph,
        "metadata": _made_by(told),
    }
    return _rounded(shown)


def _made_by(told: DebateResult) -> dict[str, Any]:
    spent = told.accounts.total if told.accounts else None
    return {
        "seed": told.seed,
        "versions": {"venire": __version__},
        "models": list(spent.models) if spent else [],
        "tokens": (spent.tokens_in + spent.tokens_out) if spent else 0,
        "cost": spent.cost if spent else 0.0,
    }


def _rounded(shown: dict[str, Any]) -> dict[str, Any]:
    """With numbers to six places, all the way down."""
    return json.loads(json.dumps(shown), parse_float=lambda number: round(float(number), FIGURES))
