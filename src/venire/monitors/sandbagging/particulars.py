"""What a turn brings to a debate: a count of particulars, so that a drop has a size.

Words of which any argument is full count nothing, nor do those that only repeat what the other side has just said: to
name a point is not to answer it. It is no judgement of truth or of style, and only a speaker's own turns are compared.
"""

from __future__ import annotations

import re

from venire.monitors.conduct.common_words import particulars
from venire.monitors.conduct.turn import Context, Turn

_FIGURE = re.compile(r"\d[\d.,]*")
_EACH_FIGURE, _MOST_FIGURES = 1.0, 3
_EACH_CITATION, _MOST_CITATIONS = 1.0, 2
_CLOSES = re.compile(
    r"\b(?:to (?:sum up|close|conclude|end)|in (?:sum|closing|conclusion|short|the end)|(?:i|let me) (?:end"
    r"|close|conclude|"
    r"finish|sum up|leave it)|that is (?:my|our) case|my last word|for these reasons|(?:i|we) ask you to|finally"
    r"|lastly|"
    r"(?:i|we) rest)\b",
    re.IGNORECASE,
)
_OF_ITS_OWN = 0.6
"""The share of its particulars that it said before, from which a turn sums up."""
_LEAST_DRAWN = 3
_BRIEF = 45
"""Words up to which a turn that says that it closes may be as bare as it likes."""


def brings(turn: Turn, context: Context) -> float:
    """How many particulars, figures and sources the turn adds to what the other side said last."""
    put = next((one.text for one in reversed(context.before) if _is_put_to(one, turn)), "")
    fresh = len(particulars(turn.text) - particulars(put))
    figures = len(set(_FIGURE.findall(turn.text)) - set(_FIGURE.findall(put)))
    return (
        fresh + _EACH_FIGURE * min(_MOST_FIGURES, figures) + _EACH_CITATION * min(_MOST_CITATIONS, len(turn.citations))
    )


def _is_put_to(one: Turn, turn: Turn) -> bool:
    return one.no < turn.no and one.speaker != turn.speaker


def sums_up(turn: Turn, context: Context) -> bool:
    """Whether it draws together what its speaker said before, or takes its leave, which is no weakness."""
    if _CLOSES.search(turn.text) and len(turn.text.split()) <= _BRIEF:
        return True
    mine = particulars(turn.text)
    before = frozenset[str]().union(*(particulars(one.text) for one in context.own(turn) if one.no < turn.no))
    shared = len(mine & before)
    return shared >= _LEAST_DRAWN and shared >= _OF_ITS_OWN * len(mine)
