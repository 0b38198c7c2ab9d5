"""Argumentative: a comment, an insult or a speech with a question mark. Federal Rule of Evidence 611(a).

A pointed fact is no argument, nor is "so that was not true?" after a contradiction has been proved.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.cues import cues
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_PATTERNS = tuple(
    (cue.sure, cue.compiled()) for cue in cues("venire.law.evidence.detectors.form", "argumentative.yaml")
)


def argumentative(matter: Matter) -> QuestionDefect | None:
    """It argues with the witness, or speaks to the jury."""
    best, span = 0.0, ""
    for sure, words in _found(matter.text):
        if sure > best and not _spoken_of(matter, words):
            best, span = sure, words
    if not span:
        return None
    if matter.friendly and not matter.hostile and best < 0.9 and matter.question.form in ("wh", "yes_no", "command"):
        best *= 0.62
    why = f"“{span.strip().capitalize()}” is a comment for the jury, not a question for the witness."
    return finding("argumentative", best, why, span)


@lru_cache(maxsize=1024)
def _found(text: str) -> tuple[tuple[float, str], ...]:
    """How sure each pattern is that is in a question, and its words; kept, since a question is weighed by counsel, the
    other side and the court."""
    found = ((sure, pattern.search(text)) for sure, pattern in _PATTERNS)
    return tuple((sure, one.group()) for sure, one in found if one)


def _spoken_of(matter: Matter, span: str) -> bool:
    """Whether the words are those of the evidence or of the case, and so no comment: a hawk in a suit over a hawk."""
    case = f"{matter.background} {' '.join(matter.setting.issues)} {' '.join(matter.setting.direct_topics)}".lower()
    if f'"{span}' in matter.text or f'{span}"' in matter.text:
        return True
    if len(span.split()) == 1 and re.search(rf"(?<=[a-z,;] ){span.capitalize()}\b", matter.setting.question):
        return True  # part of a name: "the college in Theatre Square"
    return len(span.split()) == 1 and span.rstrip("s") in case
