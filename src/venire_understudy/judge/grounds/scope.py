"""Why a question is inside the scope, and what the last examination was about, as the judge says it. FRE 611(b)."""

from __future__ import annotations

import re

from venire.language.questions.form import content, straight
from venire.law.api import Matter, OpenedSubjects, Setting, Standing, bare, credit, shared_words, thoroughness

_INQUIRY = re.compile(
    r"\byou (?:never|did not|didn't|only|have not|haven't) (?:\w+ )?(?:examine|look|search|test|check|measure|inspect"
    r"|photograph|interview|follow|visit|compare)\w*\b|\byou (?:examined|searched|tested|checked|looked)\b",
    re.IGNORECASE,
)
"""What was looked into and what was not: it goes to the weight of the inquiry, and to nobody's honesty."""


def told_of(opened: OpenedSubjects) -> tuple[str, ...]:
    """What an examination was about, where two subjects say all of it and its own words bear them out; else nothing: a
    judge who names a part would say what is not so."""
    said = content(" ".join(opened.said))
    return opened.subjects if len(opened.subjects) <= 2 and all(content(one) & said for one in opened.subjects) else ()


def reason_inside(standing: Standing, setting: Setting) -> str:
    """The lines for a question inside the scope: of what was looked into, of means of knowing, or of a party's part."""
    looked = _INQUIRY.search(bare(setting.question)) or thoroughness(Matter(setting, shared_words))
    if standing == "credit" and looked:
        return "scope_inquiry"
    if standing == "credit":
        return f"scope_{credit(straight(bare(setting.question))) or 'credit'}"
    if standing == "called_for" and setting.defendant and setting.witness.startswith(setting.defendant):
        return "scope_accused"
    return f"scope_{standing}"
