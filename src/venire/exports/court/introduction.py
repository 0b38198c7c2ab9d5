"""What somebody new to a case must know before the first question: the charge, the story, and what is to be done."""

from __future__ import annotations

from collections.abc import Mapping

from venire.law.case_file.case import Case, Side, Standard

STANDARDS: Mapping[Standard, str] = {
    "beyond_reasonable_doubt": "beyond reasonable doubt",
    "preponderance": "on the balance of probabilities",
}


def introduction(case: Case, side: Side | None) -> tuple[str, str, str]:
    """Three sentences. ``side``: the reader's; None in the gallery."""
    return (charged(case), case.tagline, _task(case, side))


def charged(case: Case) -> str:
    """ "Ada Marsh is charged with theft, and has pleaded not guilty." """
    names = [_small(charge.name) for charge in case.charges]
    charges = " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]
    name = case.defendant.name
    if case.kind == "civil":
        return f"{name} is sued, the claim being {charges}."
    return f"{name} is charged with {charges}, and has pleaded not guilty."


def _small(name: str) -> str:
    """A name of a charge within a sentence; an abbreviation keeps its capitals."""
    return name if name[:2].isupper() else f"{name[0].lower()}{name[1:]}"


def _task(case: Case, side: Side | None) -> str:
    must = f"must prove every part of that {STANDARDS[case.standard]}"
    if side == "prosecution":
        return f"You are the prosecution, which {must}: bring it out of the witnesses, for nothing else counts."
    if side == "defence":
        return f"You are the defence: the prosecution {must}, and you need prove nothing; let no doubt go to waste."
    return f"The prosecution {must}; the defence need prove nothing."
