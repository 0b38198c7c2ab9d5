"""The coherent arguments that are audited, from wherever they come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import yaml
from pydantic import TypeAdapter

from venire.kernel.frozen import Frozen
from venire.law.debating.argument import Argument, ArgumentEvidence, CausalLink
from venire.law.debating.subject import Source, Subject
from venire.studies.benchmarks.sets.argument_pairs import Arguments

SHORTEST, OF_EACH = 40, 3
"""Of web debates: words, and arguments of each side, the best by rank."""


@dataclass(frozen=True)
class Coherent:
    """An argument with what it can be looked up in. ``source``: a case, a dispute, or a web debate; ``unseen``: a topic
    for which nothing learned from it may be used."""

    argument: Argument
    subject: Subject
    record: Mapping[str, str]
    source: str
    unseen: str = ""
    opponent: Argument | None = field(default=None, compare=False)
    """What was said on the other side, where it is known."""


class _Case(Frozen):
    """One side of a dispute, as it is written down."""

    thesis: str
    text: str
    evidence: tuple[ArgumentEvidence, ...]
    links: tuple[CausalLink, ...]
    counters: tuple[str, ...]

    def argument(self, by: str) -> Argument:
        return Argument(id="A1", by=by, round=1, level="tactical", **dict(self))


class _Dispute(Frozen):
    """Both sides of a topic, and what they can be looked up in."""

    topic: str
    sources: tuple[Source, ...]
    sides: Mapping[Literal["for", "against"], _Case]

    def coherent(self) -> list[Coherent]:
        subject = Subject(topic=self.topic, sources=self.sources)
        record = {one.id.casefold(): f"{one.title}. {one.text}" for one in self.sources}
        pro, contra = (self.sides[name].argument(name) for name in ("for", "against"))
        pairs = ((pro, contra), (contra, pro))
        return [Coherent(one, subject, record, "dispute", opponent=other) for one, other in pairs]


def of_topics(path: Path) -> list[Coherent]:
    """Both sides of each written dispute."""
    told = TypeAdapter(list[_Dispute]).validate_python(yaml.safe_load(path.read_text(encoding="utf-8")))
    return [one for dispute in told for one in dispute.coherent()]


def of_web(read: Arguments) -> list[Coherent]:
    """The best-ranked arguments of every side of UKPConvArg1 that are long enough."""
    sides = dict.fromkeys((one.topic, one.side) for one in read.ranked)
    return [found for topic, side in sides for found in _best(read, topic, side)]


def _best(read: Arguments, topic: str, side: str) -> list[Coherent]:
    own = [one for one in read.ranked if one.side == side and len(one.text.split()) >= SHORTEST]
    ranked = sorted(own, key=lambda one: -one.rank)[:OF_EACH]
    thesis = in_words(side)
    return [
        Coherent(
            Argument(id="A1", by=side, round=1, level="tactical", thesis=thesis, text=one.text),
            Subject(topic=thesis),
            {},
            "web",
            topic,
        )
        for one in ranked
    ]


def in_words(side: str) -> str:
    """The name of a side of a web debate as a thesis."""
    return side.replace("-", " ").replace("_", " ").strip()
