"""Whether counsel is about to ask again what it has asked: the rules would not allow it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.evidence.already_answered import asked_again, in_the_same_words
from venire.proceedings.examination.view import CounselView


def repeated(text: str, view: CounselView, topics: Sequence[str]) -> str:
    """The complaint; empty where the question is new, puts better what was struck, or asks in words of its own what
    only the other side has asked."""
    own = [one for one in view.asked if one not in view.unanswered and one not in view.asked_by_other]
    again = next((one for one in own if asked_again(one, text, topics)), "")
    again = again or next((one for one in view.asked if in_the_same_words(one, text)), "")
    return f"That has been asked already: “{again}” Ask something else, or rest." if again else ""
