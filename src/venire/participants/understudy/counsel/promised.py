"""What the other side promised in its opening and did not keep, said back to the jury in the closing.

A promise is kept where the witness was heard and what was promised was sworn to; one of a witness who never came, or of
something that nobody said, is owed. At most one line of each. Source: spec/trial.md, "Flows"; the finders of
:mod:`venire.law.not_in_evidence`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.kernel.chance import Chance
from venire.law.case import Case, Witness
from venire.law.not_in_evidence.finding import not_in_evidence
from venire.law.not_in_evidence.sworn import Sworn
from venire.law.sentences import sentences
from venire.participants.understudy.counsel.address_words import address_lines
from venire.proceedings.trial.view import AdvocateView

_PROMISE = re.compile(
    r"\b(?:will|shall|is going to) (?:tell (?:you|us)|say(?: to you)?|swear|testify|confirm|explain|show(?: you)?)\b"
    r"(?: that)? (?P<said>.+)$|\b[Yy]ou (?:will|shall) (?:hear|learn|see|find)(?: from [^,.;]*?)? that (?P<heard>.+)$"
)


def held_to_promises(case: Case, view: AdvocateView, dice: Chance) -> Sequence[str]:
    """Up to two sentences: who was promised and never came, and what was promised and never said."""
    opening = next((one.text for one in view.addresses if one.station == "opening" and one.by != view.me), "")
    missed = [one for one in _named(case, opening) if not _heard(one, view)]
    words = address_lines()["promised"]
    said = list[str]()
    if missed:
        key = "never_called" if missed[1:] else "never_called_one"
        names = " and ".join(filter(None, (", ".join(one.name for one in missed[:-1]), missed[-1].name)))
        said.append(dice.pick(words[key], "never called").format(names=names))
    unsaid = next(_unsaid(case, view, opening, missed), "")
    if unsaid:
        said.append(dice.pick(words["never_said"], "never said").format(said=unsaid))
    return said


def _named(case: Case, opening: str) -> list[Witness]:
    """The witnesses of whom the opening promised something."""
    promising = [one for one in sentences(opening) if _PROMISE.search(one)]
    return [witness for witness in case.witnesses if any(_promises(one, witness) for one in promising)]


def _promises(sentence: str, witness: Witness) -> bool:
    """Whether it is this witness who is to say it, and not one of whom it will be said."""
    return bool(re.search(rf"{re.escape(witness.name)},? (?:will|shall|is going to)\b", sentence))


def _heard(witness: Witness, view: AdvocateView) -> bool:
    return any(fact.id in view.heard for fact in witness.affidavit)


def _unsaid(case: Case, view: AdvocateView, opening: str, missed: Sequence[Witness]) -> Iterator[str]:
    """What was promised of those who came, or of nobody by name, and was not sworn to."""
    exhibits = frozenset(one.id for one in case.exhibits if one.id in view.heard)
    file = Sworn(case, view.heard - exhibits, exhibits, (), view.me)
    for sentence in sentences(opening):
        found = _PROMISE.search(sentence)
        if found is None or any(one.name in sentence for one in missed):
            continue
        said = found["said"] or found["heard"]
        if not_in_evidence(file, f"{said[:1].upper()}{said[1:]}"):
            yield said if said.endswith(".") else f"{said}."
