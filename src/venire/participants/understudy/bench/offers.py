"""Whether a thing comes in that is offered: its foundation is laid or wanting. Federal Rules of Evidence 403, 901."""

from __future__ import annotations

import re

from venire.law.objection import CARDS, Ground
from venire.law.objections.scope import small
from venire.participants.understudy.bench.telling import Telling
from venire.proceedings.examination.acts import Rule

PREJUDICE = re.compile(r"\b403\b|\bunfair(?:ly)? prejudic", re.IGNORECASE)
"""Rule 403 is for the offer of a thing, and not for a question about it."""


def offer(ground: Ground, say: Telling) -> Rule:
    """A foundation is laid or it is wanting; other grounds do not keep an exhibit out that is what it claims."""
    view = say.view
    if ground not in ("foundation", "hearsay", "relevance", "best_evidence"):
        return say.by_key("overruled", CARDS[ground].rules[0], "exhibit_form")
    if ground == "relevance" and PREJUDICE.search(say.pending.argument):
        return say.by_key("overruled", "403", "exhibit_unfair")
    if view.wanting:
        return say.by_key("sustained", "901(a)", "exhibit_wanting", {"wanting": small(view.wanting[0].rstrip("."))})
    laid = {"laid": view.foundation[0].rstrip(".")} if view.foundation else {}
    return say.by_key("overruled", "901(a)", "exhibit_laid" if laid else "exhibit_bare", laid)
