"""How the record of a hearing opens and ends, as a court reporter would write it.

The court, the charge, who appears, what each side says, what is agreed; and at the end what is left undone. All from
what both sides and any jury may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.exports.court.introduction import charged, introduction
from venire.exports.transcript import Passage
from venire.law.case_file.case import Case, Side, Witness

TITLE = "The case"


def caption(case: Case, *, theories: bool) -> Iterator[Passage]:
    """The head of a transcript. ``theories``: what each side says, for a hearing in which nobody opens to the jury."""
    yield Passage("heading", TITLE)
    yield Passage("text", f"{case.jurisdiction}, {case.year}.")
    yield Passage("text", f"{_charged(case)} {introduction(case, None)[2]}")
    yield Passage("text", "These are the parts of it:")
    yield from (Passage("item", element.text) for charge in case.charges for element in charge.elements)
    yield Passage("text", _appearing(case))
    if theories:
        yield from _theories(case)
    yield from agreed(case)


def agreed(case: Case) -> Iterator[Passage]:
    """What is stipulated, as it is read to the jury."""
    if case.stipulations:
        yield Passage("text", "The parties agree, and nobody has to prove:")
        yield from (Passage("item", one.text) for one in case.stipulations)


def calling(case: Case, witnesses: Sequence[str]) -> Iterator[Passage]:
    """Who is to be heard, side by side."""
    known = {one.id: one for one in case.witnesses}
    sides: Sequence[tuple[Side, str]] = (
        ("prosecution", "Witnesses for the prosecution"),
        ("defence", "Witnesses for the defence"),
    )
    for side, named in sides:
        called = [known[one] for one in witnesses if one in known and known[one].side == side]
        if called:
            yield Passage("text", f"{named}: {'; '.join(map(_presented, called))}.")


def ended(case: Case) -> Iterator[Passage]:
    """What an examination leaves open, and how to come to a verdict."""
    yield Passage("heading", "The evidence is closed")
    yield Passage(
        "text",
        "Both sides have rested. This was an examination of witnesses: nobody opened or closed to a jury, no jury sat, "
        "and there is no verdict.",
    )
    yield Passage(
        "text",
        f"To have the case argued and decided, hold it as a trial: “venire play trial --case {case.id}”. "
        "With --no-jury it has opening and closing arguments and no verdict.",
    )


def _charged(case: Case) -> str:
    if case.kind == "civil" and case.victim is not None:
        claims = " and ".join(charge.name[0].lower() + charge.name[1:] for charge in case.charges)
        return f"{case.victim.name} sues {case.defendant.name}; the claim is {claims}."
    return charged(case)


def _appearing(case: Case) -> str:
    suing = case.victim.name if case.kind == "civil" and case.victim is not None else "the prosecution"
    return f"Counsel appear for {suing} and for {case.defendant.name}."


def _theories(case: Case) -> Iterator[Passage]:
    for named, theory in (("prosecution", case.prosecution_theory), ("defence", case.defence_theory)):
        if theory is not None:
            yield Passage("text", f"The {named} says: {theory.story}")


def _presented(witness: Witness) -> str:
    return f"{witness.name}, {witness.role}"
