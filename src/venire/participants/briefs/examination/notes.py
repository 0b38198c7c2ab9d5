"""Counsel's notes while it thinks of the next question: all but what the reporter makes of the last answer.

Counsel heard that answer itself and does not wait until it is written down; so the next question can be thought of at
the same time, and the notes are the same before and after. Source: DESIGN, "Acts and asks" (``foresee``).
"""

from __future__ import annotations

from dataclasses import dataclass

from venire.law.testimony import Established, stated
from venire.proceedings.examination.view import CounselView, Target


@dataclass(frozen=True, slots=True)
class Notes:
    """What was noted before the last answer."""

    open: tuple[Target, ...]
    """Targets that were not yet got."""
    known: tuple[str, ...]
    """Facts of the affidavit to which the witness had spoken."""
    beyond: tuple[str, ...]
    """What it had said that is no fact of the affidavit, or denied."""


def notes_of(view: CounselView) -> Notes:
    """The notes behind this view."""
    last = view.exchanges[-1].no if view.exchanges else 0
    before = [claim for claim in view.told if claim.no != last]
    fresh = [claim for claim in view.told if claim.no == last]
    return Notes(
        open=tuple(_still_open(one) for one in view.targets if not one.got or one.got_no == last),
        known=_known_before(view, before, fresh),
        beyond=tuple(stated(one.statement, one.holds) for one in before if not one.facts or not one.holds),
    )


def _still_open(target: Target) -> Target:
    return target.model_copy(update={"got": False, "got_no": None})


def _known_before(view: CounselView, before: list[Established], fresh: list[Established]) -> tuple[str, ...]:
    """Facts are noted in the order in which they came out: what the last answer added stands at the end."""
    new = {fact for claim in fresh for fact in claim.facts} - {fact for claim in before for fact in claim.facts}
    known = list(view.known)
    while known and known[-1] in new:
        known.pop()
    return tuple(known)
