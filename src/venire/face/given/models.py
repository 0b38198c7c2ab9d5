"""Which model plays where, as a caller gives it: written as in models.yaml, or an object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from pydantic import ValidationError

from venire.errors import ConfigurationError, VenireError
from venire.models.providers import known_provider
from venire.models.roles import ROLES
from venire.models.use import UNDERSTUDY, ModelEntry
from venire.ports import Model

ModelGiven: TypeAlias = str | Model | ModelEntry
"""``openai:gpt-4o-mini``, ``understudy``, an entry as models.yaml has them, or an object with ``fill``."""


def models_of(given: Mapping[str, ModelGiven]) -> Mapping[str, Model | ModelEntry]:
    """By role, or by what else names the seat: ``juror``, ``juror/4``, ``witness/W3``.

    Raises :class:`ConfigurationError` for a role that there is not, or what is no model.
    """
    return {_place(place): _model(place, one) for place, one in given.items()}


def _place(place: str) -> str:
    if "/" not in place and place not in ROLES:
        raise ConfigurationError(
            f"There is no role {place[:40]!r}.", f"Name a seat, such as juror/4, or one of {', '.join(ROLES)}."
        )
    kind, _, name = place.partition("/")
    return name if name and kind == "witness" else place.replace("/", "_")


def _model(place: str, one: ModelGiven) -> Model | ModelEntry:
    if isinstance(one, str):
        one = _entry(place, one)
    if isinstance(one, ModelEntry):
        return _known(place, one)
    if not callable(getattr(one, "fill", None)) or type(one).__hash__ is None:
        raise ConfigurationError(
            f"What was given for {place} is no model.", "Give provider:model, or an object with `fill` and `name`."
        )
    return one


def _entry(place: str, written: str) -> ModelEntry:
    try:
        return ModelEntry.model_validate(written)
    except ValidationError as error:
        raise ConfigurationError(
            f"{written[:40]!r} for {place} is no model.", "Write provider:model, such as openai:gpt-4o-mini."
        ) from error


def _known(place: str, entry: ModelEntry) -> ModelEntry:
    try:
        if entry.provider not in (None, UNDERSTUDY):
            known_provider(str(entry.provider))
    except VenireError as error:
        raise ConfigurationError(f"{place}: {error}", error.remedy) from error
    return entry
