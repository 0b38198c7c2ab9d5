"""What the affidavit says in the same words: a brief that holds it names the fact, and does not say it twice."""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import in_third_person
from venire.law.repetition.same_question import normalised
from venire.participants.briefs.examination.court import sworn
from venire.participants.briefs.once import once_a_case

_DENIES = re.compile(r"\b(?:not|no|nor|never|nobody|nothing|none|neither|without)\b|n['’]t\b", re.IGNORECASE)


class SwornContent(Frozen):
    """By what two sentences are told to say the same."""

    words: frozenset[str]
    """Those of meaning, without the witness's name."""
    denials: int
    people: tuple[str, ...]
    """In the order in which they are named first: who told whom."""


def sworn_alike(text: str, case: Case, witness: str, facts: Mapping[str, str]) -> str:
    """The id of the fact that says this, all of it and no more, whoever is "I" in it; empty where none does.

    ``facts``: the affidavit as the view has it. A fact that the brief has to cut says less than it did, and none of it.
    """
    itself, sworn_to = _said(case, witness, text), _facts(case, witness)
    return next((name for name, told in sworn(facts) if told == facts[name] and sworn_to.get(name) == itself), "")


@once_a_case
def _facts(case: Case, witness: str) -> Mapping[str, SwornContent]:
    """Every fact of this witness's affidavit."""
    own = next(one for one in case.witnesses if one.id == witness)
    return {fact.id: _said(case, witness, in_third_person(fact, own)) for fact in own.affidavit}


def _said(case: Case, witness: str, text: str) -> SwornContent:
    own = next(one.name for one in case.witnesses if one.id == witness)
    return SwornContent(
        words=normalised(text) - normalised(own), denials=len(_DENIES.findall(text)), people=_people(case, text)
    )


def _people(case: Case, text: str) -> tuple[str, ...]:
    """Last names, each where it comes first."""
    known = _surnames(case)
    return tuple(dict.fromkeys(word for word in re.findall(r"\w+", text) if word in known))


@once_a_case
def _surnames(case: Case) -> frozenset[str]:
    people = [case.defendant.name, *(one.name for one in case.witnesses)]
    people += [case.victim.name] if case.victim else []
    return frozenset(re.findall(r"\w+", name)[-1] for name in people)
