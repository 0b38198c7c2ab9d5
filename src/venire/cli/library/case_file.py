"""The case file in the terminal, as a juror may read it: section by section, every text whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.markup import escape

from venire.cli.terminal.page import Page
from venire.law.case_file.case import Case, Evidence, Exhibit, Theory, Witness

Shown = Callable[[Page, Case], None]


@dataclass(frozen=True, slots=True)
class FileSection:
    """A part of the case file. ``count``: how many things are in it; a section without any is not offered."""

    title: str
    count: Callable[[Case], int]
    show: Shown


def show_case_file(page: Page, case: Case) -> None:
    """Every section. Never difficulty, memo or outcome."""
    page.rule(escape(case.title))
    for name in sections_of(case):
        show_section(page, case, name)


def show_section(page: Page, case: Case, name: str) -> None:
    """One section, by its name in :data:`SECTIONS`."""
    page.print()
    page.rule(SECTIONS[name].title, style="dim")
    SECTIONS[name].show(page, case)


def sections_of(case: Case) -> tuple[str, ...]:
    """The names of the sections that this case has anything for."""
    return tuple(name for name, section in SECTIONS.items() if section.count(case))


def _summary(page: Page, case: Case) -> None:
    page.print(escape(case.summary))
    for charge in case.charges:
        page.print(f"\n[bold]{escape(charge.name)}[/] – each of these must be proved:")
        for element in charge.elements:
            page.item(escape(element.text))


def _evidence(page: Page, case: Case) -> None:
    for item in case.evidence:
        page.hung(f"[bold]{item.id:<4}[/]", f"[bold]{escape(item.name)}[/] [dim]({item.kind})[/]")
        page.hung("    ", escape(item.description))
        page.hung("    ", _contested(item))
        page.print()


def _contested(item: Evidence) -> str:
    told = "Can be contested." if item.contestable else "Not contested in itself."
    return f"[italic]{told}[/] {escape(item.why)}"


def _witnesses(page: Page, case: Case) -> None:
    for witness in case.witnesses:
        _witness(page, witness)


def _witness(page: Page, witness: Witness) -> None:
    called = f"{escape(witness.role)}, called by the {witness.side}"
    page.hung(f"[bold]{witness.id:<4}[/]", f"[bold]{escape(witness.name)}[/], {called}")
    page.hung("    ", escape(witness.summary))
    page.print("    [italic]In the witness's own words:[/]")
    for fact in witness.affidavit:
        page.hung(f"[dim]{fact.id:<6}[/]", escape(fact.text), 4)
    if witness.credibility:
        page.print("    [italic]What may be held against this word:[/]")
    for doubt in witness.credibility:
        page.item(escape(doubt), 4)
    page.print()


def _exhibits(page: Page, case: Case) -> None:
    names = {witness.id: witness.name for witness in case.witnesses}
    for item in case.exhibits:
        page.hung(f"[bold]{item.id:<4}[/]", f"[bold]{escape(item.name)}[/]")
        page.hung("    ", escape(item.description))
        page.hung("    ", f"[dim]{_provenance(item, names)}[/]")
        page.print()


def _provenance(item: Exhibit, names: Mapping[str, str]) -> str:
    shows = f"Shows {item.evidence}. " if item.evidence else ""
    return f"{shows}Brought in through {escape(names.get(item.sponsor, item.sponsor))}."


def _instructions(page: Page, case: Case) -> None:
    for item in case.instructions:
        page.print(f"[bold]{escape(item.title)}[/]")
        page.hung("    ", escape(item.text))
        page.print()


def _agreed(page: Page, case: Case) -> None:
    for item in case.stipulations:
        page.hung(f"[bold]{item.id:<4}[/]", escape(item.text))


def _theories(page: Page, case: Case) -> None:
    for side, theory in (("prosecution", case.prosecution_theory), ("defence", case.defence_theory)):
        if theory is not None:
            _theory(page, side, theory)


def _theory(page: Page, side: str, theory: Theory) -> None:
    page.hung(f"The {side}: ", f"[bold]{escape(theory.title)}[/]")
    page.hung("    ", escape(theory.story))
    page.print()


def _theory_count(case: Case) -> int:
    return sum(theory is not None for theory in (case.prosecution_theory, case.defence_theory))


SECTIONS: Mapping[str, FileSection] = {
    "case": FileSection("What is tried", lambda case: len(case.charges), _summary),
    "evidence": FileSection("Evidence", lambda case: len(case.evidence), _evidence),
    "witnesses": FileSection("Witnesses", lambda case: len(case.witnesses), _witnesses),
    "exhibits": FileSection("Exhibits", lambda case: len(case.exhibits), _exhibits),
    "instructions": FileSection("The judge's instructions", lambda case: len(case.instructions), _instructions),
    "agreed": FileSection("Agreed by both sides", lambda case: len(case.stipulations), _agreed),
    "theories": FileSection("What each side says happened", _theory_count, _theories),
}
"""Name → section, in reading order."""
