"""What a person points at, where the words of a strategy are no more than the name of a thing in the case.

Somebody who challenges "The torn receipt" wants an argument about the receipt, not those three words said aloud.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from venire.language.clauses.reading import read
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import Case, Claim
from venire_understudy.comprehension.case_lore import ClaimLink, Lore

FEW = 4
"""Words up to which something typed may be a name and no sentence."""
MEDIA = folded("photograph photographs picture print-out diagram certificate lower upper number")
"""Words of an exhibit's name that say what it is and not what it shows."""
CHIEF = 2
"""How many of its grounds a claim chiefly rests on."""


@dataclass(frozen=True, slots=True)
class PointedAt:
    """A thing, a witness or a matter of the case."""

    name: str
    """As it is called inside a sentence."""
    grounds: frozenset[str]
    words: frozenset[str]
    """The words that show that a text is about it."""
    witness: str | None = None


def subject_of(typed: str, case: Case) -> PointedAt | None:
    """What is named: by its whole name, handle or id, else by words of one; None where a sentence was typed.

    A few words that name nothing of the case are a subject too, one without grounds.
    """
    wanted = " ".join(typed.casefold().strip(" .").split())
    every = list(_subjects(case)) if wanted else []
    exact = [subject for names, subject in every if wanted in names]
    if exact:
        return exact[0]
    words = folded(typed) - RHETORIC
    if not words or len(wanted.split()) > FEW or _is_sentence(typed):
        return None
    partly = [subject for names, subject in every if any(words <= folded(name) for name in names)]
    return partly[0] if partly else PointedAt(wanted, frozenset(), words)


def _is_sentence(typed: str) -> bool:
    return typed.rstrip().endswith(("?", "!")) or bool(_SUBJECTS & set(typed.casefold().split()) or _states(typed))


def _states(typed: str) -> bool:
    """Whether the words have a verb with a tense, as far as the guard can tell."""
    return any(clause.modal for clause in read(typed).clauses) or bool(_VERBS & set(typed.casefold().split()))


_SUBJECTS = frozenset(
    ("i", "he", "she", "it", "they", "we", "you", "nobody", "somebody", "everybody", "that's", "it's")
)
_VERBS = frozenset(
    ("is", "was", "are", "were", "had", "has", "did", "does", "fell", "lied", "lies", "slipped", "broke")
)


def _subjects(case: Case) -> Iterator[tuple[tuple[str, ...], PointedAt]]:
    """(names in lower case, subject): witnesses, evidence, exhibits, then the matters of the map."""
    for witness in case.witnesses:
        ids = frozenset((witness.id, *(fact.id for fact in witness.affidavit)))
        words = folded(witness.name.split()[-1])
        yield (witness.id.casefold(), witness.name.casefold()), PointedAt(witness.name, ids, words, witness.id)
    for item in case.evidence:
        ids = frozenset((item.id, *(exhibit.id for exhibit in case.exhibits if exhibit.evidence == item.id)))
        names = (item.id.casefold(), item.name.casefold(), item.handle.casefold())
        yield names, PointedAt(item.handle, ids, folded(item.handle) - RHETORIC)
    for exhibit in case.exhibits:
        name = exhibit.name[0].lower() + exhibit.name[1:]
        ids = frozenset((exhibit.id, exhibit.evidence)) - {""}
        yield (
            (exhibit.id.casefold(), exhibit.name.casefold()),
            PointedAt(f"the {name}", ids, folded(exhibit.name) - MEDIA),
        )
    for claim in case.claims:
        words = folded(claim.handle) - RHETORIC
        yield (claim.handle.casefold(),), PointedAt(claim.handle, frozenset((claim.id,)), words)


def concerns(claim: Claim, link: ClaimLink | None, subject: PointedAt, text: str, lore: Lore) -> float:
    """How much an argument is about a subject; 0 where it is about something else.

    It is about it where its claim is it or chiefly rests on it, or where its words name it. How far in front the
    subject stands among the grounds of the claim that is made, and of the one attacked, decides between two.
    """
    attacked = lore.claims.get(link.relation.to) if link else None
    named = bool(subject.words & folded(text))
    ours, theirs = _near(claim, subject.grounds), _near(attacked, subject.grounds) if attacked else 0.0
    chiefly = claim.id in subject.grounds or ours >= 1 / CHIEF
    beside = attacked is not None and attacked.id not in subject.grounds and theirs == 0
    pointed = named and max(ours, theirs) >= 1 / CHIEF
    if not (pointed or (chiefly and not beside) or (subject.witness and theirs >= 1 / CHIEF)):
        return 0.0
    return 1.0 + 2.0 * named + 2.0 * (claim.id in subject.grounds) + ours + 0.5 * theirs


def _near(claim: Claim, grounds: frozenset[str]) -> float:
    """1 where the first ground is of the subject, 1/2 for the second, and so on."""
    return max((1 / place for place, ground in enumerate(claim.grounds, start=1) if ground in grounds), default=0.0)
