"""Why an opinion or a guess is kept out: which inference it is, or what the witness is not shown to have perceived.

Federal Rules of Evidence 602, 701, 702, 704.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from venire.language.questions.indirect import embedded
from venire.law.api import Ground, Matter, Setting, bare, field_asked, shared_words, vouches

_NEVER_WAS = re.compile(
    r"\b(?:would|might|could) (?:[\w' ]{1,30} )?have\b|\bwhat (?:would|might) (?:have )?happen|^if\b"
    r"|\bhad [\w' ]+, (?:would|might)\b",
    re.IGNORECASE,
)
_MIND = re.compile(
    r"\b(?:think\w*|thought|intend\w*|want(?:ed)?|hop(?:e|ed|ing)|fe(?:el|lt)|believ\w*|kn[eo]w|realis\w*"
    r"|realiz\w*|mean|meant|mind|head|plan\w*|"
    r"decid\w*|expect\w*|fear\w*|regret\w*|suspect\w*)\b",
    re.IGNORECASE,
)


_WOULD_SAY = re.compile(
    r"^(?:would you say|do you (?:think|believe|consider))(?:, \w+,)? that (?P<what>(?!you\b)[^?]+)\??$", re.IGNORECASE
)
"""What the witness is to say so of, and not whether it would."""


class OpinionReason(NamedTuple):
    """The key of the judge's lines, and what is put into them."""

    key: str
    slots: dict[str, str]


def reason_against(setting: Setting, ground: Ground, name: str) -> OpinionReason | None:
    """The reason that fits a question which is kept out on this ground; None where a general one must do.

    ``name``: the witness, as the court calls it."""
    asked = bare(setting.question)
    if ground == "opinion" and vouches(Matter(setting, shared_words)):
        return OpinionReason("premise_truthful", {})
    said = _WOULD_SAY.match(asked)
    clause = f"whether {said['what']}" if said else embedded(asked, name)
    slots = {"clause": clause, "Clause": f"{clause[:1].upper()}{clause[1:]}", "name": name}
    if ground == "speculation" and _NEVER_WAS.search(asked):
        return OpinionReason("never_was", slots)
    if ground == "opinion" and (field := field_asked(Matter(setting, shared_words))):
        law = field == "the law"
        key = ("for_the_jury" if law else "beyond_perception") if clause else "" if law else "beyond_field"
        return OpinionReason(key, {**slots, "field": field}) if key else None
    if not clause:
        return None
    if ground == "speculation" and _MIND.search(asked):
        return OpinionReason("another_mind", slots)
    return OpinionReason("not_perceived", slots) if ground == "foundation" else None
