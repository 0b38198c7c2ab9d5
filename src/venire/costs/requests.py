"""Forecasts of what is wished for: the case it would be, the models that would play as models.yaml has it now."""

from __future__ import annotations

import os
from dataclasses import dataclass

from venire.costs.calls import FILE
from venire.costs.forecast import (
    Forecast,
    Uses,
    model_roles,
    of_debate,
    of_deliberation,
    of_examination,
    of_persuasion,
    of_trial,
)
from venire.law.case_file.case import Case
from venire.library.combined import Library
from venire.library.persuasion_cards import how_many
from venire.models.configuration.live import LiveModels
from venire.sessions.debate import OF_A_CASE, OF_A_TOPIC
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.request import TrialRequest
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.requests import seed_of

PAPERS = 900.0
"""Tokens of a case, as a debater is given it."""


@dataclass(frozen=True, slots=True)
class Forecasting:
    """Each is None where no model would play. Raises :class:`venire.errors.VenireError` for a case that is not
    there."""

    models: LiveModels
    library: Library
    reads: bool = True
    """Whether the reader watches, if a model is set for it."""

    def deliberation(self, wish: DeliberationRequest) -> Forecast | None:
        people = sum(by != "ai" for by in wish.holders.values())
        return of_deliberation(wish.params, self._uses(), people)

    def examination(self, wish: ExaminationRequest) -> Forecast | None:
        uses, case = self._uses(), self._case(wish)
        return of_examination(case, wish.params, uses, wish.holders) if uses and case else None

    def trial(self, wish: TrialRequest) -> Forecast | None:
        uses, asked = self._uses(), wish.examine
        params, case = wish.params.model_copy(update={"examination": asked.params}), self._case(asked)
        return of_trial(case, params, uses, asked.holders) if uses and case else None

    def persuasion(self, wish: PersuasionRequest) -> Forecast | None:
        uses = self._uses()
        if not uses:
            return None
        named = len(wish.made) or len(wish.jurors) + len(wish.cards)
        case = wish.case or self.library.draw(seed_of(wish.seed)).id
        return of_persuasion(wish.params, named or how_many(self.library.load(case)), uses, person=wish.person)

    def debate(self, wish: DebateRequest) -> Forecast | None:
        uses = self._uses()
        if not uses:
            return None
        usual = OF_A_CASE if wish.topic is None else OF_A_TOPIC
        params = wish.params if wish.params.debaters else wish.params.model_copy(update={"debaters": usual})
        people = sum(by != "ai" for by in wish.holders.values())
        of_a_case = wish.case is not None or wish.topic is None
        return of_debate(params, self._papers(wish), uses, people, FILE if of_a_case else None)

    def _papers(self, wish: DebateRequest) -> float:
        """Tokens of what there is to argue from, at four characters each; of a case a debater is given the papers."""
        if wish.case is not None or wish.topic is None:
            self._case(ExaminationRequest(case=wish.case, seed=wish.seed))
            return PAPERS
        return sum(len(one.title) + len(one.text) for one in wish.sources) / 4

    def _uses(self) -> Uses:
        found = model_roles(self.models.now(), os.environ)
        return found if self.reads else {role: use for role, use in found.items() if role != "monitor"}

    def _case(self, wish: ExaminationRequest) -> Case | None:
        """None where it is that of an earlier session. Drawn by lot without a seed, it may come to be another."""
        if wish.case is None:
            return None if wish.after else self.library.draw(seed_of(wish.seed))
        return self.library.load(wish.case)
