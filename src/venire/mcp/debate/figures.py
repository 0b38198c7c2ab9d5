"""How a panel judged a debate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from venire.host.session import AnySession
from venire.mcp.desk import Desk
from venire.mcp.held.outcome import ArgumentTold, PanelFigures, PanelVoteTold
from venire.proceedings.debate.debrief import DebateResult


def figures(desk: Desk, session: AnySession) -> Mapping[str, Any]:
    """Decision, votes, and arguments with their scores."""
    told = desk.venire.ending(session)
    assert isinstance(told, DebateResult)
    found = told.verdict
    return {
        "panel": PanelFigures(
            decision=found.decision,
            winner=found.winner,
            leading=found.leading,
            consensus=found.consensus,
            confidence=found.confidence,
            support=found.support,
            votes=tuple(
                PanelVoteTold(
                    perspective=one.perspective,
                    winner=one.winner,
                    confidence=one.confidence,
                    reasoning=one.reasoning,
                )
                for one in told.votes
            ),
            arguments=_arguments(told),
        )
    }


def _arguments(told: DebateResult) -> tuple[ArgumentTold, ...]:
    return tuple(
        ArgumentTold(
            id=one.id,
            by=one.by,
            round=one.round,
            thesis=one.thesis,
            text=one.text,
            score=told.scores[one.id].total if one.id in told.scores else None,
        )
        for one in told.transcript
    )
