"""Opposing counsel's four modes, by phase and sides. Source: spec/trial.md, "Opposing counsel, four modes"."""

from __future__ import annotations

from typing import Literal

from venire.law.case_file.case import Side, other
from venire.law.evidence.grounds import Phase

Mode = Literal["objection_user_direct", "objection_user_cross", "oc_direct", "oc_cross"]


def examining(phase: Phase, called_by: Side) -> Side:
    """The party that asks in this phase."""
    return called_by if phase in ("direct", "redirect") else other(called_by)


def mode(phase: Phase, called_by: Side, player: Side) -> Mode:
    """What opposing counsel does now: watches the player's questions, or asks its own."""
    direct = phase in ("direct", "redirect")
    if examining(phase, called_by) == player:
        return "objection_user_direct" if direct else "objection_user_cross"
    return "oc_direct" if direct else "oc_cross"
