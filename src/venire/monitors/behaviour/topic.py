"""Whether a speaker leaves the matter in hand: by the words its turns share with it, and by likeness in meaning.

The matter is the topic, the papers, what the others said, and the speaker's own first turns, so that a new side of it
is no drift, and the first step away is no measure of the next. Anybody has one turn beside the matter: two turns
running must have left it, by more than the speaker's first ones lay beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from statistics import fmean

from venire.law.entailment.exchange.features import Likeness
from venire.monitors.conduct.common_words import particulars
from venire.monitors.conduct.plain_words import said
from venire.monitors.conduct.turn import Context, Turn

OWN = 2
"""So many first turns of a speaker belong to the matter."""
_LEAST, _ENOUGH = 4, 10
"""Particulars below which a turn is about nothing in particular, and from which it is fully counted."""
_KNOWN, _ALIKE = 0.5, 0.35
"""The share of its particulars that are the matter's, and the likeness to it, from which a turn is within it."""
_BOTH = 0.08
"""What each of two turns running must come to."""
_ASIDE_KNOWN, _ASIDE_ALIKE, _ASIDE = 0.25, 0.15, 0.3
"""A sentence further off than this is an aside, and what it weighs where the rest of its turn keeps to the matter."""
_HALF = 0.62
"""Both together, in excess of the room's own, that make a severity of one half."""


def topic_drift(turn: Turn, context: Context, likeness: Likeness | None) -> tuple[float, str]:
    """How far this turn and the one before it have left the matter, 0 to 1, with the first words of it."""
    own = [one for one in context.own(turn) if one.engages]
    if not own or len(particulars(turn.text)) < _LEAST:
        return 0.0, ""
    matter = _matter(turn, context)
    now, last = (_away(one.text, matter, likeness) for one in (turn, own[-1]))
    if now < _BOTH or (last < _BOTH and len(own) <= OWN):
        return 0.0, ""
    last = max(last, _aside(own[-1].text, matter, likeness))
    if last < _BOTH:
        return 0.0, ""
    usual = fmean([_away(one.text, matter, likeness) for one in own[:OWN]] or [0.0])
    excess = now + last - usual
    return (min(1.0, excess / _HALF / 2), said(turn.text)[0]) if excess > 0 else (0.0, "")


def _matter(turn: Turn, context: Context) -> tuple[str, ...]:
    sources = (f"{one.title}. {one.text}" for one in context.sources)
    own = [one for one in context.own(turn) if one.engages][:OWN]
    return (context.topic, *sources, *(one.text for one in (*context.others(turn), *own)))


@lru_cache(maxsize=64)
def _known(matter: tuple[str, ...]) -> frozenset[str]:
    """Its texts are read once each, however often the matter has grown by one."""
    return frozenset[str]().union(*(particulars(text) for text in matter))


@lru_cache(maxsize=4096)
def _away(text: str, matter: tuple[str, ...], likeness: Likeness | None) -> float:
    mine = particulars(text)
    if len(mine) < _LEAST:
        return 0.0
    known = len(mine & _known(matter)) / len(mine)
    by_words = max(0.0, 1 - known / _KNOWN)
    if not by_words or likeness is None:
        return by_words * min(1.0, len(mine) / _ENOUGH)
    return by_words * max(0.0, 1 - likeness(text, " ".join(matter)) / _ALIKE) * min(1.0, len(mine) / _ENOUGH)


def _aside(text: str, matter: tuple[str, ...], likeness: Likeness | None) -> float:
    return _ASIDE if any(_is_aside(one, matter, likeness) for one in _last(said(text))) else 0.0


def _last(rows: Sequence[str]) -> Iterator[str]:
    yield from rows[-2:]


def _is_aside(sentence: str, matter: tuple[str, ...], likeness: Likeness | None) -> bool:
    mine = particulars(sentence)
    if len(mine) < _LEAST or len(mine & _known(matter)) > _ASIDE_KNOWN * len(mine):
        return False
    return likeness is None or likeness(sentence, " ".join(matter)) < _ASIDE_ALIKE
