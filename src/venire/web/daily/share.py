"""How a day's case went, to be sent to others who have not sat on it yet: never the verdict, nor a vote."""

from __future__ import annotations

from collections import Counter
from datetime import date

from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.web.daily.day import written
from venire.web.strings import say

BARS = "▁▂▃▄▅▆▇█"


def shared(day: date, title: str, end: Debrief, me: int | None) -> str:
    """Three lines: the day, the case, and how long and how restless the jury was. ``me``: whose words are counted."""
    by_round = Counter(flip.round for flip in end.flips)
    bars = "".join(BARS[min(by_round[number], len(BARS) - 1)] for number in range(1, end.rounds + 1))
    mine = sum(flip.speaker == me for flip in end.flips) if me is not None else 0
    rounds = say("lobby.share_round") if end.rounds == 1 else say("lobby.share_rounds", n=end.rounds)
    changes = say("lobby.share_change") if len(end.flips) == 1 else say("lobby.share_changes", n=len(end.flips))
    own = f", {say('lobby.share_mine', n=mine)}" if mine else ""
    return f"{say('lobby.share_day', day=written(day))}\n{title}\n{rounds} {bars} {changes}{own}"
