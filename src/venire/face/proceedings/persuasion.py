"""``from venire import Persuasion``: jurors to be won one by one."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, TypedDict, Unpack

from venire.face.given.cases import CaseGiven
from venire.face.given.company import BudgetGiven, Given, SafetyGiven, budget_of, safety_of, seed_of
from venire.face.given.models import ModelGiven
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated, numbered
from venire.face.opening import open_venire
from venire.face.proceedings.persuasion_talks import Talks
from venire.face.requested import Requested
from venire.kernel.request import asked
from venire.law.case_file.case import Side
from venire.law.persuasion.card import PersuasionCard
from venire.proceedings.persuasion.debrief import PersuasionResult
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.sessions.persuasion import MOST


class PersuasionSettings(TypedDict, total=False):
    """The settings of a persuasion: those of its request, by their bare names."""

    side: Side
    turns: int
    player: Literal["skilled", "naive", "mute"]
    mutual: bool
    jurors: Sequence[str]
    cards: Sequence[Path]
    made: Sequence[PersuasionCard]


class Persuasion(Requested[PersuasionResult]):
    """Jurors to be won one by one: by :meth:`load`, ``chat``, ``votes`` and ``settle``, or by a ``player`` in ``run``.

    ``jurors``: ids of cards; ``cards``: files of them; ``made``: cards at hand. ``participants``: who sits at
    ``juror/1``, or at ``player``, which otherwise a scripted one does. All else is as in :class:`Deliberation`.

    Raises :class:`venire.errors.ConfigurationError` for a setting that there is not, or that is out of range.
    """

    def __init__(
        self,
        case: CaseGiven | None = None,
        *,
        seed: str | int | None = None,
        participants: Mapping[str, Seated] | None = None,
        models: Mapping[str, ModelGiven] | None = None,
        monitors: Sequence[MonitorGiven] | None = None,
        data: Path | str | None = None,
        budget: BudgetGiven | None = None,
        safety: SafetyGiven | None = None,
        **settings: Unpack[PersuasionSettings],
    ) -> None:
        given = Given(case=case, participants=participants, models=models, monitors=monitors)
        terms = {"budget": budget_of(budget), "safety": safety_of(safety), "seed": seed_of(seed)}
        jury = dict.fromkeys(("panel", "scribe", "summarizer", "judge"), ())
        company, away = given.company({"player": (), "juror": numbered(MOST), **jury})
        values = {"case": given.case_id, "person": "player" in away, **terms, **settings}
        super().__init__(asked(PersuasionRequest, values), PersuasionResult, company, data)

    @asynccontextmanager
    async def load(self) -> AsyncGenerator[Talks, None]:
        """Open it to talk with its jurors oneself: ``async with Persuasion("robot").load() as talks``."""
        async with open_venire(self._data, in_memory=self._data is None) as venire:
            request = self.request.model_copy(update={"person": True})
            session = await venire.open(request, company=self.company)
            yield Talks(venire, session, PersuasionResult, self._data)
