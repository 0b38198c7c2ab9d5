"""A case as sources: what may be cited in it, by its id, and its whole text, in which names are looked up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import cast

from venire.law.case_file.by_identity import ByIdentity
from venire.law.case_file.case import Case, Witness
from venire.law.evidence.papers import CasePapers
from venire.monitors.conduct.turn import CitableSource, Context

_NOT_CITED = {"memo", "difficulty", "outcome", "themes", "learning_objectives", "elicits"}
"""What no player has read."""


def papers_of(case: Case, topic: str = "") -> Context:
    """The case as what its speakers may cite."""
    return Context(topic or f"{case.title}. {case.summary}", _sources_of(ByIdentity(case)))


@lru_cache(maxsize=16)
def _sources_of(case: ByIdentity[Case]) -> tuple[CitableSource, ...]:
    """Gathered once for all the monitors of a session."""
    return tuple(_sources(case.held))


def told_to(case: Case, witness: Witness) -> tuple[str, ...]:
    """The facts of an affidavit, in the witness's words and in anybody's."""
    papers = CasePapers(case)
    return tuple(text for fact in witness.affidavit for text in (fact.text, papers.told(fact.id)))


def _sources(case: Case) -> Iterator[CitableSource]:
    for one in case.evidence:
        yield CitableSource(one.id, f"{one.name}, {one.handle}", one.description)
    for exhibit in case.exhibits:
        yield CitableSource(exhibit.id, exhibit.name, exhibit.description)
    papers = CasePapers(case)
    for witness in case.witnesses:
        told = " ".join(papers.told(fact.id) for fact in witness.affidavit)
        yield CitableSource(witness.id, f"{witness.name}, {witness.role}", f"{witness.summary} {told}")
        yield from (CitableSource(fact.id, fact.text, papers.told(fact.id)) for fact in witness.affidavit)
    for stipulation in case.stipulations:
        yield CitableSource(stipulation.id, "Stipulation", stipulation.text, agreed=True)
    for claim in case.claims:
        yield CitableSource(claim.id, claim.id, " ".join(_texts(claim.model_dump())))
    whole = case.model_dump(exclude=_NOT_CITED)
    yield CitableSource(case.id, case.title, " ".join(_texts(whole)))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in cast("Mapping[object, object]", value).values():
            yield from _texts(inner)
    elif isinstance(value, Sequence):
        for inner in cast("Sequence[object]", value):
            yield from _texts(inner)
