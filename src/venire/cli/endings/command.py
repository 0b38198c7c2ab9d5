"""``venire debrief``: who moved whom."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from venire.app import Venire
from venire.cli.accounts.bench_log import told_from_bench
from venire.cli.endings.alerts import show_alerts
from venire.cli.endings.sections import show_debrief
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.cli.terminal.terminal import terminal_of
from venire.errors import SafetyHalt
from venire.exports.alerts import alerts_of
from venire.exports.tellings.kinds import telling
from venire.host.seals import halt_of
from venire.host.session import AnySession

app = typer.Typer(add_completion=False)


@app.command()
def debrief(
    session: Annotated[str, typer.Argument(help="A finished session's id, or `last`.")] = "last",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Why it came out as it did: of a jury who moved whom, of counsel every objection and what was missed."""
    run(lambda venire: _debrief(venire, session, as_json))


async def _debrief(venire: Venire, name: str, as_json: bool) -> None:
    session = await named(venire, name)
    if session.over:
        await told_from_bench(venire, session, "alerts" if session.halted else "debrief")
    if as_json:
        print_json(_told(venire, session))
        return
    halt = halt_of(session)
    if halt is not None:
        _halted(Page(), session, halt)
        return
    terminal = terminal_of(session)
    show = (terminal and terminal.debrief) or show_debrief
    show(Page.of(telling(session).case), venire, session)


def _told(venire: Venire, session: AnySession) -> dict[str, object]:
    """For a program. A halted session has no ending, and says why."""
    alerts = [one.model_dump(mode="json") for one in alerts_of(session.entries)]
    if session.halted:
        return {"session": session.id, "halted": session.halted.model_dump(mode="json"), "alerts": alerts}
    case = telling(session).case
    real = {"outcome": case.outcome.model_dump(mode="json")} if case and case.outcome else {}
    return {"session": session.id, **venire.ending(session).model_dump(mode="json"), **real, "alerts": alerts}


def _halted(page: Page, session: AnySession, halt: SafetyHalt) -> None:
    page.rule(escape(session.head.title))
    page.print(f"{escape(str(halt))}\n[dim]{escape(halt.remedy)}[/]")
    show_alerts(page, session)
