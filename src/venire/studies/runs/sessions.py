"""Many sessions in one go, in memory, to be measured. Source: spec/science.md, 1 and 7."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from statistics import mean

from venire.app import Venire
from venire.host.session import AnySession
from venire.kernel.chance import Chance
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.deliberation.events import Opened, Spoke
from venire.proceedings.deliberation.readings.debrief import Flip, undone
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.request import ExaminationRequest
from venire.studies.shares import Share, share

AT_ONCE = 8


async def deliberations(
    venire: Venire, wish: DeliberationRequest, seeds: Sequence[str]
) -> AsyncGenerator[AnySession, None]:
    """The same wish under each seed, finished, in order; a few run at once."""
    for start in range(0, len(seeds), AT_ONCE):
        batch = [await venire.open(wish.model_copy(update={"seed": seed})) for seed in seeds[start : start + AT_ONCE]]
        await asyncio.gather(*(venire.court.finished(session) for session in batch))
        for session in batch:
            yield session


async def examinations(
    venire: Venire, wish: ExaminationRequest, seeds: Sequence[str]
) -> AsyncGenerator[AnySession, None]:
    """The same examination under each seed, finished, in order, one after the other."""
    for seed in seeds:
        session = await venire.open(wish.model_copy(update={"seed": seed}))
        await venire.court.finished(session)
        yield session


async def debates(venire: Venire, wish: DebateRequest, seeds: Sequence[str]) -> AsyncGenerator[AnySession, None]:
    """The same debate under each seed, finished, in order, one after the other."""
    for seed in seeds:
        session = await venire.open(wish.model_copy(update={"seed": seed}))
        await venire.court.finished(session)
        yield session


@dataclass(frozen=True, slots=True)
class Verdicts:
    """How juries end one case. ``without``: what they never heard of. ``rounds``: the mean."""

    without: tuple[str, ...]
    guilty: Share
    hung: Share
    not_guilty: Share
    rounds: float


async def verdicts(venire: Venire, wish: DeliberationRequest, seeds: Sequence[str]) -> Verdicts:
    """The same jury room under each seed, at least one; each is forgotten when it has been counted."""
    ends, rounds = list[str](), list[int]()
    async for session in deliberations(venire, wish, seeds):
        end = venire.debrief(session)
        ends.append(end.verdict)
        rounds.append(end.rounds)
        await venire.court.delete(session.id)
    guilty, hung, not_guilty = (share(ends.count(one), len(ends)) for one in ("guilty", "hung", "not_guilty"))
    return Verdicts(wish.without, guilty, hung, not_guilty, round(mean(rounds), 2))


@dataclass(frozen=True, slots=True)
class Reasons:
    """How often a changed vote is undone by removing the speech that the debrief names, and by removing another.

    ``named``: of flips by speech; ``other``: one speech made by then, drawn by lot, instead. ``unexplained``: flips for
    which the debrief names no speech; they count as not undone.
    """

    flips: int
    named: Share
    other: Share
    unexplained: int


async def reasons(venire: Venire, wish: DeliberationRequest, seeds: Sequence[str], most: int = 100) -> Reasons:
    """Fork without the named speech, and without another by lot, for every flip until ``most`` are done."""
    flips = named = other = tried = unexplained = 0
    async for session in deliberations(venire, wish, seeds):
        for flip in venire.debrief(session).flips:
            if flips >= most:
                break
            flips += 1
            unexplained += flip.turn is None
            named += flip.turn is not None and await _undone(venire, session, flip, flip.turn)
            another = _another(session, flip)
            if another is not None:
                tried += 1
                other += await _undone(venire, session, flip, another)
        if flips >= most:
            break
    return Reasons(flips, share(named, flips), share(other, tried), unexplained)


async def _undone(venire: Venire, session: AnySession, flip: Flip, turn: int) -> bool:
    """Whether the vote is another without this speech."""
    made = await venire.without(session, turn)
    await venire.court.finished(made)
    return undone(flip, venire.debrief(made))


def _another(session: AnySession, flip: Flip) -> int | None:
    """A speech that the juror had heard by the round of the flip, by lot; not the named one, and none of its own."""
    spoken = [entry.event for entry in session.entries if isinstance(entry.event, Spoke)]
    seed = next(entry.event.seed for entry in session.entries if isinstance(entry.event, Opened))
    turns = [speech.turn for speech in spoken if speech.round <= flip.round and speech.turn != flip.turn]
    turns = [turn for turn in turns if spoken[turn - 1].juror != flip.juror]
    return Chance(seed).pick(turns, "another", flip.juror, flip.round) if turns else None
