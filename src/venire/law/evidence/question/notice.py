"""Words that are wanted because somebody was told them: what a party knew is in issue. Federal Rule of Evidence 801(c).

Where a claim or a charge turns on what a party learned, knew or believed, what was said to that party is no hearsay:
it is offered to show what the party then had to go by, whether it was so or not.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, of_matter, shared, straight
from venire.law.evidence.question.setting import Setting

_KNOWLEDGE = re.compile(
    r"\b(?:knew|known?|learn(?:ed|t)|believed|were told|was told|warn(?:ed|ing)|notice (?:of|to))\b"
)
_OF_KNOWING = content("knew know known learn learned believe told warn notice honestly")
_TOLD_YOU = re.compile(
    r"\b(?:tell|told|inform(?:ed)?|warn(?:ed)?|assure[d]?|say to|said to|report(?:ed)? to|complain(?:ed)? to"
    r"|write to|wrote to) you\b|\b(?:were|was|been) you (?:\w+ )?(?:told|informed|warned)\b|\byou (?:were"
    r"|had been) (?:\w+ )?(?:told|informed|warned)\b|\bdid you hear from\b"
)
_SPOKEN = re.compile(r"\b(?:say|said|saying|tell|told|telling|report(?:ed)?|speak|spoke|shout(?:ed)?|ask(?:ed)?)\b")


def notice(setting: Setting) -> str:
    """The issue of knowledge on which the words bear that a question asks for: they were told to the defendant in the
    chair, or spoken in the very talk by which a party is said to have learned of it. Empty where they bear on none."""
    issues = [one for one in setting.issues if _KNOWLEDGE.search(straight(one))]
    asked = straight(setting.question)
    if not issues:
        return ""
    if _TOLD_YOU.search(asked) and _is_the_party(setting):
        return issues[0]
    return next((one for one in issues if _SPOKEN.search(asked) and _in_that_talk(asked, one)), "")


def _is_the_party(setting: Setting) -> bool:
    return bool(setting.defendant) and setting.witness.startswith(setting.defendant)


def _in_that_talk(asked: str, issue: str) -> bool:
    """Whether the question names the means by which the party learned of it: "on the telephone"."""
    means = of_matter(content(issue)) - _OF_KNOWING
    return len(means) == 1 and bool(shared(means, content(asked)))
