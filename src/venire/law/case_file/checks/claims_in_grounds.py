"""Whether every claim, however it is put, stays inside its grounds.

A spoken kernel may be a metaphor or an inference and share few words with what it rests on; what it may not do is bring
in another number, time, date or name, or say the opposite. Only the claim's own plain sentence must share words.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case
from venire.law.case_file.checks.discussion_map import spoken
from venire.law.case_file.checks.problem import CaseProblem
from venire.law.case_file.claim_grounds import cast_of, grounds_of, names_of
from venire.law.entailment import entails

COVERED = 0.25
"""The share of the words of a claim's own sentence that its grounds must have."""


def ground_problems(case: Case) -> Iterator[CaseProblem]:
    """Every text of a claim that says what its grounds do not bear out."""
    told = grounds_of(case)
    names = names_of(case)
    claims = {claim.id: claim for claim in case.claims}
    for claim in case.claims:
        own = (*_words(claim, told), *cast_of(case))
        for path, text in spoken(claim):
            answered = _answered(path, claim, claims)
            premises = (*own, *_words(answered, told), answered.text) if answered else own
            least = COVERED if path.endswith(".text") else 0.0
            for reason in entails(premises, text, least, names).reasons:
                if reason.rule != "modality" or not _figurative(path, claim):
                    yield CaseProblem(path, f"{reason.text} ({reason.rule}): '{text}'")


def _figurative(path: str, claim: Claim) -> bool:
    """Whether a text may tell a possibility as if one saw it happen."""
    vivid = [number for number, kernel in enumerate(claim.kernels) if kernel.tone == "vivid"]
    return path.endswith(".why") or any(path.endswith(f"kernels[{number}]") for number in vivid)


def _words(claim: Claim, told: Mapping[str, Sequence[str]]) -> Sequence[str]:
    return tuple(chain.from_iterable(told.get(ground, ()) for ground in claim.grounds))


def _answered(path: str, claim: Claim, claims: Mapping[str, Claim]) -> Claim | None:
    """The claim that a "why" speaks to: its grounds count too."""
    if not path.endswith(".why"):
        return None
    return next((claims.get(relation.to) for relation in claim.relations if f".{relation.to}." in path), None)
