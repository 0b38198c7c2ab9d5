"""What counsel may look up between questions: affidavit, targets, exhibits, the record so far."""

from __future__ import annotations

from rich.markup import escape

from venire.cli.terminal.page import Page
from venire.exports.counts import count, points
from venire.exports.court.hearing import PHASES
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS
from venire.proceedings.examination.view import CounselView


def show_affidavit(page: Page, case: Case, view: CounselView) -> None:
    """What the witness on the stand swore to before the trial, and what may be held against it."""
    card = next(one for one in case.witnesses if one.id == view.witness)
    told = view.affirmed
    page.print()
    page.rule(f"{escape(card.name)}, {escape(card.role)}", style="dim")
    page.hung("", escape(card.summary))
    for fact, text in view.affidavit.items():
        mark = "[green]✓[/]" if fact in told else " "
        page.hung(f"{mark} [dim]{fact:<6}[/]", escape(text), 1)
    page.print("[dim]✓ the jury has heard it.[/]")
    if view.by != card.side:
        for doubt in card.credibility:
            page.item(escape(doubt))


def show_targets(page: Page, case: Case, view: CounselView, hints: bool = False) -> None:
    """What is to be brought out of this witness; with ``hints`` a fair question for each that is open."""
    if not view.targets:
        page.print("[dim]There is nothing to be had from this witness for your side: keep it short, or rest.[/]")
        return
    questions = {one.id: one.question for one in case.elicits}
    for target in view.targets:
        mark, points = "[green]✓[/]" if target.got else " ", f"{target.points:>2}" if target.points else "  "
        page.hung(f" {mark} [bold]{points}[/]  ", f"[bold]{escape(target.label)}.[/] {escape(target.statement)}")
        if hints and not target.got:
            page.hung("       ", f"[italic]Ask: {escape(questions[target.id])}[/]")
    if not hints:
        page.print("[dim]`hint` adds a fair question for each.[/]")


OPEN = ("unoffered", "offered", "refused")
"""How an exhibit stands that is not in evidence."""


def show_exhibits(page: Page, case: Case, view: CounselView) -> None:
    """Every exhibit and how it stands; those this witness can speak for are marked."""
    told = view.affirmed
    for one in view.exhibits:
        card = next(exhibit for exhibit in case.exhibits if exhibit.id == one.id)
        sponsor = next(witness.name for witness in case.witnesses if witness.id == card.sponsor)
        here = "[bold green]→[/]" if one.id in view.offered else " "
        laid = sum(fact in told for fact in card.foundation)
        founded = (
            f", foundation {laid} of {len(card.foundation)} laid" if one.status in OPEN and card.foundation else ""
        )
        page.hung(
            f"{here} [bold]{one.id:<4}[/]",
            f"{escape(one.name)} – [italic]{one.status}{founded}[/] [dim](through {escape(sponsor)})[/]",
        )
    if view.offered:
        page.print("[green]→[/] [dim]can be offered through this witness, once it has said what the thing is.[/]")


def show_notes(page: Page, view: CounselView) -> None:
    """The record so far, as counsel keeps it: the last of everything."""
    _list(page, "Established by this witness", [("" if one.holds else "Denied: ") + one.statement for one in view.told])
    _list(page, "Established before", view.established)
    _list(page, "Asked of this witness", view.asked)
    ruled = [
        f"{one.ruling}: {CARDS[one.ground].label.lower()} (Rule {one.rule}), question {one.no}" for one in view.rulings
    ]
    _list(page, "Rulings", ruled)
    open_ = [
        f"{one.said}{f' Against it: {one.against}' if one.against else ''}"
        for one in view.outline
        if one.covered is None
    ]
    _list(page, "To be put to this witness on cross", open_)
    if not (view.told or view.established or view.asked):
        page.print("[dim]Nothing is on the record yet.[/]")


def _list(page: Page, title: str, items: list[str] | tuple[str, ...]) -> None:
    if items:
        page.print(f"\n[bold]{title}[/]")
    for item in items:
        page.item(escape(item))


def where(view: CounselView, case: Case) -> str:
    """ "Direct examination of Ana Ferrante – 7 questions left, 12 points for answers so far"."""
    name = next((one.name for one in case.witnesses if one.id == view.witness), "")
    phase = PHASES[view.phase] if view.phase else ""
    left = f"{count(view.left, 'question')} left"
    score = f", {points(view.score)} for answers so far" if view.score is not None else ""
    return f"{phase} of {name} – {left}{score}"
