"""``venire progress``: how one's advocacy comes along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.markup import escape

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.cli.terminal.running import run
from venire.errors import VenireError
from venire.exports.tellings.drill import TELLS_APART
from venire.host.session import AnySession
from venire.kernel.request import LOCAL
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS
from venire.sessions.progress.report import Progress, Skill, progress
from venire.sessions.progress.shown import SessionShown, sat

app = typer.Typer(add_completion=False)
MARKS = "▁▂▃▄▅▆▇█"


@app.command("progress")
def show(
    everything: Annotated[bool, typer.Option("--all", help="Unattended sessions too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Your skills over time, ground by ground and phase by phase; what to do next, and how hard it should be."""
    run(lambda venire: _progress(venire, everything, as_json))


async def _progress(venire: Venire, everything: bool, as_json: bool) -> None:
    sessions, cases = list[SessionShown](), dict[str, Case]()
    for session in await _finished(venire):
        if everything or session.people:
            sessions.append(sat(session))
            if sessions[-1].case:
                cases[sessions[-1].case] = venire.case_of(session)
    if not sessions and not as_json:
        typer.echo("You have not finished an examination, a trial or a drill yet. Begin with `venire play examine`.")
        return
    told = progress(sessions, cases)
    if as_json:
        print_json(told.model_dump(mode="json"))
    else:
        _show(Page(), told)


async def _finished(venire: Venire) -> Sequence[AnySession]:
    """Oldest first; one that cannot be read any more is passed over, and said to be."""
    found = list[AnySession]()
    for head in reversed(await venire.sessions(LOCAL)):
        if _practised(venire, head.kind) and head.over:
            try:
                found.append(await venire.find(head.session))
            except VenireError as error:
                typer.echo(f"Left out: {error}", err=True)
    return found


def _practised(venire: Venire, kind: str) -> bool:
    """Whether sessions of this kind show how their student comes along."""
    return kind in venire.kinds and venire.kinds[kind].practice is not None


def _show(page: Page, told: Progress) -> None:
    page.rule(f"[bold]{len(told.sessions)} session{'s' if len(told.sessions) != 1 else ''}[/]")
    _grounds(page, told)
    _phases(page, told)
    page.print("\n[bold]What to do next[/]")
    for why, command in told.next:
        page.hung("• ", f"{escape(why)}: [bold]{escape(command)}[/]", 2)
    rate, willing = told.difficulty.error_rate, told.difficulty.cooperativeness
    page.hung("", f"[dim]At your level: opposing counsel errs at {rate:.0%} of occasions; witnesses {willing}.[/]")


def _grounds(page: Page, told: Progress) -> None:
    table = plain_table("Ground", "Over time", "Spotted", "False alarms", TELLS_APART)
    for ground, skill in told.grounds.items():
        table.add_row(CARDS[ground].label, *_figures(skill))
    table.add_row("[bold]All together[/]", *_figures(told.overall))
    page.print(table)


def _figures(skill: Skill) -> Sequence[str]:
    heard = skill.heard
    sure = "too early" if skill.d_prime is None else f"{skill.d_prime:.1f}"
    return curve(skill.history), f"{heard.hits} of {heard.signals}", f"{heard.false_alarms}", sure


def _phases(page: Page, told: Progress) -> None:
    for phase, shares in told.phases.items():
        if shares:
            page.print(f"Points had on {phase}: {curve(shares)} last {shares[-1]:.0%}")
    led = [one for one in told.sessions if one.led_on_direct is not None]
    if led and led[-1].led_on_direct is not None:
        page.print(f"Of your questions on direct {led[-1].led_on_direct:.0%} led, the last time.")


def curve(shares: Sequence[float]) -> str:
    """Shares from 0 to 1 as a row of bars, the last twelve."""
    return "".join(MARKS[min(7, int(share * 8))] for share in shares[-12:])
