"""One thing wrong with a case file."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CaseProblem:
    """Where (by ids: ``claims.C4.grounds``) and what, as a clause without a full stop."""

    path: str
    reason: str
