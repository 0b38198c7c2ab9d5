"""A case as if a piece of its evidence had never been found. Source: spec/cases.md, "The case file"."""

from __future__ import annotations

from collections.abc import Collection

from venire.law.case_file.case import Case
from venire.law.jury.case_as_heard import CaseAsHeard
from venire.law.jury.heard_grounds import EvidenceHeard


def without(case: Case, taken: Collection[str]) -> Case:
    """The case without these exhibits (``X1``) or pieces of evidence (``E1``), and without what witnesses tell of them.

    The jury of it never hears of them, and nobody is blamed for not proving them. Claims that nothing else bears out
    are gone, others lose what they lost. Raises :class:`KeyError` for an id that :func:`takeable` does not list.
    """
    for one in taken:
        if one not in takeable(case):
            raise KeyError(one)
    named = {*taken, *(one.evidence for one in case.exhibits if one.id in taken)}
    exhibits = [one for one in case.exhibits if one.id in named or one.evidence in named]
    told = EvidenceHeard(case, frozenset(), frozenset())
    facts = {fact for item in case.evidence if item.id in named for fact in told.carriers(item)}
    facts |= {fact for one in exhibits for fact in one.foundation}
    left = CaseAsHeard(
        case,
        frozenset(fact.id for witness in case.witnesses for fact in witness.affidavit if fact.id not in facts),
        frozenset(one.id for one in case.exhibits if one not in exhibits),
    )
    return left.as_case().model_copy(update={"opening": case.opening, "unproved": 0.0})


def takeable(case: Case) -> tuple[str, ...]:
    """The ids of all exhibits, and of the evidence that an exhibit shows or a witness tells of."""
    told = EvidenceHeard(case, frozenset(), frozenset())
    items = (item for item in case.evidence if told.carriers(item) or told.shown(item) is not None)
    return (*(one.id for one in case.exhibits), *(item.id for item in items))
