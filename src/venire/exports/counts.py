"""Numbers in a sentence: one thing is never "1 things"."""

from __future__ import annotations


def count(number: int, what: str) -> str:
    """ "1 question", "2 questions", "no questions"."""
    return f"{number or 'no'} {what}{'' if abs(number) == 1 else 's'}"


def points(number: int) -> str:
    """ "1 point", "−1 point", "0 points"."""
    return f"{number} point{'' if abs(number) == 1 else 's'}".replace("-", "−")


def times(number: int) -> str:
    """ "once", "twice", "3 times", "never"."""
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")


def was(number: int) -> str:
    """The verb after so many."""
    return "was" if number == 1 else "were"


def of_them(number: int, of: int) -> str:
    """ "all of them", "both of them", "1 of them", "that one", "none", whichever fits so many out of these."""
    if of == 1:
        return "that one" if number else "none"
    if number == of == 2:
        return "both of them"
    return "all of them" if number == of else f"{number or 'none'} of them"
