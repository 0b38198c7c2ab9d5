"""``venire account``: who may sign in on this server."""

from __future__ import annotations

import sys
from collections.abc import Awaitable
from typing import Annotated, Any

import typer
from rich.markup import escape

from venire.accounts.account import UserAccount
from venire.accounts.book import AccountBook
from venire.accounts.roles import ROLES
from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.cli.terminal.running import run
from venire.errors import VenireError
from venire.settings import Settings

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Who may sign in on a server that is started with VENIRE_ACCOUNTS=on.",
    epilog="`venire account add ada --role student`, then `venire account link ada`: hand the link over, nothing is "
    "sent by mail.",
)
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Name = Annotated[str, typer.Argument(help="The name, or address of mail, of the account.")]
EVERYWHERE = ("0.0.0.0", "::")
LONGEST_LINE = 4096
"""Characters that are read of a password; more is none."""


@app.command()
def add(
    name: Annotated[str, typer.Argument(help="By which somebody signs in: a name, or an address of mail.")],
    role: Annotated[str, typer.Option(help=f"One of {', '.join(ROLES)}.")] = "player",
    as_json: AsJson = False,
) -> None:
    """Make an account, to be signed in to by `venire account link` or with `venire account password`."""
    run(lambda venire: _shown(book_in(venire).add(name, role), "may sign in as", as_json))


@app.command()
def link(
    name: Name,
    at: Annotated[str, typer.Option(help="The address at which the page answers.")] = "",
    as_json: AsJson = False,
) -> None:
    """Make a link that signs in once, within 15 minutes. Hand it over yourself: nothing is sent by mail."""
    run(lambda venire: _link(venire, name, at, as_json))


@app.command("list")
def list_accounts(as_json: AsJson = False) -> None:
    """List all accounts, by name."""
    run(lambda venire: _list(venire, as_json))


@app.command()
def role(
    name: Name, role: Annotated[str, typer.Argument(help=f"One of {', '.join(ROLES)}.")], as_json: AsJson = False
) -> None:
    """Give an account another role. It is so with the next thing its owner does."""
    run(lambda venire: _shown(book_in(venire).set_role(name, role), "is now", as_json))


@app.command()
def disable(
    name: Name, undo: Annotated[bool, typer.Option("--undo", help="Enable it again.")] = False, as_json: AsJson = False
) -> None:
    """Nobody signs in to an account any more; whoever has is signed out."""
    told = "may sign in again as" if undo else "is disabled:"
    run(lambda venire: _shown(book_in(venire).disable(name, not undo), told, as_json))


@app.command()
def remove(
    name: Name,
    sessions: Annotated[bool, typer.Option("--sessions", help="Delete what it has begun as well.")] = False,
) -> None:
    """Remove an account with its sign-ins and its tokens; its sessions stay, unless --sessions."""
    run(lambda venire: _remove(venire, name, sessions))


@app.command()
def password(name: Name) -> None:
    """Set a password, which is asked for twice, or read from a pipe. All who have signed in to it are signed out."""
    typed = _typed()
    run(lambda venire: _password(venire, name, typed))


def book_in(venire: Venire) -> AccountBook:
    """The accounts of this data folder."""
    return AccountBook(venire.court.store, venire.court.clock.now)


def told_of(account: UserAccount) -> dict[str, Any]:
    """All but the hash."""
    told = account.model_dump(mode="json", include={"id", "name", "role", "created", "disabled"})
    return {**told, "has_password": bool(account.password)}


def _typed() -> str:
    """Never from the words of the command, which every process of the machine can read."""
    if sys.stdin.isatty():
        return typer.prompt("Password", hide_input=True, confirmation_prompt=True)
    line = sys.stdin.readline(LONGEST_LINE)
    if not line:
        raise VenireError("No password came.", "Type it, or give it on standard input.")
    return line.rstrip("\r\n")


async def _shown(doing: Awaitable[UserAccount], told: str, as_json: bool) -> None:
    account = await doing
    if as_json:
        print_json(told_of(account))
    else:
        typer.echo(f"{account.name} {told} {account.role}.")


async def _link(venire: Venire, name: str, at: str, as_json: bool) -> None:
    token, kept = await book_in(venire).link(name)
    whole = f"{(at or _address(venire.settings)).rstrip('/')}/sign-in#link={token}"
    if as_json:
        print_json({"link": whole, "until": kept.until.isoformat()})
        return
    typer.echo(whole)
    until = kept.until.astimezone()
    typer.echo(f"Good once, until {until:%H:%M}. Nothing was sent: hand it over yourself, to nobody else.", err=True)


def _address(given: Settings) -> str:
    """Where the page answers, as far as is known here: a name by which it is called, or where it listens."""
    named = next((name for one in given.allowed_hosts.split(",") if (name := one.strip()) not in ("", "*")), "")
    host = named or ("127.0.0.1" if given.host in EVERYWHERE else given.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{given.port}"


async def _list(venire: Venire, as_json: bool) -> None:
    everybody = await book_in(venire).all()
    if as_json:
        print_json({"accounts": [told_of(one) for one in everybody]})
        return
    if not everybody:
        typer.echo("There is no account. Make one with `venire account add NAME --role admin`.")
        return
    table = plain_table("Name", "Role", "Made", "Signs in")
    for one in everybody:
        how = "disabled" if one.disabled else "by password or link" if one.password else "by link"
        table.add_row(escape(one.name), one.role, one.created.date().isoformat(), how)
    Page().print(table)


async def _remove(venire: Venire, name: str, sessions: bool) -> None:
    book = book_in(venire)
    owner = (await book.named(name)).owner
    gone = await book.remove(name)
    deleted = await _deleted(venire, owner) if sessions else 0
    typer.echo(f"{gone.name} is removed{f', with {deleted} sessions' if sessions else ''}.")


async def _deleted(venire: Venire, owner: str) -> int:
    heads = await venire.sessions(owner)
    for head in heads:
        await venire.court.delete(head.session)
    return len(heads)


async def _password(venire: Venire, name: str, typed: str) -> None:
    account = await book_in(venire).set_password(name, typed)
    typer.echo(f"{account.name} has a new password; everybody who had signed in to it is signed out.")
