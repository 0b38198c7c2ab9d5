"""What the judge says of an objection that nothing in the question bears out, whatever is argued for it."""

from __future__ import annotations

import re

from venire.law.api import CARDS, Ground, Setting, bare, expert_here, wordings
from venire.proceedings.examination.acts import Rule
from venire_understudy.judge.lines.choice_of_line import RulingLine

_VIEW = re.compile(r"\b(?:in your (?:\w+ )?(?:opinion|view|judge?ment)|do you think)\b", re.IGNORECASE)
_HOW_IT_WORKS = re.compile(r"^(?:how|why) (?:do|does|is|are|can|would|could)\b", re.IGNORECASE)
"""It asks for no event but how a thing goes: a layman may say so of the work that is the layman's own."""
_PRACTICE = re.compile(
    r"\b(?:accepted|usual|ordinary|good|standard|common) (?:practice|care|procedure)\b|\bwhat (?:is"
    r"|are) (?:\w+ ){0,3}(?:practice|standard|rule of the trade)\b",
    re.IGNORECASE,
)
EARLIER = re.compile(
    r"\byou (?:have |had |first |once |then |later |originally |earlier |also )*(?:said|told|wrote|testified"
    r"|swore|stated|signed)\b|\bdid you (?:not )?(?:first |once |earlier )?(?:say|tell|write|testify|swear"
    r"|state)\b",
    re.IGNORECASE,
)
_CONFIDANT = re.compile(
    r"\b(?:lawyers?|solicitors?|attorneys?|counsel|priests?|pastors?|husband|wife|spouse|therapists?"
    r"|psychiatrists?|doctors?|physicians?)\b",
    re.IGNORECASE,
)
_OWN_DOING = re.compile(r"\b(?:you|your|did|was|were|had)\b", re.IGNORECASE)
"""Something that was done or found, and not how such things go."""
_HANDED = re.compile(
    r"\b(?:g[ai]ve|given|hand(?:ed)?|sen[dt]|show(?:ed|n)?|bring|brought|pa(?:id|y)|met|meet|visit(?:ed)?|saw"
    r"|ring|rang|rung|call(?:ed)?)\b",
    re.IGNORECASE,
)


def groundless(setting: Setting, ground: Ground, say: RulingLine) -> Rule:
    """The objection is overruled, for a reason that is true of this question."""
    asked = bare(setting.question)
    match ground:
        case "opinion" if expert_here(setting.witness, (*setting.questions, setting.question)):
            return say.by_key("overruled", "702", "of_an_expert")
        case "opinion" if _HOW_IT_WORKS.search(asked):
            return say.by_key("overruled", "701", "of_ones_work")
        case "hearsay":
            return _no_statement(setting, asked, say)
        case "privilege" if found := _CONFIDANT.search(asked):
            key = "privilege_deed" if _HANDED.search(asked) else "privilege_fact"
            return say.by_key("overruled", "501", key, {"confidant": found.group().lower()})
        case _:
            return _plainly(setting, ground, say)


def _no_statement(setting: Setting, asked: str, say: RulingLine) -> Rule:
    """Nobody's words are asked for; or the witness's own, by the side that did not call it, to try what it says now."""
    if setting.phase in ("cross", "recross") and EARLIER.search(asked):
        return say.by_key("overruled", "801(c)", "earlier_words")
    if _PRACTICE.search(asked):
        return say.by_key("overruled", "801(c)", "practice")
    if _VIEW.search(setting.question):
        return say.by_key("overruled", "801(c)", "no_statement_opinion")
    learned = expert_here(setting.witness, (*setting.questions, setting.question)) and not _OWN_DOING.search(asked)
    return say.by_key("overruled", "801(c)", "no_statement_expert" if learned else "no_statement")


def _plainly(setting: Setting, ground: Ground, say: RulingLine) -> Rule:
    rule = CARDS[ground].rules[0]
    said = wordings("overruled", ground, rule, "", setting.question, say.view.settings.style, setting.phase)
    return say.as_worded("overruled", rule, said)
