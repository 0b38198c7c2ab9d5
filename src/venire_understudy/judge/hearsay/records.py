"""Whether what is written may be told is no matter of who saw it happen: it is the writer's statement. FRE 801-803.

What a machine notes down of itself asserts nothing; what is in evidence may be read; a record comes in where somebody
has said how it is kept, or has certified it; any other paper speaks for a writer who is not here.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared, straight
from venire.law.api import DOCUMENT, Case, Matter, Setting, Side, content_asked, in_court, shared_words
from venire_understudy.judge.hearsay.declarant import SettledRuling

_READ_OUT = re.compile(rf"\b(?:read|reading|recite|quote)\b[^?]*?\b(?P<doc>{DOCUMENT})\b")
_BY = re.compile(
    rf"\b(?:by|according to|from) (?:the|that|his|her|their|its|\w+'s) (?:[\w'-]+ ){{0,3}}?(?P<doc>{DOCUMENT})\b"
)
_MACHINE = re.compile(
    r"\b(?:camera|cctv|gauge|meter|sensor|detector|alarm|panel|radar|transmitter|recorder|recording|network"
    r"|telephone|phone"
    r"|wireless|photographs?|photo|picture|video|footage|x-?ray|scan)\b"
)
_OWN = re.compile(r"\b(?:your|you (?:wrote|made|kept|signed|sent|took))\b")
_KEPT = re.compile(r"\b(?:regular\w*|course|custodian|kept|keeps|keep|routine|practice|duty|certif\w+)\b")


def written(case: Case, setting: Setting, by: Side) -> tuple[SettledRuling, str] | None:
    """The ruling on an objection of hearsay to what a paper says, and the paper; None where no paper is told."""
    matter = Matter(setting, shared_words)
    document = _told(matter)
    if not document:
        return None
    if _OWN.search(matter.question.body):
        against = matter.is_party and by == "prosecution"
        return (SettledRuling("overruled", "801(d)(2)", "party_words"), document) if against else None
    return _ruled(case, matter, by, document), document


def _told(matter: Matter) -> str:
    """The paper whose words are wanted, or empty."""
    found = _READ_OUT.search(matter.question.body) or _BY.search(matter.question.body)
    return content_asked(matter) or (found["doc"] if found else "")


def _ruled(case: Case, matter: Matter, by: Side, document: str) -> SettledRuling:
    if in_court(matter, document):
        return SettledRuling("overruled", "1002", "writing_in_evidence")
    if _MACHINE.search(matter.question.body):
        return SettledRuling("overruled", "801(a)", "machine_noted")
    if by == "prosecution" and _of(case.defendant.name, matter, document):
        return SettledRuling("overruled", "801(d)(2)", "party_words")
    if _foundation(matter, document):
        return SettledRuling("overruled", "803(6)", "business_met")
    return SettledRuling("sustained", "802", "writing")


def _of(name: str, matter: Matter, document: str) -> bool:
    """Whether it is this person's own paper: "Irene Halvorsen's e-mail"."""
    owner = "|".join(re.escape(part.lower()) for part in name.split())
    return bool(re.search(rf"\b(?:{owner})'s (?:[\w-]+ )?{re.escape(document)}", matter.question.body))


def _foundation(matter: Matter, document: str) -> bool:
    """Whether somebody has said how such a paper is kept, or it is certified."""
    told = (straight(one) for one in (*matter.setting.established, matter.text))
    return any(_KEPT.search(one) and bool(shared(content(document), content(one))) for one in told)
