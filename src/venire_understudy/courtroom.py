"""The understudy in every seat of an examination, as one participant. Source: spec/models.md."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.api import Bank, Case, Likeness, shared_words
from venire.ports import Embedder
from venire.proceedings.examination.acts import Testify
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.view import WitnessView
from venire_understudy.counsel.seat import Counsel
from venire_understudy.judge.grounds.irrelevance import docket
from venire_understudy.judge.seat import CourtJudge
from venire_understudy.reporter.directions import Vectors
from venire_understudy.reporter.seat import Reporter
from venire_understudy.witness.seat import WitnessSeat
from venire_understudy.witness.speech.stock_phrases import StockPhrases


@dataclass(frozen=True)
class HearingRoom:
    """Answers for ``counsel/…``, ``judge``, ``witness/…`` and ``reporter``. ``flaws``: what the law finds wrong with a
    question; without an ``embedder`` words alone decide what is alike."""

    case: Case
    chance: Chance
    flaws: Flaws
    embedder: Embedder | None = None
    likeness: Likeness = shared_words
    bank: Bank | None = None

    name = "understudy"
    at_once = True

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """What this seat does. Raises :class:`venire.errors.VenireError` for a view that is not the seat's."""
        match ask.seat.partition("/")[0]:
            case "counsel":
                return await self._counsel.answer(ask, view)
            case "judge":
                return await self._judge.answer(ask, view)
            case "reporter":
                return await self._reporter.answer(ask, view)
            case _:
                return self._nothing_to_say(view) or await self._witness.answer(ask, view)

    def _nothing_to_say(self, view: Frozen) -> Testify | None:
        """A witness tells nothing of the case to a question that has nothing to do with it."""
        if not isinstance(view, WitnessView) or not docket(self.case).stray(view.question):
            return None
        voice = StockPhrases(view.profile, self._dice.within("witness", view.me, view.number))
        return Testify(text=voice.lead("stray", view.question), stance="unknown")

    @cached_property
    def _dice(self) -> Chance:
        return self.chance.within("understudy")

    @cached_property
    def _counsel(self) -> Counsel:
        return Counsel(self.case, self._dice.within("counsel"), self.flaws)

    @cached_property
    def _judge(self) -> CourtJudge:
        return CourtJudge(self.case, self._dice.within("bench"), self.likeness)

    @cached_property
    def _reporter(self) -> Reporter:
        return Reporter(self.case, Vectors(self.embedder) if self.embedder else None)

    @cached_property
    def _witness(self) -> WitnessSeat:
        return WitnessSeat(self._dice.within("witness"), self.case, self.embedder, self.likeness, self.bank)
