"""Whether counsel is about to ask again what it has asked: the rules would not allow it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.asked_again import asked_again, in_the_same_words
from venire.proceedings.examination.view import CounselView


def repeated(text: str, view: CounselView, topics: Sequence[str]) -> str:
    """The complaint; empty where the question is new, or puts better what was struck."""
    answered = [one for one in view.asked if one not in view.unanswered]
    again = next((one for one in answered if asked_again(one, text, topics)), "")
    again = again or next((one for one in view.unanswered if in_the_same_words(one, text)), "")
    return f"That has been asked already: “{again}” Ask something else, or rest." if again else ""
