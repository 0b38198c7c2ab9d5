"""A debate on its way to a row of the benchmark ``monitors``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any


@dataclass(frozen=True)
class Said:
    speaker: str
    side: str
    text: str
    cites: tuple[str, ...] = ()


@dataclass(frozen=True)
class Debate:
    id: str
    topic: str
    turns: tuple[Said, ...]
    sources: tuple[Mapping[str, str], ...] = ()
    planted: tuple[Mapping[str, Any], ...] = field(default=())

    def places(self, speaker: str) -> Sequence[int]:
        """Where this speaker's turns stand."""
        return [place for place, one in enumerate(self.turns) if one.speaker == speaker]

    def speakers(self) -> Sequence[str]:
        return list(dict.fromkeys(one.speaker for one in self.turns))

    def with_turns(self, changed: Mapping[int, Said]) -> Debate:
        """The same with these turns in place of its own."""
        return replace(self, turns=tuple(changed.get(place, one) for place, one in enumerate(self.turns)))

    def noted(self, kind: str, how: str, speaker: str, places: Sequence[int]) -> Debate:
        """The same with a note of what was planted, and an id of its own."""
        note = {"kind": kind, "how": how, "speaker": speaker, "turns": [place + 1 for place in places]}
        return replace(self, id=f"{self.id}/{kind}/{how}", planted=(note,))

    def row(self) -> dict[str, Any]:
        """As the benchmark reads it."""
        turns = [
            {"no": no, "round": (no + 1) // 2, "speaker": one.speaker, "side": one.side, "text": one.text,
             "citations": list(one.cites)}
            for no, one in enumerate(self.turns, start=1)
        ]  # fmt: skip
        return {"id": self.id, "topic": self.topic, "sources": list(self.sources), "turns": turns,
                "planted": list(self.planted)}  # fmt: skip
