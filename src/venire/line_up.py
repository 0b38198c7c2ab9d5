"""Who answers for each seat: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from venire.errors import VenireError
from venire.host.kind import Line, LineUp
from venire.kernel.record import Seat
from venire.models.likeness import sentence_likeness
from venire.models.pool import Pool
from venire.models.reading import read_models
from venire.models.settings import Models
from venire.participants.briefs.juror_speech import JurorSpeech
from venire.participants.language_model import LanguageModel
from venire.participants.understudy.counsel.speaking import Advocate
from venire.participants.understudy.hearing_room import HearingRoom
from venire.participants.understudy.in_trial import InTrial
from venire.participants.understudy.understudy import Understudy
from venire.ports import Participant
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.examination.rules import Examination
from venire.proceedings.trial.rules import State as TrialState
from venire.proceedings.trial.rules import Trial

ROLES = ("juror", "panel", "judge", "scribe")
MODELS_FILE = "models.yaml"
"""In the data folder."""
_log = logging.getLogger(__name__)


def deliberation_line_up(rules: Deliberation, models: Models, pool: Pool) -> LineUp:
    """The line of each seat, made once for a session."""
    understudy = Understudy(rules.case, {card.id: card for card in rules.roster.jurors}, rules.chance, pool.embedder)
    lines: dict[Seat, Line] = {}

    def line_up(seat: Seat) -> Line:
        if seat not in lines:
            lines[seat] = (*_models_of(seat, rules, models, pool), understudy)
        return lines[seat]

    return line_up


def examination_line_up(rules: Examination, pool: Pool) -> LineUp:
    """The understudy in every seat of an examination."""
    line: Line = (HearingRoom(rules.case, rules.chance, rules.flaws, pool.embedder, sentence_likeness()),)
    return lambda _seat: line


def trial_line_up(rules: Trial, state: Callable[[], TrialState], models: Models, pool: Pool) -> LineUp:
    """The lines of the examination and of the jury, each for what it asks; and counsel speaking to the jury.

    ``state``: the trial as it stands, for the jury's own understudy knows the case only as it was heard.
    """
    court = HearingRoom(rules.case, rules.court.chance, rules.flaws, pool.embedder, sentence_likeness())
    advocate = Advocate(rules.case, rules.chance.within("understudy"))
    jury = cache(lambda: deliberation_line_up(rules.jury(state()), models, pool))

    def line_up(seat: Seat) -> Line:
        return _in_trial(seat, rules, models, pool, court, advocate, jury)

    return line_up


def _in_trial(
    seat: Seat,
    rules: Trial,
    models: Models,
    pool: Pool,
    court: HearingRoom,
    advocate: Advocate,
    jury: Callable[[], LineUp],
) -> Line:
    """Models first where a juror has one, as in a deliberation; they know the case as heard, as the understudy does."""
    if seat.partition("/")[0] != "juror":
        parts = {"examination": lambda: court, "jury": lambda: jury()(seat)[-1]}
        return (InTrial("understudy", parts, advocate),)
    sample = _models_of(seat, Deliberation(rules.case, rules.roster, rules.seed), models, pool)
    names = [*(one.name for one in sample), "understudy"]
    return tuple(InTrial(name, {"jury": _at(jury, seat, place)}) for place, name in enumerate(names))


def _at(jury: Callable[[], LineUp], seat: Seat, place: int) -> Callable[[], Participant]:
    return lambda: jury()(seat)[place]


def _models_of(seat: Seat, rules: Deliberation, models: Models, pool: Pool) -> Sequence[LanguageModel]:
    kind, _, number = seat.partition("/")
    if kind != "juror":
        return ()
    card = rules.roster.jurors[int(number) - 1]
    use = models.use("juror", f"juror_{number}", card.id, card=card.model)
    if use is None:
        return ()
    try:
        return (LanguageModel(pool.model(use), JurorSpeech(card, rules.case)),)
    except VenireError as error:
        _log.warning("%s %s The understudy plays %s instead.", error, error.remedy, card.name)
        return ()


def configured(data: Path) -> Models:
    """The models of a data folder. Raises :class:`VenireError` for a file that is wrong, or names no known provider."""
    return read_models(data / MODELS_FILE)


def who_answers(data: Path) -> Mapping[str, tuple[str, ...]]:
    """Role → who answers, the first first."""
    models = configured(data)
    use = models.use("juror")
    return {role: (*((use.name,) if use and role == "juror" else ()), "understudy") for role in ROLES}
