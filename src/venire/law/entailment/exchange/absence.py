"""A target that says what was not: whether anything in an exchange says that something was not.

"The witness heard no more voices" does not follow from "I heard raised voices", however many words they share. Quoted
words are another's.
"""

from __future__ import annotations

import re

_QUOTED = re.compile(r"[\"“][^\"”]*[\"”]")
_DENIED = r"\b(?:no|not|never|nobody|no one|nothing|none|neither|nor|nowhere|without|cannot)\b|n['’]t\b"
_DENIES = re.compile(_DENIED, re.IGNORECASE)
_ABSENT = re.compile(
    _DENIED + r"|\b(?:silen\w+|quiet|still|stop\w*|ceas\w+|end\w*|last|empty|missing|gone|fail\w*|refus\w+|declin\w+"
    r"|only|all|every|un\w+|incomplete|invalid|inactive|dis\w+|absen\w+|lack\w*|free of|miss\w*|forgot\w*|left|den\w+"
    r"|alone|dead|numb|blank|hardly|barely|few|little|close\w*|shut|off|too \w+|false|wrong|mistak\w+|bare|naked"
    r"|rather|instead|avoid\w*|skip\w*|omit\w*|neglect\w*|ignor\w*)\b",
    re.IGNORECASE,
)
"""Words of denial, and words that come to one."""


def undenied(question: str | None, answer: str, target: str) -> bool:
    """Whether the target denies something and nothing that was said does."""
    return bool(_DENIES.search(_QUOTED.sub("", target))) and not _ABSENT.search(f"{question or ''} {answer}")
