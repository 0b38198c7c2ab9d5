"""Whether a thing comes in that is offered: its foundation is laid or wanting. Federal Rules of Evidence 403, 901."""

from __future__ import annotations

import re

from venire.law.api import CARDS, Case, Ground, asked_of, exhibit_in, small
from venire.proceedings.examination.acts import Rule
from venire_understudy.judge.hearsay.own_documents import own_paper
from venire_understudy.judge.lines.choice_of_line import RulingLine

PREJUDICE = re.compile(r"\b403\b|\bunfair(?:ly)? prejudic", re.IGNORECASE)
"""Rule 403 is for the offer of a thing, and not for a question about it."""
_CANNOT = re.compile(
    r"^(?:no\b|never\b|I (?:do not|don[’']t|cannot|can[’']t|could not|couldn[’']t) (?:know|say|tell|recogni[sz]e"
    r"|recall|remember|help)|I[’']m (?:afraid|sorry)|nothing)",
    re.IGNORECASE,
)


def unknown_to_the_witness(say: RulingLine) -> bool:
    """Whether the witness was last asked to make this thing known, and could not."""
    number = say.pending.exhibit or ""
    answers = [
        one.answer
        for one in say.view.exchanges
        if one.answer and not one.struck and asked_of(one.question) and exhibit_in(one.question) in ("", number)
    ]
    return bool(answers) and all(_CANNOT.search(one) for one in answers)


def _by_the_witness(case: Case, say: RulingLine) -> Rule | None:
    """Of a paper that the witness wrote: for what it comes in or why not, where its foundation is laid."""
    card = next((one for one in case.exhibits if one.id == say.pending.exhibit), None)
    if card is None or say.view.wanting or (told := own_paper(case, card, say.pending.by)) is None:
        return None
    return say.by_key(told.ruling, told.rule, told.key)


def offer(ground: Ground, say: RulingLine, case: Case) -> Rule:
    """A foundation is laid or it is wanting; other grounds do not keep an exhibit out that is what it claims."""
    view = say.view
    if ground not in ("foundation", "hearsay", "relevance", "best_evidence"):
        return say.by_key("overruled", CARDS[ground].rules[0], "exhibit_form")
    if ground == "relevance" and PREJUDICE.search(say.pending.argument):
        return say.by_key("overruled", "403", "exhibit_unfair")
    if ground in ("foundation", "hearsay") and unknown_to_the_witness(say):
        return say.by_key("sustained", "901(a)", "exhibit_unknown")
    if ground == "hearsay" and (written := _by_the_witness(case, say)):
        return written
    if view.wanting:
        return say.by_key("sustained", "901(a)", "exhibit_wanting", {"wanting": small(view.wanting[0].rstrip("."))})
    laid = {"laid": view.foundation[0].rstrip(".")} if view.foundation else {}
    return say.by_key("overruled", "901(a)", "exhibit_laid" if laid else "exhibit_bare", laid)
