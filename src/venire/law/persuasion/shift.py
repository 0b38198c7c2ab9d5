"""How far one thing said moves a juror. Source: spec/persuasion.md, "Shift".

    weight of the topic × how it was received × how strong it was × ½ for each earlier use in the same words

summed over the topics, with the sign turned for a player who prosecutes. A weight says how far a topic, well received,
carries this juror the way of whoever raises it; a negative one works against the speaker.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.persuasion.stance import clamped

Impact = Literal["positive", "negative", "neutral"]
Strength = Literal["weak", "medium", "strong"]
IMPACTS: Final[Mapping[Impact, float]] = {"positive": 1.0, "negative": -0.5, "neutral": 0.3}
STRENGTHS: Final[Mapping[Strength, float]] = {"weak": 0.6, "medium": 1.0, "strong": 1.4}
SAME_WORDS: Final = 0.8
"""The likeness from which two sayings are in the same words."""
AGAIN: Final = 0.5
"""What is left of a topic's force for each earlier use in the same words."""
_WORD = re.compile(r"\w+")


class TalkReception(Frozen):
    """How a juror took what was said to it: hidden from everyone until the settlement."""

    topics: tuple[str, ...] = ()
    impact: Impact = "neutral"
    strength: Strength = "weak"


class Use(Frozen):
    """A topic raised earlier in the same talk, and the words in which it was."""

    topic: str
    words: str


class TopicShift(Frozen):
    """What one topic did."""

    topic: str
    weight: float
    again: int
    """Earlier uses in the same words."""
    moved: float
    """Before the clamp; toward not guilty above 0."""


class Shift(Frozen):
    """What one thing said did."""

    before: float
    after: float
    parts: tuple[TopicShift, ...] = ()
    unweighted: tuple[str, ...] = ()
    """Topics that the juror has no weight for: they count 0."""
    key: float = 0.0
    """What a piece of key evidence did besides."""


def sign(side: Side) -> float:
    """1 for a player who defends, -1 for one who prosecutes."""
    return 1.0 if side == "defence" else -1.0


def likeness(a: str, b: str) -> float:
    """The words two sayings share, of all the words they have, 0 to 1; 1 where they are the same."""
    one, other = _words(a), _words(b)
    return len(one & other) / len(one | other) if one or other else 1.0


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.casefold()))


def earlier(topic: str, words: str, uses: Sequence[Use]) -> int:
    """How often this topic was raised before in the same words."""
    return sum(use.topic == topic and likeness(words, use.words) >= SAME_WORDS for use in uses)


def shift(
    stance: float,
    weights: Mapping[str, float],
    analysis: TalkReception,
    words: str,
    uses: Sequence[Use],
    side: Side,
    key: float = 0.0,
) -> Shift:
    """What these words do to a juror who stands at ``stance``. ``uses``: what was raised before in this talk; ``key``:
    the weight of key evidence laid before the juror now, 0 for none."""
    topics = tuple(dict.fromkeys(analysis.topics))
    force = IMPACTS[analysis.impact] * STRENGTHS[analysis.strength] * sign(side)
    known = [topic for topic in topics if topic in weights]
    parts = tuple(_moved(topic, weights[topic], force, earlier(topic, words, uses)) for topic in known)
    decisive = key * IMPACTS[analysis.impact] * sign(side)
    after = clamped(stance + sum(part.moved for part in parts) + decisive)
    unweighted = tuple(topic for topic in topics if topic not in weights)
    return Shift(before=stance, after=after, parts=parts, unweighted=unweighted, key=decisive)


def _moved(topic: str, weight: float, force: float, again: int) -> TopicShift:
    return TopicShift(topic=topic, weight=weight, again=again, moved=weight * force * AGAIN**again)
