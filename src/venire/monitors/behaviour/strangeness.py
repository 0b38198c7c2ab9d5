"""How strange a turn is beside its speaker's first ones and beside the others of the same debate: eight numbers.

A mark counts as far as it lies from the speaker's own *and* from the room's, in spreads that are usual between the
turns of one speaker (:mod:`~venire.monitors.behaviour.style_weights`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log
from statistics import fmean

from venire.monitors.behaviour.manner import manner_drift
from venire.monitors.behaviour.marks import alike, marks
from venire.monitors.behaviour.style_weights import style_weights
from venire.monitors.conduct.plain_words import words
from venire.monitors.conduct.turn import Context, Turn

OWN = 2
"""So many first turns are what a speaker is measured by."""
_MOST, _FAR, _HIGHEST = 4.0, 2.0, 3
_ORDINARY = 1.3
"""What the three strangest marks of an honest turn come to, where nobody else has spoken twice."""
NAMES = ("highest", "far", "manner", "highest twice", "length", "letters", "letters usual", "longer")
"""The eight: the mean of the three strangest marks; how many are two spreads away; the words of ten manners; the first
again, as far as the turn before shares it; words in logarithm; likeness of letters to the first turns; the same, less
what is usual here; length against the speaker's longest, in logarithm. From the first and the fourth is
taken how strange the others' last turns were beside their first, since there are rooms in which nobody keeps to a
style."""
_LAST = 3
"""So many turns of the others tell what is usual in the room."""


def estranged(turn: Turn, context: Context) -> tuple[float, ...] | None:
    """The eight numbers, None where the speaker has said nothing to be measured by."""
    own = argued(turn, context)
    if not own:
        return None
    strange = strangeness(turn, context)
    before = strangeness(own[-1], until(own[-1], context)) if len(own) > 1 else ()
    high, here = _high(strange), fmean(_of_others(turn, context) or [_ORDINARY])
    usual = list(_usual(turn, context))
    near = alike(turn.text, _joined(own))
    length, lengths = len(words(turn.text)), sorted(len(words(one.text)) for one in own)[-3:]
    return (
        high - here,
        float(sum(one > _FAR for one in strange)),
        manner_drift(turn, context)[0],
        min(high, _high(before)) - here,
        log(1 + length),
        near,
        near - fmean(usual) if usual else 0.0,
        log((length + 5) / (fmean(lengths) + 5)),
    )


def _of_others(turn: Turn, context: Context) -> Sequence[float]:
    found = list[float]()
    for one in reversed([one for one in context.others(turn) if one.engages]):
        before = until(one, context)
        if argued(one, before):
            found.append(_high(strangeness(one, before)))
        if len(found) == _LAST:
            break
    return found


def argued(turn: Turn, context: Context) -> Sequence[Turn]:
    """The speaker's earlier turns of argument."""
    return [one for one in context.own(turn) if one.engages]


def until(turn: Turn, context: Context) -> Context:
    """What had been said before this turn."""
    return Context(context.topic, context.sources, tuple(one for one in context.before if one.no < turn.no))


def strangeness(turn: Turn, context: Context) -> Sequence[float]:
    """Of each mark, how many spreads it lies from the nearer of the speaker's own and the room's, up to 4."""
    own = _mean([marks(one.text) for one in argued(turn, context)[:OWN]])
    room = _mean([marks(one.text) for one in context.others(turn) if one.engages]) or own
    rows = zip(marks(turn.text), own, room, style_weights().spreads, strict=False)
    return [min(_MOST, min(abs(now - mine), abs(now - theirs)) / spread) for now, mine, theirs, spread in rows]


def _mean(rows: Sequence[Sequence[float]]) -> Sequence[float]:
    return [fmean(column) for column in zip(*rows, strict=True)]


def _high(strange: Sequence[float]) -> float:
    return fmean(sorted(strange)[-_HIGHEST:]) if strange else 0.0


def _joined(own: Sequence[Turn]) -> str:
    return " ".join(one.text for one in own[:OWN])


def _usual(turn: Turn, context: Context) -> Iterator[float]:
    """How alike the letters of two turns of one speaker are here."""
    own = argued(turn, context)
    if len(own) > 1:
        yield alike(own[1].text, own[0].text)
    others = [one for one in context.others(turn) if one.engages]
    for name in dict.fromkeys(one.speaker for one in others):
        theirs = [one.text for one in others if one.speaker == name]
        if len(theirs) > 1:
            yield alike(theirs[-1], theirs[0])
