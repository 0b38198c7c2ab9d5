"""What somebody wants to have debated, and how it is opened. Everything has a default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from venire.errors import ConfigurationError
from venire.exports.tellings.debate import shortened
from venire.kernel.minutes import Guarded
from venire.law.case_file.case import Case
from venire.law.debating.subject import GUILTY, LIABLE, Source, Subject
from venire.library.combined import Library
from venire.kernel.request import Budget
from venire.proceedings.debate.events import Holder, debater_seat
from venire.proceedings.debate.opening import open_debate
from venire.proceedings.debate.params import DebateParams, Debater, Stance
from venire.sessions.opening import ConvenedSession, people_of
from venire.kernel.request import LOCAL
from venire.sessions.requests import seed_of

OF_A_CASE = (Debater(name="Prosecution", stance="for"), Debater(name="Defence", stance="against"))
OF_A_CIVIL_CASE = (Debater(name="Plaintiff", stance="for"), Debater(name="Defence", stance="against"))
OF_A_TOPIC = (Debater(name="Proposer", stance="for"), Debater(name="Opponent", stance="against"))


@dataclass(frozen=True, slots=True)
class DebateRequest:
    """A debate on a topic, with sources or bare, or on a case; with neither, on a case by lot."""

    topic: str | None = None
    """None: that the accused of the case is guilty, or whoever is sued liable."""
    case: str | None = None
    sources: tuple[Source, ...] = ()
    params: DebateParams = field(default_factory=DebateParams)
    """Without debaters: one for it and one against."""
    holders: Mapping[str, Holder] = field(default_factory=dict[str, Holder])
    """Seats that are not held by an AI: ``debater/1`` → ``person``."""
    seed: str | None = None
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""


def convened_debate(library: Library, wish: DebateRequest) -> ConvenedSession:
    """Everything that the court needs. Raises :class:`venire.errors.VenireError` for what cannot be debated."""
    seed = seed_of(wish.seed)
    subject = _subject(library, wish, seed)
    params = wish.params.model_copy(update={"debaters": _debaters(wish.params.debaters, subject.case)})
    opening = open_debate(subject, params, seed, wish.holders)
    title = subject.case.title if subject.case else shortened(subject.topic)
    contents = tuple(opening.contents.values())
    return ConvenedSession("debate", title, wish.owner, opening.events, contents, people_of(wish.holders))


def _subject(library: Library, wish: DebateRequest, seed: str) -> Subject:
    if wish.case is not None and wish.sources:
        raise ConfigurationError("A debate is on a case or from sources, not both.", "Leave one of them out.")
    if wish.case is None and wish.topic is not None:
        return Subject(topic=wish.topic, sources=wish.sources)
    if wish.sources:
        raise ConfigurationError("There are sources and no topic.", "Say what is to be debated.")
    case = library.draw(seed) if wish.case is None else library.load(wish.case)
    return Subject(topic=wish.topic or (LIABLE if case.kind == "civil" else GUILTY), case=case)


def _debaters(given: tuple[Debater, ...], case: Case | None) -> tuple[Debater, ...]:
    """Those who were named, or the usual two; in a civil case nobody prosecutes, whoever asked before it was known."""
    if case is None:
        return given or OF_A_TOPIC
    if case.kind == "civil" and given in ((), OF_A_CASE):
        return OF_A_CIVIL_CASE
    return given or OF_A_CASE


def debaters_of(names: Sequence[str]) -> tuple[Debater, ...]:
    """Debaters as they are written: ``Ada=for``, ``Ben=against``, ``Cyd=the coastal towns``.

    Of two bare names the first is for the topic and the second against it.
    """
    bare = len(names) == 2 and not any("=" in name for name in names)
    usual: tuple[Stance, ...] = ("for", "against")
    return tuple(_debater(name, usual[place] if bare else "own") for place, name in enumerate(names))


def _debater(written: str, usual: Stance) -> Debater:
    name, _, what = (part.strip() for part in written.partition("="))
    if not name:
        raise ConfigurationError("A debater has no name.", "Write --debater NAME, or NAME=for.")
    stances: dict[str, Stance] = {"for": "for", "against": "against"}
    if what.lower() in stances:
        return Debater(name=name, stance=stances[what.lower()])
    return Debater(name=name, stance=usual, role=what)


def seat_for(stance: str, debaters: Sequence[Debater]) -> str:
    """The first seat of this stance or name. Raises :class:`ConfigurationError`."""
    for number, debater in enumerate(debaters, start=1):
        if stance.casefold() in (debater.stance, debater.name.casefold()):
            return debater_seat(number)
    ways = dict.fromkeys([*(one.stance for one in debaters), *(one.name for one in debaters if one.name)])
    raise ConfigurationError(f"Nobody here argues {stance[:40]!r}.", f"Choose with --side: {', '.join(ways)}.")
