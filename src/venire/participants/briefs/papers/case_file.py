"""The case file, as far as it concerns what is being talked about: the first layer of a juror's memory.

Source: spec/deliberation.md, "Memory, four layers", 1. Which papers are fetched follows from the argument map: what the
points under discussion rest on, and what the last speakers leaned on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from venire.law.case_file.case import Case
from venire.participants.briefs.once import once_a_case
from venire.participants.briefs.papers.excerpt import excerpt
from venire.proceedings.deliberation.view import Said

ITEMS = 3
ROOM = 180
"""Characters for one paper, unless a single sentence is longer."""
LAST = 4
"""Speeches, from the last backwards, that count as what is being talked about."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One thing in the file: evidence, an exhibit, a sworn fact, an agreed fact."""

    id: str
    text: str


def under_discussion(said: Sequence[Said]) -> tuple[str, ...]:
    """The claims of the last speeches, the latest first."""
    return tuple(dict.fromkeys(claim for speech in reversed(said[-LAST:]) for claim in speech.claims))


def papers_on(
    case: Case, said: Sequence[Said], wanted: Iterable[str] = (), most: int = ITEMS, about: str = ""
) -> tuple[Paper, ...]:
    """What the file says: what is ``wanted`` first, then what the matters under discussion most rest on.

    ``wanted``: ids such as what one's own notes rest on. ``about``: words to which an excerpt keeps closest, beside
    those of the points that are under discussion.
    """
    discussed = under_discussion(said)
    grounds = {claim.id: claim.grounds for claim in case.claims}
    counted = Counter(cite for speech in said[-LAST:] for cite in speech.cites)
    counted.update(ground for claim in discussed for ground in grounds.get(claim, ()))
    matters = " ".join(claim.text for claim in case.claims if claim.id in discussed)
    known = papers(case)
    ranked = [one for one in dict.fromkeys((*wanted, *(one for one, _ in counted.most_common()))) if one in known]
    return tuple(Paper(one, known[one].told(f"{matters} {about}")) for one in ranked[:most])


@dataclass(frozen=True, slots=True)
class Filed:
    """A thing in the file, as it can be told."""

    opening: str
    text: str
    close: str = ""

    def told(self, about: str = "") -> str:
        """In a line: of a long text the sentences nearest to ``about``."""
        return f"{self.opening}{excerpt(self.text, about, ROOM)}{self.close}"


@once_a_case
def papers(case: Case) -> Mapping[str, Filed]:
    """Everything a claim can rest on, by id."""
    return dict(_papers(case))


def _papers(case: Case) -> Iterator[tuple[str, Filed]]:
    for items in (case.evidence, case.exhibits):
        yield from ((item.id, Filed(f"{item.name}. ", item.description)) for item in items)
    yield from ((agreed.id, Filed("Agreed by both sides: ", agreed.text)) for agreed in case.stipulations)
    for witness in case.witnesses:
        yield from ((fact.id, Filed(f"{witness.name}: “", fact.text, "”")) for fact in witness.affidavit)
