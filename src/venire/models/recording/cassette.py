"""Calls recorded and played again by what was asked: for tests, demonstrations and runs that cost nothing.

A cassette is a JSON Lines file, one call a line: hashes of what was asked, never the text of it; and what came back.
Source: spec/models.md, "Calling well".
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

from pydantic import Field, ValidationError

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.models.calls.forms import Forms
from venire.ports import Brief

Asked: TypeAlias = Mapping[str, str]
"""The parts of a call, each by its hash: ``model`` in plain, ``rules``, ``shared``, ``matter``, ``forms``."""


class Played(Frozen):
    """One line of a cassette: what was asked, and the form that came, or why none did."""

    asked: Mapping[str, str]
    form: str = ""
    fields: Mapping[str, Any] = Field(default_factory=dict[str, Any])
    error: str = ""
    remedy: str = ""
    spent: Mapping[str, Any] = Field(default_factory=dict[str, Any])

    @property
    def key(self) -> str:
        """The hash of all that was asked."""
        return key_of(self.asked)


def asked_of(model: str, brief: Brief, forms: Forms) -> Asked:
    """The parts of a call."""
    schemas = {name: form.model_json_schema() for name, form in forms.items()}
    texts = {
        "rules": brief.rules,
        "shared": brief.shared,
        "matter": brief.matter,
        "forms": json.dumps(schemas, sort_keys=True),
    }
    return {"model": model, **{part: sha256(text.encode()).hexdigest() for part, text in texts.items()}}


def key_of(asked: Asked) -> str:
    """One hash for all parts."""
    return sha256(json.dumps(dict(asked), sort_keys=True).encode()).hexdigest()


class Cassette:
    """A file of calls. Raises :class:`VenireError` for one that is not."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._played: dict[str, list[Played]] = defaultdict(list)
        self._given: Counter[str] = Counter()
        for played in _read(path):
            self._played[played.key].append(played)

    def keep(self, played: Played) -> None:
        """Append a call; one write, so that calls that end together do not mix."""
        self._played[played.key].append(played)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(played.model_dump_json(exclude_defaults=True) + "\n")

    def find(self, asked: Asked) -> Played | None:
        """What came back: of the same call made again and again, in the order of the recording, then the last."""
        key = key_of(asked)
        takes = self._played.get(key, [])
        if not takes:
            return None
        self._given[key] += 1
        return takes[min(self._given[key], len(takes)) - 1]

    def changed(self, asked: Asked) -> str:
        """What is new about a call that is not here, beside the call that comes nearest to it."""
        calls = [takes[0] for takes in self._played.values()]
        if not calls:
            return "there is no call on it"
        differing = [[part for part in asked if one.asked.get(part) != asked[part]] for one in calls]
        return f"nearest to it is a call with another {' and '.join(min(differing, key=len))}"


def _read(path: Path) -> list[Played]:
    if not path.exists():
        return []
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        return [_line(path, number, line) for number, line in enumerate(lines, start=1) if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise VenireError(f"{path} cannot be read as a cassette.", "Name another, or record it anew.") from error


def _line(path: Path, number: int, line: str) -> Played:
    try:
        return Played.model_validate_json(line)
    except ValidationError as error:
        raise VenireError(f"{path}, line {number}: this is no call.", "Record the cassette anew.") from error
