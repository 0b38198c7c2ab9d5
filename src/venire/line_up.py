"""Who answers for each seat: a configured model first, then the understudy. Source: spec/models.md."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

from venire.errors import VenireError
from venire.host.kind import Line, LineUp
from venire.kernel.record import Seat
from venire.models.pool import Pool
from venire.models.providers import known_provider
from venire.models.settings import Models, read_models
from venire.participants.language_model import LanguageModel
from venire.participants.understudy.understudy import Understudy
from venire.proceedings.deliberation.rules import Deliberation

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


def _models_of(seat: Seat, rules: Deliberation, models: Models, pool: Pool) -> Sequence[LanguageModel]:
    kind, _, number = seat.partition("/")
    if kind != "juror":
        return ()
    card = rules.roster.jurors[int(number) - 1]
    use = models.use("juror", f"juror_{number}", card.id, card=card.model)
    if use is None:
        return ()
    try:
        return (LanguageModel(pool.model(use), card, rules.case),)
    except VenireError as error:
        _log.warning("%s %s The understudy plays %s instead.", error, error.remedy, card.name)
        return ()


def configured(data: Path) -> Models:
    """The models of a data folder. Raises :class:`VenireError` for a file that is wrong, or names no known provider."""
    models = read_models(data / MODELS_FILE)
    for use in models.uses():
        known_provider(use)
    return models


def who_answers(data: Path) -> Mapping[str, tuple[str, ...]]:
    """Role → who answers, the first first."""
    models = configured(data)
    use = models.use("juror")
    return {role: (*((use.name,) if use and role == "juror" else ()), "understudy") for role in ROLES}
