"""What every seat of a debate has before it alike: the topic, the papers there are to argue from, the record so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.law.case_file.case import Case
from venire.law.debating.argument import Argument
from venire.law.debating.subject import Subject
from venire.participants.briefs.papers.case_file import papers as case_file
from venire.participants.briefs.papers.excerpt import excerpt
from venire.participants.briefs.shortening import shared_out, shortened
from venire.participants.briefs.templates import Templates, as_name, clip, read_templates

PROCEEDING = "venire.proceedings.debate"
SOURCES = 1_600
"""Characters of all sources together."""
SUMMARY, FACTS, FACT = 420, 14, 130
"""Of a case: characters of its summary; how many sworn facts, those on which most rests, and characters of one."""
SOURCE_NAMED = 240
"""Characters of a paper that an argument names, where that argument is scored."""
TOPIC = 400
"""Room of the topic."""


def read(*names: str) -> Templates:
    """Templates of the debate, read anew, so that a changed one binds at the next ask."""
    return read_templates(PROCEEDING, ("papers", *names))


@dataclass(frozen=True)
class DebatePapers:
    """A subject as models are told of it."""

    subject: Subject

    @cached_property
    def known(self) -> Mapping[str, str]:
        """Everything that can be cited: id in lower case → its text; empty for a bare topic."""
        case = self.subject.case
        filed = {id: paper.told() for id, paper in case_file(case).items()} if case else {}
        given = {source.id: f"{source.title}. {source.text}" for source in self.subject.sources}
        return {id.casefold(): text for id, text in {**filed, **given}.items()}

    @cached_property
    def titles(self) -> frozenset[str]:
        """By what else a source may be named, in lower case."""
        return frozenset(source.title.casefold() for source in self.subject.sources)

    def names(self, source: str) -> bool:
        """Whether there is such a paper, or nothing to look it up in."""
        return self.subject.bare or source.casefold() in self.known or source.casefold() in self.titles

    def told(self, templates: Templates) -> str:
        """The topic with its papers; the same from the first call to the last."""
        return templates.standing("papers", *self._values(self._told))

    def topic(self, templates: Templates) -> str:
        """The topic alone."""
        return templates.standing("papers", ("topic", self._topic), ("about", ""), ("papers", ()))

    def named(self, argument: Argument) -> Sequence[str]:
        """The evidence of an argument, each beside what its source says."""
        return [
            f"{shortened(one.text, SOURCE_NAMED)} ({as_name(one.source)}"
            f"{self._says(one.source, one.text) if self.names(one.source) else ': there is no such paper'})"
            for one in argument.evidence
        ]

    def _says(self, source: str, about: str) -> str:
        text = self.known.get(source.casefold(), "")
        return f": {excerpt(text, about, SOURCE_NAMED)}" if text and about.strip('“”"') not in text else ""

    def _values(self, papers: tuple[tuple[str, str], ...]) -> Sequence[tuple[str, Hashable]]:
        return ("topic", self._topic), ("about", self._about), ("papers", papers)

    @property
    def _topic(self) -> str:
        return shortened(self.subject.topic, TOPIC)

    @cached_property
    def _about(self) -> str:
        case = self.subject.case
        if case is None:
            return "" if self.subject.sources else "There are no papers: argue from what is generally known."
        elements = "; ".join(element.text.rstrip(".") for charge in case.charges for element in charge.elements)
        return f"{case.title}. {clip(case.summary, SUMMARY)} To be proved: {elements}."

    @cached_property
    def _told(self) -> tuple[tuple[str, str], ...]:
        if self.subject.case is not None:
            return tuple(_of_case(self.subject.case))
        sources = self.subject.sources
        cut = shared_out([source.text for source in sources], SOURCES)
        return tuple((source.id, f"{as_name(source.title)}. {text}") for source, text in zip(sources, cut, strict=True))


def _of_case(case: Case) -> Sequence[tuple[str, str]]:
    """Things and agreed facts, and of the sworn ones those on which most claims rest."""
    counted = Counter(ground for claim in case.claims for ground in claim.grounds if ground[:1] == "W")
    sworn = {fact.id: f"{one.name}: {fact.text}" for one in case.witnesses for fact in one.affidavit}
    kept = [id for id, _ in counted.most_common() if id in sworn][:FACTS]
    things = [(item.id, clip(f"{item.name}. {item.description}", FACT)) for item in case.evidence]
    agreed = [(item.id, clip(item.text, FACT)) for item in case.stipulations]
    return [*things, *agreed, *((id, clip(text, FACT)) for id, text in sworn.items() if id in kept)]
