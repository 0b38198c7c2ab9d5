"""Links that lead nowhere, ids given twice, relations that go in a circle: with these a case cannot be used at all."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from itertools import chain

from venire.law.case_file.case import Case
from venire.law.case_file.checks.problem import CaseProblem

Ids = Mapping[str, frozenset[str]]


def broken_links(case: Case) -> tuple[CaseProblem, ...]:
    """Every dangling or repeated id and every cycle of relations; empty for a case that can be used."""
    ids = ids_of(case)
    parts = (_repeated(case), _topics(case, ids), _trial(case, ids), _theories(case, ids), _claims(case, ids))
    return (*chain.from_iterable(parts), *_cycle(case))


def ids_of(case: Case) -> Ids:
    """The ids of a case by kind, in the words used in messages."""
    return {kind: frozenset(ids) for kind, ids in _listed(case).items()}


def _listed(case: Case) -> Mapping[str, Sequence[str]]:
    return {
        "charge": [charge.id for charge in case.charges],
        "element": [element.id for charge in case.charges for element in charge.elements],
        "evidence": [item.id for item in case.evidence],
        "witness": [witness.id for witness in case.witnesses],
        "fact": [fact.id for witness in case.witnesses for fact in witness.affidavit],
        "exhibit": [exhibit.id for exhibit in case.exhibits],
        "elicit": [elicit.id for elicit in case.elicits],
        "stipulation": [stipulation.id for stipulation in case.stipulations],
        "instruction": [instruction.id for instruction in case.instructions],
        "topic": [topic.id for topic in case.topics],
        "claim": [claim.id for claim in case.claims],
    }


def _repeated(case: Case) -> Iterator[CaseProblem]:
    """Grounds name parts of several kinds, so that all ids but those of topics share one space."""
    listed = _listed(case)
    topics = Counter(listed["topic"])
    others = Counter(chain.from_iterable(ids for kind, ids in listed.items() if kind != "topic"))
    for name, times in chain(topics.items(), others.items()):
        if times > 1:
            yield CaseProblem(name, f"the id '{name}' is given {times} times")


def _missing(path: str, named: Sequence[str], ids: Ids, *kinds: str) -> Iterator[CaseProblem]:
    known = frozenset(chain.from_iterable(ids[kind] for kind in kinds))
    for name in named:
        if name not in known:
            yield CaseProblem(path, f"there is no {' or '.join(kinds)} '{name}'{_near(name, known)}")


def _near(name: str, known: frozenset[str]) -> str:
    close = difflib.get_close_matches(name, sorted(known), n=1)
    return f" (nearest: '{close[0]}')" if close else ""


def _topics(case: Case, ids: Ids) -> Iterator[CaseProblem]:
    for witness in case.witnesses:
        for fact in witness.affidavit:
            yield from _missing(f"witnesses.{witness.id}.{fact.id}.topics", fact.topics, ids, "topic")
    for claim in case.claims:
        yield from _missing(f"claims.{claim.id}.topics", claim.topics, ids, "topic")


def _trial(case: Case, ids: Ids) -> Iterator[CaseProblem]:
    for item in case.evidence:
        yield from _missing(f"evidence.{item.id}.facts", item.facts, ids, "fact")
    for elicit in case.elicits:
        yield from _missing(f"elicits.{elicit.id}.witness", (elicit.witness,), ids, "witness")
        yield from _missing(f"elicits.{elicit.id}.facts", elicit.facts, ids, "fact")
    for exhibit in case.exhibits:
        path = f"exhibits.{exhibit.id}"
        yield from _missing(f"{path}.evidence", (exhibit.evidence,) if exhibit.evidence else (), ids, "evidence")
        yield from _missing(f"{path}.sponsor", (exhibit.sponsor,), ids, "witness")
        yield from _missing(f"{path}.foundation", exhibit.foundation, ids, "fact")
        yield from _missing(f"{path}.proves", exhibit.proves, ids, "fact", "claim")


def _theories(case: Case, ids: Ids) -> Iterator[CaseProblem]:
    theories = {"prosecution_theory": case.prosecution_theory, "defence_theory": case.defence_theory}
    for name, theory in theories.items():
        if theory is not None:
            yield from _missing(f"{name}.covers", theory.covers, ids, "evidence")


def _claims(case: Case, ids: Ids) -> Iterator[CaseProblem]:
    for claim in case.claims:
        path = f"claims.{claim.id}"
        yield from _missing(f"{path}.element", (claim.element,), ids, "element")
        yield from _missing(f"{path}.grounds", claim.grounds, ids, "fact", "evidence", "exhibit", "stipulation")
        yield from _missing(f"{path}.relations", [relation.to for relation in claim.relations], ids, "claim")


def _cycle(case: Case) -> Iterator[CaseProblem]:
    """A circle of relations, named from the first of its claims in the file back to it."""
    sorter = TopologicalSorter[str]()
    for claim in case.claims:
        for relation in claim.relations:
            sorter.add(relation.to, claim.id)
    try:
        sorter.prepare()
    except CycleError as error:
        circle = _from_the_first(error.args[1][:-1], [claim.id for claim in case.claims])
        yield CaseProblem(f"claims.{circle[0]}.relations", f"the relations go in a circle: {' -> '.join(circle)}")


def _from_the_first(circle: Sequence[str], order: Sequence[str]) -> Sequence[str]:
    start = circle.index(min(circle, key=order.index))
    return (*circle[start:], *circle[: start + 1])
