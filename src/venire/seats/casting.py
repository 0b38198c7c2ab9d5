"""Which mind answers for each role, by models.yaml and the keys that are there. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.library.rosters import shipped_cards
from venire.models.configuration.live import LiveModels
from venire.models.configuration.problems import near
from venire.models.configuration.settings import Models
from venire.models.providers import missing, remedy
from venire.models.roles import ROLES
from venire.models.use import UNDERSTUDY, ModelUse
from venire.seats.understudy import REMEDY, found_understudy

MODELS_FILE = "models.yaml"
"""In the data folder."""


class Lack(Frozen):
    """Something that keeps a model from being called, and what to do about it."""

    sentence: str
    remedy: str


def live_models(data: Path, environ: Mapping[str, str]) -> LiveModels:
    """The models of a data folder. Raises :class:`VenireError` for a file that is wrong."""
    return LiveModels(data / MODELS_FILE, environ)


def who_answers(models: Models, environ: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Role → who answers, the first first; whoever cannot be called here is left out."""
    return {role: _named(models.line(role), environ) for role in ROLES}


def overrides(models: Models, environ: Mapping[str, str]) -> Mapping[str, tuple[str, ...]]:
    """Persona or witness → who answers for it."""
    made = [(place, line()) for place, _entry, line in models.entries()]
    return {
        place.partition(".")[2]: _named(line, environ)
        for place, line in made
        if place.startswith(("personas.", "witnesses."))
    }


def lacks(models: Models, environ: Mapping[str, str]) -> Sequence[Lack]:
    """What models.yaml asks for and this machine does not have, each thing once."""
    told = {missing(use, environ): remedy(use) for use in models.uses() if missing(use, environ)}
    return [Lack(sentence=sentence, remedy=cure) for sentence, cure in told.items()]


def nobody_behind() -> Sequence[Lack]:
    """What it means that no understudy is installed; nothing where one is."""
    found = found_understudy()
    return () if found.player else (Lack(sentence=found.told, remedy=REMEDY),)


def strangers(models: Models) -> Sequence[Lack]:
    """Personas that are neither a seat nor a shipped juror: a card of one's own, or a slip of the pen."""
    cards = list(shipped_cards())
    seats = [f"juror_{number}" for number in range(1, 13)]
    return [
        Lack(
            sentence=f"models.yaml, personas.{name}: no shipped juror is called {name}{_guess(name, [*cards, *seats])}",
            remedy="If it is a card of your own, all is well; `venire jurors list` shows the shipped ones.",
        )
        for name in models.personas
        if name not in (*cards, *seats)
    ]


def _named(line: Sequence[ModelUse], environ: Mapping[str, str]) -> tuple[str, ...]:
    last = () if nobody_behind() else (UNDERSTUDY,)
    return (*(use.name for use in line if not missing(use, environ)), *last)


def _guess(name: str, known: Sequence[str]) -> str:
    told = near(name, known)
    return told if told.endswith("?") else "."


def readable(data: Path, environ: Mapping[str, str]) -> Models | VenireError:
    """The models of a data folder, or why they cannot be read."""
    try:
        return live_models(data, environ).now()
    except VenireError as error:
        return error
