"""The small change of an answer, from ``phrases.yaml``: how a witness says yes, no and that it does not know."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from venire.kernel.chance import Chance
from venire.language.fitted.tables import shipped_values
from venire.law.api import Profile


@cache
def _data() -> Mapping[str, Any]:
    return shipped_values("venire_understudy.witness.speech", "stock_phrases.yaml", Mapping[str, Any])


_TO_A_STATEMENT = re.compile(
    r"\b(?:that's|that is|that isn't|that it|correct|right|exactly|put|accept|wrong|precisely|denied|fine)\b", re.I
)


_CONCEDES = re.compile(r"\baccept\b|\bI've never denied\b|\bIf you like\b")


@dataclass(frozen=True)
class StockPhrases:
    """How this witness begins a sentence. ``used``: what it has said so far, of which no lead is taken again while
    there is another."""

    profile: Profile
    chance: Chance
    used: tuple[str, ...] = ()
    adverse: bool = False
    """Whether the other side asks: to one's own nothing is conceded."""

    def lead(self, purpose: str, *label: object, openly: bool = False) -> str:
        """A line for this purpose: one not yet said, if there is one. ``openly``: nothing was put to the witness that
        it could call right or wrong."""
        lines = [line for line in self._lines(purpose) if not (openly and _TO_A_STATEMENT.search(line))]
        lines = [line for line in lines if self.adverse or not _CONCEDES.search(line)]
        said = " ".join(self.used[-6:])
        fresh = [line for line in lines if line not in said]
        return self.chance.pick(fresh or lines, purpose, len(self.used), *label)

    def _lines(self, purpose: str) -> tuple[str, ...]:
        general = tuple(_data()[purpose][self._ease])
        return (*self._habits(purpose), *general) if self._ease != "hostile" else general

    @property
    def _ease(self) -> str:
        """How willing it is towards whoever asks: nobody snaps at the side that called it."""
        hostile = self.profile.cooperativeness == "hostile"
        return "guarded" if hostile and not self.adverse else self.profile.cooperativeness

    def _habits(self, purpose: str) -> tuple[str, ...]:
        manner = self.profile.manner.lower()
        found = [voice for voice in _data()["voices"] if re.search(voice["cue"], manner)]
        return tuple(line for voice in found for line in voice.get(purpose, ()))

    def hesitation(self, *label: object) -> str:
        """What a weak memory puts in front of an answer, now and then; often nothing."""
        lines = _data()["hesitating"].get(self.profile.memory, ())
        rate = {"poor": 0.6, "fair": 0.2}.get(self.profile.memory, 0.0)
        if not lines or not self.chance.below(rate, "hesitate", len(self.used), *label):
            return ""
        said = " ".join(self.used[-3:])
        fresh = [line for line in lines if line not in said]
        return self.chance.pick(fresh, "hesitation", *label) if fresh else ""
