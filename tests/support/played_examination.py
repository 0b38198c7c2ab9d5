"""A whole examination played by the understudy in every seat, in memory."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import anyio

from tests.proceedings.examination.builders import Play
from venire.kernel.proceeding import Ask, Refused
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire.proceedings.examination.params import ExaminationParams
from venire.seats.flaws import found
from venire_understudy.courtroom import HearingRoom


@cache
def murder() -> Case:
    """The shipped murder: eight witnesses, nine exhibits."""
    return ShippedCases().load("murder")


@dataclass
class Hearing:
    """A play, and everybody's acts in it."""

    play: Play
    room: HearingRoom
    acts: list[tuple[Ask, Any, Any]] = field(default_factory=list[tuple[Ask, Any, Any]])

    @classmethod
    def opened(cls, seed: str, of: Case | None = None, **params: Any) -> Hearing:
        case = of or murder()
        play = Play.opened(ExaminationParams.model_validate(params), of=case, seed=seed, flaws=found)
        return cls(play, HearingRoom(case, play.rules.chance, found))

    async def held(self) -> Hearing:
        """To the end; whatever is refused twice fails the test, as the host would let counsel rest."""
        while self.play.asked():
            await self.step()
        return self

    async def step(self) -> None:
        ask = self.play.asked()[0]
        view = self.play.view(ask.seat)
        act = await self.room.answer(ask, view)
        try:
            self.play.give(ask.key, act)
        except Refused as refusal:
            told = replace(ask, directive=f"{ask.directive} {refusal}")
            act = await self.room.answer(told, view)
            self.play.give(ask.key, act)
        self.acts.append((ask, view, act))

    def of(self, kind: type[Any]) -> list[tuple[Any, Any]]:
        """(view, act) of every act of this kind."""
        return [(view, act) for _, view, act in self.acts if isinstance(act, kind)]


def heard(seed: str) -> Hearing:
    """One whole examination of the murder by the default settings."""
    return heard_of("murder", seed)


@cache
def heard_of(case: str, seed: str) -> Hearing:
    """One whole examination of a shipped case, played once for all tests of a process: it takes ten seconds."""
    return anyio.run(Hearing.opened(seed, ShippedCases().load(case)).held)


@cache
def erring(seed: str) -> Hearing:
    """One whole examination of the murder in which both counsel err more often than not."""
    return anyio.run(Hearing.opened(seed, agents={"counsel": {"error_rate": 0.6}}, student_slips=0.6).held)
