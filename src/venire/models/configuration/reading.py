"""Reading ``models.yaml``: the whole file or one sentence that names the place. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from pathlib import Path

import yaml
from pydantic import ValidationError

from venire.errors import VenireError
from venire.models.configuration.problems import sentence
from venire.models.configuration.settings import Incomplete, Models
from venire.models.providers import PROVIDERS, installed, key_of, known_provider
from venire.models.use import UNDERSTUDY, ModelEntry

GEMINI = ModelEntry(provider="gemini", model="gemini-2.5-flash", temperature=0.7, max_tokens=1024, thinking="off")
"""The default where a Gemini key is set and none is written. It thinks unasked, out of the tokens of its answer."""
LARGEST = 1_000_000
"""Bytes of a file."""
REMEDY = (
    "Write it so: `default: {provider: openai, model: gpt-4o-mini}`; `roles:`, then `  judge: {provider: …, model: …}`."
)


def read_models(path: Path, environ: Mapping[str, str] | None = None) -> Models:
    """The models that a file names; where there is no file, those that the keys in ``environ`` turn on.

    Raises :class:`VenireError`.
    """
    return understood(content_of(path), path.name, environ or {})


def understood(content: bytes, name: str, environ: Mapping[str, str]) -> Models:
    """The models that the content of a file of this name gives. Raises :class:`VenireError`."""
    try:
        written: object = yaml.load(content.decode("utf-8"), Loader=_Loader)
        return _whole(with_keys(Models.model_validate({} if written is None else written), environ), name)
    except ValidationError as error:
        raise VenireError(f"{name}, {sentence(error)}", REMEDY) from error
    except yaml.MarkedYAMLError as error:
        at = f", line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise VenireError(
            f"{name}{at}: {error.problem or 'this is not YAML'}.", "Check indentation and colons."
        ) from error
    except (yaml.YAMLError, UnicodeDecodeError, RecursionError) as error:
        raise VenireError(f"{name} is not readable as YAML.", "Check its indentation and colons.") from error


def with_keys(models: Models, environ: Mapping[str, str]) -> Models:
    """The same, with Gemini for its default where none is written, its key is set and its library is there."""
    usable = key_of(PROVIDERS["gemini"], environ) and installed(PROVIDERS["gemini"])
    return models.model_copy(update={"default": GEMINI}) if models.default is None and usable else models


def content_of(path: Path) -> bytes:
    """What the file holds; nothing where there is none. Raises :class:`VenireError`."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise VenireError(f"{path} cannot be read ({error.strerror}).", "Make it a file you may read.") from error
    if len(content) > LARGEST:
        raise VenireError(f"{path.name} is larger than a megabyte.", REMEDY)
    return content


def _whole(models: Models, name: str) -> Models:
    """The same, if every entry comes out with a known provider and a model: better told now than in mid-session."""
    for provider in models.providers:
        _known(provider, f"{name}, providers")
    for place, entry, line in models.entries():
        if entry.provider not in (None, UNDERSTUDY):
            _known(str(entry.provider), f"{name}, {place}")
        try:
            line()
        except Incomplete as error:
            raise VenireError(f"{name}, {place}: no {error.lacks} is named.", error.remedy) from error
    models.uses()
    return models


def _known(provider: str, place: str) -> None:
    try:
        known_provider(provider)
    except VenireError as error:
        raise VenireError(f"{place}: there is no provider called {provider!r}.", error.remedy) from error


class _Loader(yaml.SafeLoader):
    """YAML in which a name given twice is told rather than overlooked."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        seen: set[object] = set()
        for key, _value in node.value:
            if isinstance(key, yaml.ScalarNode) and key.value in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} is given twice", problem_mark=key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)
