"""How counsel, judge and witnesses behave: kept in the data folder, every change a new version with its time.

``agents.yaml`` is a list of versions, oldest first. Each holds what differs from the defaults, by name
(``counsel.error_rate``, ``witness.W3.cooperativeness``); what is not set of a witness is as its case has it, so that a
version fits any case. A new session starts from the last version, a running one takes it by the clerk. Source:
spec/trial.md, "Agent settings".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, cast

import yaml
from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case, Profile
from venire.proceedings.examination.params import Agents, CounselSettings, JudgeSettings

AGENTS_FILE = "agents.yaml"
"""In the data folder."""
_SETTINGS: Mapping[str, type[Frozen]] = {"counsel": CounselSettings, "judge": JudgeSettings}
LISTS = ("counsel.objection_types",)
"""Settings that are lists: names with commas between."""
OFFICES = ("counsel", "judge")
UNREAD: Mapping[str, str] = {
    "counsel.temperature": "Set `temperature` of the role `opposing_counsel` in models.yaml.",
}
"""Settings that stand in old records and files, and that nothing reads; each with what to do instead."""
WITNESS = re.compile(r"W[1-9][0-9]{0,3}")
"""The id of a witness."""


def _written(settings: object) -> object:
    """Numbers in a file that was changed by hand, as they would have been typed."""
    if not isinstance(settings, Mapping):
        return settings
    given = cast("Mapping[object, object]", settings)
    return {name: str(value) if isinstance(value, int | float) else value for name, value in given.items()}


class AgentsVersion(Frozen):
    """One state of the settings: what differs from the defaults, by name."""

    version: int = Field(ge=1)
    at: datetime
    settings: Annotated[Mapping[str, str], BeforeValidator(_written)] = {}


_BELONGS: Mapping[str, str] = {
    "version": "Write its number, from 1",
    "at": "Write a time, as 2026-01-31T12:00:00Z",
    "settings": "Write the settings as `name: value`, as `counsel.error_rate: 0.2`",
}
_VERSIONS: TypeAdapter[tuple[AgentsVersion, ...]] = TypeAdapter(tuple[AgentsVersion, ...])


def versions(data: Path) -> Sequence[AgentsVersion]:
    """Every version kept, the oldest first. Raises :class:`VenireError` for a file that cannot be used."""
    path = data / AGENTS_FILE
    if not path.exists():
        return ()
    try:
        kept = _VERSIONS.validate_python(yaml.safe_load(path.read_text(encoding="utf-8")) or ())
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError, OSError) as error:
        raise VenireError(f"{path.name} cannot be read.", "Put back a copy, or remove it to begin anew.") from error
    except ValidationError as error:
        raise _unread(path, error) from error
    _require_rising(path, kept)
    for one in kept[-1:]:
        _require_usable(path, one)
    return kept


def _unread(path: Path, error: ValidationError) -> VenireError:
    """What is wrong in the file, and what should stand there."""
    place = error.errors(include_url=False)[0]["loc"]
    if len(place) < 2:
        return VenireError(f"{path.name} is no list of versions.", "Put back a copy, or remove it to begin anew.")
    number, field, *name = place
    about = f"{field} of {name[0]}" if name and field == "settings" else f"{field}"
    return VenireError(
        f"{path.name}: in version {int(number) + 1} of the list, {about} is missing or is not what belongs there.",
        f"{_BELONGS.get(str(field), 'Leave it out')}; or remove the file to begin anew.",
    )


def _require_rising(path: Path, kept: Sequence[AgentsVersion]) -> None:
    numbers = [one.version for one in kept]
    wrong = next((later for before, later in pairwise(numbers) if later <= before), None)
    if wrong is not None:
        raise VenireError(
            f"{path.name}: version {wrong} comes after one that is not lower.",
            "Number the versions upward from the oldest, or put back a copy.",
        )


def _require_usable(path: Path, version: AgentsVersion) -> None:
    try:
        changed(Agents(), _read(version.settings))
    except VenireError as error:
        raise VenireError(f"{path.name}, version {version.version}: {error}", error.remedy) from error


def current(data: Path) -> Mapping[str, str]:
    """The settings that a new session starts from."""
    kept = versions(data)
    return _read(kept[-1].settings) if kept else {}


def _read(settings: Mapping[str, str]) -> Mapping[str, str]:
    return {name: value for name, value in settings.items() if name not in UNREAD}


def differing(agents: Agents) -> Mapping[str, str]:
    """What differs from the defaults, by name."""
    usual = {name: _shown(value) for name, value in _rows(Agents())}
    return {name: _shown(value) for name, value in _rows(agents) if usual.get(name) != _shown(value)}


def keep(data: Path, changes: Mapping[str, str]) -> AgentsVersion:
    """Keep these changes as a new version; an empty value goes back to the default.

    Raises :class:`VenireError` for a name or a value that is none, and where nothing changes.
    """
    kept, was = versions(data), current(data)
    now = {name: value for name, value in {**was, **changes}.items() if value}
    changed(Agents(), {**changes, **now})
    if now == was:
        raise VenireError("These are the settings already.", "`venire agents show` lists them.")
    made = AgentsVersion(version=kept[-1].version + 1 if kept else 1, at=datetime.now(UTC), settings=now)
    _write(data / AGENTS_FILE, (*kept, made))
    return made


def _write(path: Path, kept: Sequence[AgentsVersion]) -> None:
    """All of it beside the old file first, so that a full disk leaves the old one whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    told = [one.model_dump(mode="json") for one in kept]
    fresh.write_text(yaml.safe_dump(told, sort_keys=False, allow_unicode=True), encoding="utf-8")
    fresh.replace(path)


def for_case(case: Case, settings: Mapping[str, str], begun: Agents | None = None) -> Agents:
    """The settings of one examination: each witness the case's own but for what is set; witnesses of other cases are
    left out. ``begun``: what they were before, in a session that runs."""
    own = {witness.id: witness.profile for witness in case.witnesses} | dict((begun or Agents()).witnesses)
    base = (begun or Agents()).model_copy(update={"witnesses": own})
    fitting = {name: value for name, value in settings.items() if witness_of(name) in {"", *own}}
    agents, known = changed(base, fitting), {witness.id: witness.profile for witness in case.witnesses}
    other = {name: profile for name, profile in agents.witnesses.items() if profile != known.get(name)}
    return agents.model_copy(update={"witnesses": other})


def changed(agents: Agents, changes: Mapping[str, str]) -> Agents:
    """The settings with these changes. Raises :class:`VenireError` for a name or a value that is none."""
    told = agents.model_dump(mode="json")
    for name, value in changes.items():
        _change(told, name, value)
    try:
        return Agents.model_validate(told)
    except ValidationError as error:
        raise _refused(error, changes) from error


def _change(told: dict[str, Any], name: str, value: str) -> None:
    office, *rest = name.split(".")
    given: Any = [one for one in value.split(",") if one] if name in LISTS else value
    if office == "witness" and len(rest) == 2 and rest[1] in Profile.model_fields:
        _require_witness(rest[0])
        place = told["witnesses"].setdefault(rest[0], Profile().model_dump())
    elif name in UNREAD:
        raise VenireError(f"Nothing reads the setting {name}.", UNREAD[name])
    elif office in OFFICES and len(rest) == 1 and rest[0] in told[office]:
        place = told[office]
    else:
        raise VenireError(f"There is no setting {name[:60]!r}.", f"Set one of {', '.join(known())}.")
    if value:
        place[rest[-1]] = given


def _require_witness(name: str) -> None:
    if not WITNESS.fullmatch(name):
        raise VenireError(f"{name[:40]!r} is no witness's id.", "Write W and a number, as witness.W3.memory=poor.")


def known() -> Sequence[str]:
    """The names of all settings."""
    agents = Agents().model_dump()
    own = [f"{office}.{field}" for office in OFFICES for field in agents[office]]
    return (*(name for name in own if name not in UNREAD), *(f"witness.ID.{field}" for field in Profile.model_fields))


def witness_of(name: str) -> str:
    """The witness whom a setting is about; empty for the other offices."""
    office, _, rest = name.partition(".")
    return rest.partition(".")[0] if office == "witness" else ""


def _refused(error: ValidationError, changes: Mapping[str, str]) -> VenireError:
    first = error.errors(include_url=False)[0]
    place = ".".join(str(part) for part in first["loc"]).replace("witnesses.", "witness.")
    name = next((one for one in changes if place.startswith(one)), place)
    return VenireError(f"{name} cannot be {changes.get(name, '')[:40]!r}.", f"Give {allowed(name)}.")


def allowed(name: str) -> str:
    """What a setting may be, in words: "a number from 0 to 1", "terse, explained or teaching"."""
    office, *_, field = name.split(".")
    owner = Profile if office == "witness" else _SETTINGS[office]
    told = owner.model_json_schema()["properties"][field]
    if "minimum" in told:
        return f"a number from {told['minimum']:g} to {told['maximum']:g}"
    if "items" in told:
        return f"names with commas between, out of {', '.join(told['items']['enum'])}"
    choices: Sequence[str] = told.get("enum", ())
    return f"{', '.join(choices[:-1])} or {choices[-1]}" if choices else "a text"


def flat(agents: Agents) -> Mapping[str, str]:
    """Every setting by its name, as it would be written."""
    return {name: _shown(value) for name, value in _rows(agents) if name not in UNREAD}


def _rows(agents: Agents) -> Iterator[tuple[str, object]]:
    told = agents.model_dump(mode="json")
    for office in OFFICES:
        yield from ((f"{office}.{name}", value) for name, value in told[office].items())
    for witness, profile in told["witnesses"].items():
        yield from ((f"witness.{witness}.{name}", value) for name, value in profile.items())


def _shown(value: object) -> str:
    return ",".join(map(str, cast("Sequence[object]", value))) if isinstance(value, list) else str(value)
