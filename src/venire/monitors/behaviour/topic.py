"""Whether a turn is still about the matter in hand: by the words it shares with it, and by likeness in meaning.

The matter is the topic, the papers, and all that was said before, so that a new side of it is no drift; an answer to
the other side belongs to it whatever its words, and empty phrases are about nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.entailment.features import Likeness
from venire.monitors.sandbagging.engagement import answers
from venire.monitors.sandbagging.quality import HOLLOW
from venire.monitors.watching.plain_words import said, stems
from venire.monitors.watching.turn import Context, Turn

OWN = 3
"""So many first turns of a speaker belong to the matter."""
LEAST_CONTENT = 11
"""Content words below which a turn is about nothing in particular."""
_STRAY_WORDS, _STRAY_MEANING = 0.2, 0.24
"""Below both a whole turn has left the matter."""
_LONE_WORDS, _LONE_MEANING = 0.2, 0.13
"""The same for single sentences, of which a turn may have one that only paints a picture."""
_AWAY, _PARTLY, _FEW, _SIZED = 0.9, 0.74, 2, 4


def topic_drift(turn: Turn, context: Context, likeness: Likeness | None) -> tuple[float, str]:
    """How far the turn is about something else, 0 to 1, with its first sentence of that kind."""
    if len(stems(turn.text)) < LEAST_CONTENT:
        return 0.0, ""
    matter = _matter(turn, context)
    known = frozenset[str]().union(*map(stems, matter))
    if _strays(turn.text, known, matter, likeness, (_STRAY_WORDS, _STRAY_MEANING)):
        return _AWAY, said(turn.text)[0]
    lone = (_LONE_WORDS, _LONE_MEANING)
    strays = [
        one for one in said(turn.text) if len(stems(one)) >= _SIZED and _strays(one, known, matter, likeness, lone)
    ]
    if len(strays) < _FEW:
        return 0.0, ""
    return _PARTLY * sum(len(stems(one)) for one in strays) / sum(len(stems(one)) for one in said(turn.text)), strays[0]


def _matter(turn: Turn, context: Context) -> Sequence[str]:
    """Of the speaker's own turns the first ones only: else its first step away would be the measure of its next."""
    sources = [f"{one.title}. {one.text}" for one in context.sources]
    before = (*context.others(turn), *context.own(turn)[:OWN])
    return [one for one in (context.topic, *sources, *(other.text for other in before)) if one]


def _strays(
    text: str, known: frozenset[str], matter: Sequence[str], likeness: Likeness | None, below: tuple[float, float]
) -> bool:
    mine = stems(text)
    if len(mine & known) / len(mine) >= below[0] or HOLLOW.search(text) or answers(text):
        return False
    return likeness is None or max((likeness(text, one) for one in matter), default=1.0) < below[1]
