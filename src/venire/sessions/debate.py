"""How a debate is opened: its subject, its debaters."""

from __future__ import annotations

from collections.abc import Sequence

from venire.errors import ConfigurationError
from venire.exports.tellings.debate import shortened
from venire.law.case_file.case import Case
from venire.law.debating.subject import GUILTY, LIABLE, Subject, without_headings
from venire.proceedings.debate.events import debater_seat
from venire.proceedings.debate.opening import open_debate
from venire.proceedings.debate.params import Debater, Stance
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.opening import Clerk, ConvenedSession, agents_of, people_of, seed_of

OF_A_CASE = (Debater(name="Prosecution", stance="for"), Debater(name="Defence", stance="against"))
OF_A_CIVIL_CASE = (Debater(name="Plaintiff", stance="for"), Debater(name="Defence", stance="against"))
OF_A_TOPIC = (Debater(name="Proposer", stance="for"), Debater(name="Opponent", stance="against"))


async def convene(clerk: Clerk, request: DebateRequest) -> ConvenedSession:
    """Everything that the court needs. Raises :class:`venire.errors.VenireError` for what cannot be debated."""
    seed = seed_of(request.seed)
    subject = _subject(clerk, request, seed)
    params = request.params.model_copy(update={"debaters": _debaters(request.params.debaters, subject.case)})
    opening = open_debate(subject, params, seed, request.holders)
    title = subject.case.title if subject.case else shortened(subject.topic)
    contents = tuple(opening.contents.values())
    on = subject.case.id if subject.case else ""
    people, agents = people_of(request.holders), agents_of(request.holders)
    return ConvenedSession(request.kind, title, request.owner, opening.events, contents, people, on, agents)


def _subject(clerk: Clerk, request: DebateRequest, seed: str) -> Subject:
    if request.case is not None and request.sources:
        raise ConfigurationError("A debate is on a case or from sources, not both.", "Leave one of them out.")
    if request.case is None and request.topic is not None:
        return Subject(topic=request.topic, sources=tuple(map(without_headings, request.sources)))
    if request.sources:
        raise ConfigurationError("There are sources and no topic.", "Say what is to be debated.")
    case = clerk.case(request.case, seed)
    return Subject(topic=request.topic or (LIABLE if case.kind == "civil" else GUILTY), case=case)


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
