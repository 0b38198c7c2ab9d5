"""Whether the case can be tried: facts with their witness, foundations with their sponsor, theories with evidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.law.case_file.case import Case
from venire.law.case_file.checks.problem import CaseProblem
from venire.law.case_file.checks.spoken_aloud import aloud_problems


def trial_problems(case: Case) -> Iterator[CaseProblem]:
    """What keeps the case from being examined in court."""
    yield from _affidavits(case)
    yield from _elicits(case)
    yield from _foundations(case)
    yield from _theories(case)
    yield from aloud_problems(case)


def _affidavits(case: Case) -> Iterator[CaseProblem]:
    for witness in case.witnesses:
        for fact in witness.affidavit:
            if not fact.id.startswith(f"{witness.id}."):
                yield CaseProblem(f"witnesses.{witness.id}.{fact.id}", f"the id should begin with '{witness.id}.'")


def _owners(case: Case) -> dict[str, str]:
    """Witness by fact."""
    return {fact.id: witness.id for witness in case.witnesses for fact in witness.affidavit}


def _foreign(facts: Sequence[str], witness: str, owners: dict[str, str]) -> Sequence[str]:
    """The facts that exist and that another witness knows."""
    return [fact for fact in facts if owners.get(fact, witness) != witness]


def _elicits(case: Case) -> Iterator[CaseProblem]:
    owners = _owners(case)
    for elicit in case.elicits:
        for fact in _foreign(elicit.facts, elicit.witness, owners):
            reason = f"the fact {fact} is not known to {elicit.witness}, who is to be asked"
            yield CaseProblem(f"elicits.{elicit.id}.facts", reason)
        if elicit.weight == 0:
            yield CaseProblem(f"elicits.{elicit.id}.weight", "a weight of 0 can be neither sought nor scored")


def _foundations(case: Case) -> Iterator[CaseProblem]:
    owners = _owners(case)
    for exhibit in case.exhibits:
        path = f"exhibits.{exhibit.id}.foundation"
        if not exhibit.foundation:
            yield CaseProblem(path, "no fact lays the foundation, so it can never be admitted")
        for fact in _foreign(exhibit.foundation, exhibit.sponsor, owners):
            yield CaseProblem(path, f"the fact {fact} is not known to its sponsor {exhibit.sponsor}")


def _theories(case: Case) -> Iterator[CaseProblem]:
    theories = {"prosecution_theory": case.prosecution_theory, "defence_theory": case.defence_theory}
    for name, theory in theories.items():
        if theory is not None and not theory.covers:
            yield CaseProblem(f"{name}.covers", "the theory explains no evidence")
