"""Counsel's notes while it thinks of the next question: all but what the reporter makes of the last answer.

Counsel heard that answer itself and does not wait until it is written down; so the next question can be thought of at
the same time, and the notes are the same before and after. Source: spec/design.md, "Acts and asks" (``foresee``).
"""

from __future__ import annotations

from dataclasses import dataclass

from venire.law.evidence.identification import only_identifies
from venire.law.testimony.testified import EstablishedClaim
from venire.proceedings.examination.view import CounselView, Target


@dataclass(frozen=True, slots=True)
class Notes:
    """What was noted before the last answer."""

    open: tuple[Target, ...]
    """Targets that were not yet got."""
    known: tuple[str, ...]
    """Facts of the affidavit to which the witness had spoken."""
    beyond: tuple[EstablishedClaim, ...]
    """What it had said that is no fact of the affidavit, or denied; of what is in evidence not what it is."""


def notes_of(view: CounselView) -> Notes:
    """The notes behind this view."""
    last = view.exchanges[-1].no if view.exchanges else 0
    before = [claim for claim in view.told if claim.no != last]
    beyond = [claim for claim in before if not claim.facts or not claim.holds]
    fresh = [claim for claim in view.told if claim.no == last]
    return Notes(
        open=tuple(_still_open(one) for one in view.targets if not one.got or one.got_no == last),
        known=_known_before(view, before, fresh),
        beyond=tuple(one for one in beyond if not _of_what_is_in(one, view)),
    )


def _of_what_is_in(claim: EstablishedClaim, view: CounselView) -> bool:
    """Whether the claim only says what an exhibit is that has come in since. One that names none may be of another
    that is still to be offered."""
    own = next(one for one in view.witnesses if one.id == claim.witness)
    shut = [one.name for one in view.exhibits if one.status in ("admitted", "shown")]
    told = claim.holds and bool(shut) and only_identifies(claim.statement, (own.name, *shut))
    wanted = own.side == view.me and bool(view.offered)
    return told and not (wanted and only_identifies(claim.statement, (own.name,)))


def _still_open(target: Target) -> Target:
    return target.model_copy(update={"got": False, "got_no": None})


def _known_before(view: CounselView, before: list[EstablishedClaim], fresh: list[EstablishedClaim]) -> tuple[str, ...]:
    """Facts are noted in the order in which they came out: what the last answer added stands at the end."""
    new = {fact for claim in fresh for fact in claim.facts} - {fact for claim in before for fact in claim.facts}
    known = list(view.known)
    while known and known[-1] in new:
        known.pop()
    return tuple(known)
