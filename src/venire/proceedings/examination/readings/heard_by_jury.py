"""What a jury has heard of a case: facts that were established and stand, exhibits that are in evidence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from venire.law.case_file.case import Case, Fact
from venire.law.testimony.testified import EstablishedClaim
from venire.proceedings.examination.state import State

_NOT = re.compile(r"\b(?:not|never|cannot|no|nobody|none|nothing|neither|nor|nowhere)\b|n['’]t\b", re.IGNORECASE)
_QUOTED = re.compile(r"[\"“][^\"”]*[\"”]")


@dataclass(frozen=True, slots=True)
class HeardByJury:
    """``facts``: facts of affidavits testified to, not denied and not struck; ``exhibits``: admitted, shown or not;
    ``witnesses``: those who have taken the stand."""

    facts: frozenset[str]
    exhibits: frozenset[str]
    witnesses: frozenset[str]


def heard(state: State, case: Case) -> HeardByJury:
    """What the jury may go by. Who was asked "Did you strike him?" and said no has sworn to "I did not strike him"."""
    on_stand = (state.stand.witness,) if state.stand else ()
    sworn = {fact.id: fact for witness in case.witnesses for fact in witness.affidavit}
    return HeardByJury(
        facts=frozenset(fact for claim in state.established for fact in _told(claim, sworn)),
        exhibits=frozenset(one for one, status in state.exhibits.items() if status in ("admitted", "shown")),
        witnesses=frozenset((*state.heard, *on_stand)),
    )


def _told(claim: EstablishedClaim, sworn: dict[str, Fact]) -> Iterator[str]:
    """The facts that a claim out of an answer tells."""
    for fact in claim.facts:
        if claim.holds or (fact in sworn and _says_that_not(sworn[fact]) and not _NOT.search(claim.statement)):
            yield fact


def _says_that_not(fact: Fact) -> bool:
    """Whether a fact is itself that something was not so, and to deny the opposite is to tell it."""
    return fact.frame.negated or bool(_NOT.search(_QUOTED.sub("", fact.text).partition(",")[0]))
