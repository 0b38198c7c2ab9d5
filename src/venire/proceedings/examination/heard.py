"""What a jury has heard of a case: facts that were established and stand, exhibits that are in evidence."""

from __future__ import annotations

from dataclasses import dataclass

from venire.proceedings.examination.state import State


@dataclass(frozen=True, slots=True)
class Heard:
    """``facts``: facts of affidavits testified to, not denied and not struck; ``exhibits``: admitted, shown or not;
    ``witnesses``: those who have taken the stand."""

    facts: frozenset[str]
    exhibits: frozenset[str]
    witnesses: frozenset[str]


def heard(state: State) -> Heard:
    """What the jury may go by."""
    on_stand = (state.stand.witness,) if state.stand else ()
    return Heard(
        facts=frozenset(fact for claim in state.established if claim.holds for fact in claim.facts),
        exhibits=frozenset(one for one, status in state.exhibits.items() if status in ("admitted", "shown")),
        witnesses=frozenset((*state.heard, *on_stand)),
    )
