"""``models.yaml``: the model of each role and persona. Source: spec/models.md, "Who speaks"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import yaml
from pydantic import ValidationError

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.law.persona import ModelChoice
from venire.models.use import ModelEntry, ModelUse

Role = Literal["juror"]
"""The roles that a model can play; the understudy plays all."""


class Models(Frozen):
    """The shape of ``models.yaml``. Empty: everything runs on the understudy."""

    default: ModelEntry | None = None
    roles: Mapping[Role, ModelEntry] = {}
    personas: Mapping[str, ModelEntry] = {}
    """By the id of a juror card, or by seat: ``juror_5``."""

    def use(self, role: Role, *personas: str, card: ModelChoice | None = None) -> ModelUse | None:
        """The model for a role, played by the bearer of these names; None: the understudy.

        The more particular entry goes before: a persona's, then its card's, then the role's, then the default.
        """
        own = ModelEntry.model_validate(card.model_dump()) if card else None
        entries = [self.default, self.roles.get(role), own, *(self.personas.get(name) for name in personas)]
        found = [entry for entry in entries if entry is not None]
        return _complete(found) if found else None

    def uses(self) -> Sequence[ModelUse]:
        """Every model that is named here. Raises :class:`VenireError` for an entry that stays incomplete."""
        found = [self.use("juror"), *(self.use("juror", name) for name in self.personas)]
        return [use for use in found if use is not None]


def read_models(path: Path) -> Models:
    """The models that a file names; none at all where there is no such file. Raises :class:`VenireError`."""
    if not path.exists():
        return Models()
    try:
        written = yaml.safe_load(path.read_text(encoding="utf-8"))
        return _whole(Models.model_validate({} if written is None else written))
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError) as error:
        raise VenireError(f"{path.name} is not readable as YAML.", "Check its indentation and colons.") from error
    except ValidationError as error:
        raise VenireError(_first(path, error), "docs/design/models.md shows a whole file.") from error
    except OSError as error:
        raise VenireError(f"{path} cannot be read ({error.strerror}).", "Make it a file you may read.") from error


def _whole(models: Models) -> Models:
    """The same, if every entry comes out with a provider and a model: better told now than in mid-session."""
    models.uses()
    return models


def _complete(entries: list[ModelEntry]) -> ModelUse:
    filled = entries[0]
    for entry in entries[1:]:
        filled = entry.over(filled)
    if filled.provider is None or filled.model is None:
        missing = "provider" if filled.provider is None else "model"
        raise VenireError(f"An entry of models.yaml names no {missing}.", f"Add a {missing} to it, or to the default.")
    return ModelUse.model_validate(filled.model_dump(exclude_none=True))


def _first(path: Path, error: ValidationError) -> str:
    found = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in found["loc"] if part != "[key]") or "the file"
    return f"{path.name}, {place}: {found['msg'].removeprefix('Value error, ').rstrip('.')}."
