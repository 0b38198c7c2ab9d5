# ruff: noqa: E501 - a pattern is read as one line
"""Beyond the scope, where it is on record what was opened. Federal Rule of Evidence 611(b).

One judgement for the debrief, the deliberate error, the ruling and the answer of whoever asked: a question is inside by
its subject, by what was said, or by the witness's credit; nothing hangs on how it is worded or on who puts it.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from venire.law.objections.english import content, of_matter, shared, straight
from venire.law.objections.matter import Matter
from venire.law.objections.setting import Opened

Standing = Literal["credit", "subject", "said", "called_for", "slight", "beyond"]
"""Why a question is inside, or that it is not."""

_OF_CREDIT = re.compile(
    r"\byou (?:have |had )?(?:said|told|wrote|testified|swore|sworn|signed|stated|claimed|admitted|never (?:told|said|mentioned|wrote|rang|reported|called)|(?:did not|didn't) (?:tell|mention|report|say|call)|told nobody|lied|pleaded)\b"
    r"|\byour (?:\w+ )?(?:statement|deposition|affidavit|account|notes?|testimony|memory|eyesight|evidence|story|report)\b"
    r"|\b(?:convict\w+|perjur\w+|bias\w*|grudge|immunity|fees?|glasses|spectacles|hearing aid|half-share|lawsuits?|civil suit|testif\w+|in return for|not to charge)\b"
    r"|\byou(?:'re| are| were| have| had|'ve)? (?:\w+ )?(?:paid|promised|offered|related|engaged|friends?|sued|suing|dismissed|sacked|fired|tired|asleep|drunk|drinking|mistaken|sure|certain|retained|not an?)\b"
    r"|\byou (?:never|did not|didn't|do not|don't|cannot|can't|could not|couldn't) (?:\w+ )?(?:examine|look|search|test|check|see|hear|watch|measure|inspect|photograph|ask|know|remember|recall|tell|say|swear|find|follow|interview|visit|go)\w*\b"
    r"|\byou (?:examined|searched|tested|looked at|saw|heard|found|noticed) no\w*\b|\bpromised (?:not )?to\b.*\byou\b|\b(?:dark|fog|mist|moonlight|how far|visibility|lamplight|street ?lights?|sounds? (?:\w+ )?(?:carr(?:y|ies)|travels?))\b|\bdepends? on\b|\bstand to\b|\bcould you (?:see|hear|tell|make out|recogni[sz]e)\b|\byou (?:owe|hope|stand|profit|gain)\b"
)
"""Bias, interest, earlier words, and the witness's own means of knowing: always within."""
_ANNOUNCED = re.compile(
    r"\b(?:another|a (?:new|different|fresh)|something (?:quite |altogether |entirely )?(?:new|different|else)) ?(?:matter|subject|topic|point)?|\bleaving (?:all )?(?:that|this) aside\b"
)
_CHARGED = re.compile(
    r"(?:^|[.;,] )did you (?:ever |then )?(?:rob|kill|murder|steal|burn|set fire|set the fire|start the fire|poison|push|strike|stab|shoot|drown|harm)\b[^.?]*\?"
)
"""The charge itself is put: whatever the case says of how it was done is one subject with it."""
ENOUGH = 3
"""Words of meaning from which on a question has a matter of its own, though it resembles nothing in the case."""
SHARE = 0.33
"""Of its words so much was said: then it goes on with it. Where its subject is not known, any word will do."""
_NAMED = re.compile(r"(?<=[\w,;:] )(?!I\b)[A-Z][\w'’]+")


class Stands(NamedTuple):
    """How a question stands to what was opened, and the subject that it shares with it, where it does."""

    standing: Standing
    subject: str = ""


def stands(matter: Matter, opened: Opened) -> Stands:
    """The one judgement. Of a direct examination nothing is asked: call it on the others only."""
    own = matter.setting
    if _OF_CREDIT.search(matter.question.body):
        return Stands("credit")
    common = next((one for one in own.subjects if one in opened.subjects), "")
    if common:
        return Stands("subject", common)
    mine = _matter_words(matter)
    heard = shared(mine, content(" ".join(opened.said)))
    if heard and (not own.subjects or len(heard) >= SHARE * len(mine)):
        return Stands("said")
    if own.subjects and any(_CHARGED.search(straight(one)) for one in opened.said):
        return Stands("said")
    called = next((one for one in own.subjects if one in own.called_for), "")
    if called:
        return Stands("called_for", called)
    if not own.subjects and len(mine) < ENOUGH and not _ANNOUNCED.search(matter.text):
        return Stands("slight")
    return Stands("beyond", own.subjects[0] if own.subjects else "")


def _matter_words(matter: Matter) -> frozenset[str]:
    """What the question is about: its words of meaning without people, days and hours."""
    names = content(" ".join(_NAMED.findall(matter.setting.question)))
    mine = of_matter(matter.question.content) - names
    return mine
