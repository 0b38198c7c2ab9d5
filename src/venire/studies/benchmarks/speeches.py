"""``speeches``: is what a player says at the jury's table understood? JSON Lines of what is typed there.

Each item has the ``case``, the ``text``, the ``act`` that it is, the ``claims`` of the case any of which it puts or
goes against, and the ``side`` for which it works. Source: spec/models.md, "Hearing people".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from venire.studies.benchmarks.measures.counting import wilson
from venire.studies.benchmarks.measures.report import BenchmarkReport, LabelScore
from venire.studies.benchmarks.sets.lines import SetItem, json_rows

SpokenSide = Literal["guilty", "not_guilty", ""]
MOST: Final = 3
"""Whoever hears more claims than this in one sentence has not understood it: it hears whatever there is."""


class SpeechTyped(SetItem):
    """A line of such a set. ``side``: none of what argues nothing."""

    case: str
    text: str
    act: str
    claims: tuple[str, ...] = ()
    side: SpokenSide = ""


@dataclass(frozen=True, slots=True)
class SpeechHeard:
    """What the table makes of it: the act, the claims, and the sides these speak for."""

    act: str
    claims: tuple[str, ...] = ()
    sides: frozenset[str] = frozenset()


HearSpeech = Callable[[str, str, SpokenSide], SpeechHeard]
"""A case's id, what is typed, the side for which the speaker has voted ("" for none) → what is heard."""


@dataclass(frozen=True, slots=True)
class SpeechJudged:
    item: SpeechTyped
    heard: SpeechHeard

    @property
    def act(self) -> bool:
        return self.heard.act == self.item.act

    @property
    def claim(self) -> bool:
        """One of the claims is heard, among few."""
        return bool(set(self.heard.claims) & set(self.item.claims)) and len(self.heard.claims) <= MOST

    @property
    def misheard(self) -> bool:
        """Something is heard that was not said: another claim, or the wrong side."""
        strange = bool(self.heard.claims) and not self.claim
        return strange or (bool(self.item.side) and not self.claim and self._turned)

    @property
    def _turned(self) -> bool:
        return bool(self.heard.sides) and self.item.side not in self.heard.sides

    @property
    def understood(self) -> bool:
        """The act, and of an argument one of its claims."""
        return self.act and (self.claim if self.item.claims else not self.misheard)


def speeches(path: Path, hear: HearSpeech) -> BenchmarkReport:
    """Shares of acts, claims and whole speeches understood, and of those misheard. Raises :class:`VenireError` for a
    path without such a set, and an unknown case."""
    judged = [SpeechJudged(item, hear(item.case, item.text, item.side)) for item in json_rows(path, SpeechTyped)]
    argued = [one for one in judged if one.item.claims]
    counts = {"act": [one.act for one in judged], "misheard": [one.misheard for one in judged]}
    counts |= {"understood": [one.understood for one in judged]}
    counts |= {"claims": [one.claim for one in argued]} if argued else {}
    return BenchmarkReport(
        task="speeches",
        n=len(judged),
        accuracy=_share(counts["understood"]),
        scores={name: _share(held) for name, held in counts.items()},
        intervals={name: wilson(sum(held), len(held)) for name, held in counts.items()},
        per_label=_by_act(judged),
        missed=[f"{one.item.case}: {one.item.text}" for one in judged if not one.understood],
    )


def _share(held: Sequence[bool]) -> float:
    return sum(held) / len(held)


def _by_act(judged: Sequence[SpeechJudged]) -> Mapping[str, LabelScore]:
    acts = dict.fromkeys(one.item.act for one in judged)
    own = {act: [one.understood for one in judged if one.item.act == act] for act in acts}
    return {f"act_{act}": LabelScore(n=len(held), accuracy=_share(held)) for act, held in own.items()}
