"""``from venire import Deliberation``: a jury that talks over a case it has read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict, Unpack

from venire.errors import ConfigurationError, VenireError
from venire.face.given.cases import CaseGiven
from venire.face.given.company import BudgetGiven, Given, SafetyGiven, budget_of, safety_of, seed_of
from venire.face.given.models import ModelGiven
from venire.face.given.monitors import MonitorGiven
from venire.face.given.participants import Seated, numbered
from venire.face.requested import Requested
from venire.kernel.request import asked
from venire.law.case_file.persona import Roster
from venire.law.verdict import needed
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.params import Dynamics
from venire.proceedings.deliberation.readings.debrief import Debrief
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.people import require_bearers


class DeliberationSettings(TypedDict, total=False):
    """The settings of a deliberation: those of its request, by their bare names."""

    size: int
    rule: str | None
    max_rounds: int
    early_end: bool
    stability_threshold: int
    supplementary_instruction: bool
    first_ballot: Sequence[int] | None
    summary_every: int
    turn_limit: float | None
    open_minds: bool
    externals_see_convictions: bool
    dynamics: Dynamics
    without: Sequence[str]
    roster: Path | Roster | None
    holders: Mapping[int, Holder]
    seat: int | None
    names: Mapping[int, str]


class Deliberation(Requested[Debrief]):
    """A jury that talks over a case it has read. ``Deliberation("murder", seed=7).run_sync().result.verdict``.

    ``case``: an id, the path of a case file, or a :class:`Case`; None: one by lot. ``seed``: the dice.

    ``participants``: who sits at ``juror/4`` or ``juror`` (all of them), ``judge``, ``panel``, ``scribe``,
    ``summarizer``: an object with ``async answer(ask, view)``, a function of both, ``"external"`` or ``"person"``.
    ``models``: which model plays a role or a seat. ``monitors``: who watches, by name or as objects.

    ``data``: the folder in which sessions are kept; None: in memory only. ``budget``: what may be spent on models.
    ``safety``: how monitors watch.

    Raises :class:`ConfigurationError` for a setting that there is not, or that is out of range.
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
        **settings: Unpack[DeliberationSettings],
    ) -> None:
        given = Given(case=case, participants=participants, models=models, monitors=monitors)
        terms = {"budget": budget_of(budget), "safety": safety_of(safety), "seed": seed_of(seed)}
        request = asked(DeliberationRequest, {"case": given.case_id, **terms, **settings})
        one = dict.fromkeys(("judge", "panel", "scribe", "summarizer"), ())
        company, away = given.company({"juror": numbered(request.params.size), **one})
        held: dict[int, Holder] = {int(seat.removeprefix("juror/")): by for seat, by in _of_jurors(away).items()}
        request = request.model_copy(update={"holders": {**request.holders, **held}})
        _require_fitting(request)
        super().__init__(request, Debrief, company, data)


def _of_jurors(away: Mapping[str, Holder]) -> Mapping[str, Holder]:
    """Raises :class:`ConfigurationError` for another seat that is held from elsewhere."""
    other = next((seat for seat in away if not seat.startswith("juror/")), None)
    if other is not None:
        raise ConfigurationError(f"Nobody from elsewhere can be the {other}.", "Hold the seat of a juror: juror/7.")
    return away


def _require_fitting(request: DeliberationRequest) -> None:
    """Raises :class:`ConfigurationError` for a rule that this jury cannot follow, a seat that there is not, and a name
    that nobody bears."""
    size = request.params.size
    stranger = next((one for one in (*request.held, *request.names) if not 1 <= one <= size), None)
    if stranger is not None:
        raise ConfigurationError(f"There is no {juror_seat(stranger)} in a jury of {size}.", f"Name 1 to {size}.")
    try:
        require_bearers(request.held, request.names)
        needed(request.rule or request.params.rule, size)
    except VenireError as error:
        raise ConfigurationError(str(error), error.remedy) from error
