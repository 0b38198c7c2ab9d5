"""What a kind of proceeding shows at the terminal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from venire.app import Venire
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.part import later, loaded

if TYPE_CHECKING:
    from venire.cli.terminal.breath import AnswerHold
    from venire.cli.terminal.page import Page


@dataclass(frozen=True)
class Manner:
    """How a session is held at this terminal: seconds between what happens, and whether a coach whispers."""

    pace: float = 0.0
    coach: bool = False
    breath: AnswerHold = field(default_factory=later("venire.cli.terminal.breath:AnswerHold"))


Room: TypeAlias = Callable[[Venire, AnySession, Manner, bool], Awaitable[object]]
"""Shows a session and asks whoever sits there, to its end; resumed: from where it stands."""
Debrief: TypeAlias = "Callable[[Page, Venire, AnySession], None]"
"""Tells what a session came to, once it is over."""
Comparison: TypeAlias = "Callable[[Page, Venire, AnySession, AnySession], None]"
"""Tells how a fork that has ended differs from what it was forked from."""
Outcome: TypeAlias = Callable[[Venire, AnySession], Mapping[str, object]]
"""What a program is told of a session that is over, beside its id."""


@dataclass(frozen=True)
class Terminal:
    """The room of a kind's sessions, and what is told of them there.

    ``play``: the command under ``venire play``, a function as typer takes it, with its ``examples``; None: there is
    none, and sessions of the kind begin elsewhere.
    """

    room: Room
    play: Callable[..., None] | None = None
    examples: str = ""
    debrief: Debrief | None = None
    """None: the sections of its telling."""
    comparison: Comparison | None = None
    """None: how the fork ended."""
    closing: Debrief | None = None
    """What is told in short when a session ends in its room; None: its room tells it, or nothing is told."""
    outcome: Outcome | None = None
    """What ``--json`` prints at the end; None: the result."""


def terminal_of(session: AnySession) -> Terminal | None:
    """How the session's kind is shown at the terminal; None where it is not."""
    return loaded(session.kind.terminal)


def tell_closing(page: Page, venire: Venire, session: AnySession) -> None:
    """What is told in short at the end, where its kind has something to tell."""
    terminal = terminal_of(session)
    if terminal is not None and terminal.closing is not None:
        terminal.closing(page, venire, session)


def outcome(venire: Venire, session: AnySession) -> dict[str, object]:
    """What ``--json`` prints of a session that is over: one object. Raises :class:`VenireError` before that."""
    terminal = terminal_of(session)
    told = terminal.outcome if terminal is not None else None
    return {"session": session.id, **(told(venire, session) if told else {"result": session.result})}


async def sit_in(venire: Venire, session: AnySession, pace: float, coach: bool, *, resumed: bool) -> None:
    """Go on with a session in its room. Raises :class:`VenireError` for a kind that has none."""
    terminal = terminal_of(session)
    if terminal is None:
        raise VenireError(
            f"Sessions of the kind {session.kind.name!r} have no room at the terminal.", "`venire export` reads them."
        )
    manner = Manner(pace=pace, coach=coach)
    await venire.go_on(session, manner.breath, wakes=True)
    await terminal.room(venire, session, manner, resumed)
