"""Which of the things a speech rests on carry its point: the grounds of the claims it makes, the first claim first."""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.case_file.case import Case

SHOWN = 3
"""How many things a reader is told at once; the others are a press away."""


def leading(case: Case, claims: Sequence[str], cites: Sequence[str]) -> tuple[str, ...]:
    """All of ``cites``: first the grounds of the claims in the order they were made, then whatever else was named."""
    made = {claim.id: claim.grounds for claim in case.claims}
    grounds = [ground for claim in claims for ground in made.get(claim, ())]
    return tuple(dict.fromkeys((*(one for one in grounds if one in cites), *cites)))
