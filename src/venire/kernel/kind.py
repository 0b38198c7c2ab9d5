"""What a kind of proceeding says of itself, all of it in one place. Source: spec/design.md, "The house"."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from venire.kernel.codec import Codec
from venire.kernel.part import Part, loaded
from venire.kernel.proceeding import Ask, Proceeding
from venire.kernel.record import Act, Audience, Entry, Event, Seat
from venire.kernel.request import Holder, Request

S = TypeVar("S")
Contents: TypeAlias = Mapping[str, bytes]
"""Pinned contents by their hash."""


def _no_pins(_opening: Event) -> Sequence[str]:
    return ()


def _some_moment(_proceeding: object, _entries: Sequence[Entry]) -> str:
    return "an earlier moment"


def _nothing(_state: object) -> str:
    return ""


def _everybody(_ask: Ask) -> Audience:
    return "open"


def _same_dice(opening: Event, _seed: str) -> Event:
    return opening


@dataclass(frozen=True, slots=True)
class Kind(Generic[S]):
    """A kind of proceeding. Nothing elsewhere branches on which kind it is; it asks here.

    ``build`` makes the rules from the opening event and the contents that it pins (or is the place of what does);
    ``pins`` names their hashes; ``result`` says in a word how a finished session ended; ``moment`` names the point at
    which a record that ends with these entries stands, in a reader's words ("round 2"), for the title of a fork.

    Three keep a fork or a reader from being told what is sealed in a session that still goes on: ``pending`` names the
    matter that stands before a seat and whose truth is on the record already ("question 7"; empty: none), ``with_dice``
    is the opening with what makes its seed another, and ``withheld`` says why even the bench may not read it now
    (empty: it may). ``hears``: who may hear the words of an answer while they come.

    The rest are parts of the layers above, each at hand or by its place; None where the kind has no such part.
    """

    name: str
    codec: Codec
    build: Callable[[Event, Contents], Proceeding[S]] | str
    verb: str = ""
    """The word for holding one: ``venire play VERB``; empty where it is not played at the terminal."""
    pins: Callable[[Event], Sequence[str]] = _no_pins
    result: Callable[[S], str] = _nothing
    moment: Callable[[Proceeding[S], Sequence[Entry]], str] = _some_moment
    pending: Callable[[S], str] = _nothing
    withheld: Callable[[S], str] = _nothing
    with_dice: Callable[[Event, str], Event] = _same_dice
    hears: Callable[[Ask], Audience] = _everybody
    changes_seat: Callable[[Seat, Holder], Act] | None = None
    """What the clerk notes when a seat changes hands, where the rules go by who sits there; it raises
    :class:`venire.errors.VenireError` for a seat that does not. None: the rules ask every holder alike."""
    testimony: Callable[[Sequence[Entry]], Sequence[Entry]] | None = None
    """Of its record what happened before the witnesses; None where nobody testifies."""
    settings_version: Callable[[S], int] | None = None
    """By which version of the settings of its counsel, judge and witnesses it goes; None where they cannot be
    changed."""
    instead: str = "Fork from before it was put, or when it is done with."
    """What one can do where a fork is refused because of what is pending."""
    request: type[Request] | None = None
    """What can be asked for; None where it can only be opened by its events."""
    convenes: Part = None
    """From a request to the opening: :data:`venire.sessions.opening.Convenes`."""
    line_up: Part = None
    """Who answers for each seat where no person does: :data:`venire.seats.line.LinesUp`."""
    forecast: Part = None
    """What the models of a session would take: :data:`venire.costs.requests.Forecasts`."""
    telling: Part = None
    """Transcript, debrief and exports: :data:`venire.exports.tellings.kinds.Tells`."""
    turns: tuple[Part, ...] = ()
    """How monitors read the record as turns: what makes a :class:`venire.monitors.adapters.adapter.Adapter` of the
    contents, for the proceeding itself and for each that it holds."""
    practice: Part = None
    """What a finished session showed of the student in it, for `venire progress`:
    :data:`venire.sessions.progress.shown.Shows`."""
    prose: Part = None
    """How many sessions read, for `venire study prose`: :data:`venire.studies.runs.prose.ReadsProse`."""
    terminal: Part = None
    """How it is played at the terminal: a :class:`venire.cli.terminal.terminal.Terminal`."""
    page: Part = None
    """How it is shown in a browser: a :class:`venire.web.kind_page.KindPage`."""
    agents: Part = None
    """How agents from outside hold it and sit in it: a :class:`venire.mcp.kind_tools.KindTools`."""

    def rules(self, opening: Event, contents: Contents) -> Proceeding[S]:
        """The rules that a session goes by, made from its opening."""
        build: Callable[[Event, Contents], Proceeding[S]] = loaded(self.build)
        return build(opening, contents)


AnyKind: TypeAlias = Kind[Any]
