"""Lines that a side should not have spoken: that deny another of its own, or give figures that stand nowhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.law.api import Argument, entails
from venire_understudy.panel.lines.line import ArgumentLine
from venire_understudy.panel.lines.reading import alike
from venire_understudy.panel.merits.debate_heard import DebateHeard

OF_THE_SAME = 0.6
"""So alike must two lines be for the one to deny the other."""
_DENIES = re.compile(
    r"\b(?:not (?:true|so|the case|correct)|untrue|false|wrong|no truth|cannot be|is a lie|nobody should believe)\b",
    re.I,
)
_FIGURE = re.compile(r"\d+(?:[.,:]\d+)*")


def against_itself(lines: Sequence[ArgumentLine]) -> Sequence[ArgumentLine]:
    """Lines that deny an earlier or a later one."""
    pairs = [(one, other) for place, one in enumerate(lines) for other in lines[:place]]
    clashing = [
        (one, other) for one, other in pairs if alike(one, other) >= OF_THE_SAME and _clash(one.text, other.text)
    ]
    return list({one.text: one for one, _ in clashing}.values())


@lru_cache(maxsize=2048)
def _clash(one: str, other: str) -> bool:
    if bool(_DENIES.search(one)) != bool(_DENIES.search(other)):
        return True
    rules = {reason.rule for reason in (*entails((one,), other, 0.0).reasons, *entails((other,), one, 0.0).reasons)}
    return "polarity" in rules


def unfounded(argument: Argument, room: DebateHeard) -> Sequence[ArgumentLine]:
    """Lines with a figure that neither the record, nor what is cited, nor anybody before gives. None where nothing can
    be looked up."""
    if not room.record:
        return ()
    said = (one.text for one in room.against(argument))
    given = " ".join((*room.record.values(), room.topic, argument.thesis, *said))
    known = frozenset(_FIGURE.findall(given))
    return [line for line in room.lines(argument) if any(one not in known for one in _FIGURE.findall(line.text))]
