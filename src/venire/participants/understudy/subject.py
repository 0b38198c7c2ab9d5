"""What a person points at, where the words of a strategy are no more than the name of a thing in the case.

Somebody who challenges "The torn receipt" wants an argument about the receipt, not those three words said aloud.
"""

from __future__ import annotations

from venire.law.argument_map import Claim
from venire.law.case import Case
from venire.participants.understudy.lore import Link, Lore


def subject_of(typed: str, case: Case) -> frozenset[str]:
    """The ids that ground a claim about the evidence, exhibit or witness of that name, handle or id; none for words."""
    wanted = " ".join(typed.casefold().strip(" .").split())
    ids = set[str]()
    for item in case.evidence:
        if wanted in (item.id.casefold(), item.name.casefold(), item.handle.casefold()):
            ids |= {item.id, *(exhibit.id for exhibit in case.exhibits if exhibit.evidence == item.id)}
    for exhibit in case.exhibits:
        if wanted in (exhibit.id.casefold(), exhibit.name.casefold()):
            ids |= {exhibit.id, exhibit.evidence} - {""}
    for witness in case.witnesses:
        if wanted in (witness.id.casefold(), witness.name.casefold()):
            ids |= {witness.id, *(fact.id for fact in witness.affidavit)}
    return frozenset(ids)


def concerns(claim: Claim, link: Link | None, subject: frozenset[str], lore: Lore) -> float:
    """How near an argument is to a subject: by how far in front the subject stands among the grounds of the claim it
    attacks and, counting half, of the claim it makes. 0 where it has nothing to do with it."""
    attacked = lore.claims.get(link.relation.to) if link else None
    return 0.5 * _near(claim, subject) + (_near(attacked, subject) if attacked else 0.0)


def _near(claim: Claim, subject: frozenset[str]) -> float:
    """1 where the first ground is of the subject, 1/2 for the second, and so on."""
    return max((1 / place for place, ground in enumerate(claim.grounds, start=1) if ground in subject), default=0.0)
