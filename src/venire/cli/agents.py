"""``venire agents``: how counsel, judge and witnesses behave, kept and versioned."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.markup import escape

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.errors import VenireError
from venire.library.files import FileCases
from venire.library.shipped import ShippedCases
from venire.ports import CaseSource
from venire.proceedings.examination.acts import SetAgents
from venire.proceedings.examination.params import Agents
from venire.proceedings.examination.stages.question import CLERK
from venire.sessions.agents import current, flat, for_case, keep, versions, witness_of
from venire.settings import settings

app = typer.Typer(no_args_is_help=True, add_completion=False)
MANY = 1000
"""Cases of one's own that are looked through."""
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.callback()
def agents() -> None:
    """How opposing counsel, the judge and the witnesses behave: new sessions start from it."""


@app.command()
def show(
    history: Annotated[bool, typer.Option("--history", help="Every version, with its time.")] = False,
    as_json: Json = False,
) -> None:
    """List the settings, and where they differ from the defaults."""
    data = settings().data
    kept, own = versions(data), current(data)
    if as_json:
        told = [one.model_dump(mode="json") for one in kept]
        print_json({"settings": {**flat(Agents()), **own}, "changed": dict(own), "versions": told})
        return
    page = Page()
    if history:
        for one in kept:
            changes = ", ".join(f"{name}={value}" for name, value in one.settings.items()) or "the defaults"
            page.hung(f"[bold]{one.version:>3}[/]  {one.at:%Y-%m-%d %H:%M}  ", escape(changes))
        if not kept:
            page.print("Nothing has been changed yet.")
        return
    table = plain_table("Setting", "Value", "Default")
    defaults = flat(Agents())
    for name, value in {**defaults, **own}.items():
        table.add_row(name, f"[bold]{escape(value)}[/]" if name in own else escape(value), escape(_default(name)))
    page.print(table)
    page.print(f"[dim]Version {len(kept)}. Change one: venire agents set counsel.error_rate=0.2[/]")


def _default(name: str) -> str:
    return flat(Agents()).get(name, "the case's own")


@app.command("set")
def change(
    changes: Annotated[list[str], typer.Argument(help="name=value, as judge.style=terse; name= for the default.")],
) -> None:
    """Change settings: each change is a new version, and every new session starts from the last."""
    wanted = dict(map(_pair, changes))
    made = keep(settings().data, wanted)
    for name in sorted({witness_of(name) for name, value in wanted.items() if value} - {"", *_witnesses()}):
        typer.echo(
            f"No case that came with venire, and none of your own, has a witness {name}: the setting waits for one.",
            err=True,
        )
    typer.echo(
        f"Kept as version {made.version}. New sessions start from it; `venire agents apply SESSION` changes one."
    )


def _witnesses() -> set[str]:
    """The ids of all witnesses, but for those of imported cases, which are too many to be read for that."""
    shelves: list[CaseSource] = [ShippedCases()]
    if settings().own_cases.is_dir():
        shelves.append(FileCases(settings().own_cases))
    cases = [shelf.load(card.id) for shelf in shelves for card in shelf.list(0, MANY)]
    return {witness.id for case in cases for witness in case.witnesses}


def _pair(text: str) -> tuple[str, str]:
    """``judge.style=terse`` as its two halves. Raises :class:`VenireError`."""
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise VenireError(f"{text[:60]!r} changes nothing.", "Write name=value, as counsel.error_rate=0.2.")
    return name.strip(), value.strip()


@app.command()
def apply(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    as_json: Json = False,
) -> None:
    """Give a running examination or trial the settings that are kept; they bind from the next step."""
    run(lambda venire: _apply(venire, session, as_json))


async def _apply(venire: Venire, name: str, as_json: bool) -> None:
    session = await named(venire, name)
    door = next((ask for ask in session.asked_of(CLERK) if SetAgents in ask.wants), None)
    version_of = session.kind.settings_version
    if door is None or version_of is None or session.over:
        raise VenireError("This session takes no settings any more.", "Name an examination that goes on.")
    wanted = for_case(venire.case_of(session), current(venire.settings.data))
    await session.submit(CLERK, door.key, SetAgents(agents=wanted), secrets.token_hex(8))
    version = version_of(session.sitting.state)
    if as_json:
        print_json({"session": session.id, "version": version, "settings": dict(flat(wanted))})
    else:
        typer.echo(f"Session {session.id[:8]} goes by these settings from its next step (its version {version}).")
