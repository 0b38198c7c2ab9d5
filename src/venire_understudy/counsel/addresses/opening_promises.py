"""What was promised in the openings, and what became of it, told to the jury in the closing: one's own promises truly,
kept or not, and those that the other side did not keep.

A promise is kept where the witness was heard and what was promised was sworn to; one of a witness who never came, or of
something that nobody said, is owed. At most one line of each. Source: spec/trial.md, "Flows"; the finders of
:mod:`venire.law.not_in_evidence`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.language.text.sentences import sentences
from venire.law.api import Case, CounselFile, Side, Sworn, Witness, not_in_evidence, other
from venire.proceedings.trial.view import AdvocateView
from venire_understudy.comprehension.retelling import ended, retold
from venire_understudy.counsel.addresses.words import address_lines, unsaid

_PROMISE = re.compile(
    r"\b(?:will|shall|is going to) (?:tell (?:you|us)|say(?: to you)?|swear|testify|confirm|explain|show(?: you)?)\b"
    r"(?: that)? (?P<said>.+)$|\b[Yy]ou (?:will|shall) (?:hear|learn|see|find)(?: from [^,.;]*?)? that (?P<heard>.+)$"
)
_EXPECTED = re.compile(r"\b(?:When|Once|Until) you have heard\b")
"""What counsel expects the jury to think, and not what a witness is to say."""


@dataclass(frozen=True, slots=True)
class OpeningPromise:
    """``witnesses``: who was to tell it; nobody where none was named. ``said``: what, as a clause."""

    witnesses: tuple[Witness, ...]
    said: str
    came: bool
    """Whether any of them took the stand, or nobody was named."""
    kept: bool


def held_to_promises(case: Case, view: AdvocateView, dice: Chance) -> Sequence[str]:
    """Up to two sentences: who was promised by the other side and never came, and what was promised and never said."""
    made, words = _promises(CounselFile(case), view, other(view.me)), address_lines()["promised"]
    missed = list(dict.fromkeys(one.name for promise in made if not promise.came for one in promise.witnesses))
    owing = [promise for promise in made if promise.came and not promise.kept]
    said = list[str]()
    if missed:
        key = "never_called" if missed[1:] else "never_called_one"
        said.append(dice.pick(words[key], "never called").format(names=_listed(missed)))
    if owing:
        key = "never_said_by" if owing[0].witnesses else "never_said"
        names = _listed([one.name for one in owing[0].witnesses])
        said.append(
            dice.pick(unsaid(words[key], view.answered), "never said").format(names=names, said=_clause(owing[0]))
        )
    return said


def own_promises(brief: CounselFile, view: AdvocateView, dice: Chance) -> Sequence[str]:
    """Up to two sentences on what one promised oneself: who has said it, and what the jury was not given after all."""
    made, words = _promises(brief, view, view.me), address_lines()["promised"]
    kept = list(dict.fromkeys(one.name for promise in made if promise.kept for one in promise.witnesses))
    owed = [promise for promise in made if not promise.kept and promise.witnesses]
    said = list[str]()
    if kept:
        key = "kept" if kept[1:] else "kept_one"
        said.append(dice.pick(unsaid(words[key], view.answered), "kept").format(names=_listed(kept)))
    if owed:
        key = "owed" if owed[0].came else "owed_witness"
        slots = {"names": _listed([one.name for one in owed[0].witnesses]), "said": _clause(owed[0])}
        said.append(dice.pick(unsaid(words[key], view.answered), "owed").format(**slots))
    return said


def _promises(brief: CounselFile, view: AdvocateView, by: Side) -> list[OpeningPromise]:
    """What an opening promised."""
    opening = next((one.text for one in view.addresses if one.station == "opening" and one.by == by), "")
    return [found for said in sentences(opening) for found in _promise(brief, view, said, by)]


def _promise(brief: CounselFile, view: AdvocateView, sentence: str, by: Side) -> Iterator[OpeningPromise]:
    found = _PROMISE.search(sentence)
    if found is None or _EXPECTED.search(sentence):
        return
    who = tuple(one for one in brief.case.witnesses if _is_to_say(sentence, one))
    said = found["said"] or found["heard"]
    came = not who or any(_heard(one, view) for one in who)
    fact = next((fact for fact in _facts(who) if ended(retold(brief, fact)) == ended(said)), "")
    yield OpeningPromise(
        who, said, came, came and (fact in view.heard if fact else _sworn_to(brief.case, view, said, by))
    )


def _facts(witnesses: Sequence[Witness]) -> Iterator[str]:
    return (fact.id for one in witnesses for fact in one.affidavit)


def _is_to_say(sentence: str, witness: Witness) -> bool:
    """Whether it is this witness who is to say it, and not one of whom it will be said."""
    return bool(re.search(rf"{re.escape(witness.name)},? (?:will|shall|is going to)\b", sentence))


def _heard(witness: Witness, view: AdvocateView) -> bool:
    return any(fact.id in view.heard for fact in witness.affidavit)


def _sworn_to(case: Case, view: AdvocateView, said: str, by: Side) -> bool:
    """Whether the finders of unproved statements let it pass, as this side would have put it."""
    exhibits = frozenset(one.id for one in case.exhibits if one.id in view.heard)
    file = Sworn(case, view.heard - exhibits, exhibits, (), by)
    return not not_in_evidence(file, f"{said[:1].upper()}{said[1:]}")


def _clause(promise: OpeningPromise) -> str:
    return ended(promise.said)


def _listed(names: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
