"""Tables that ship with the package, as fixed as its code: word lists, what was fitted, what a judge says.

The one place of the inner layers that opens anything, and nothing but files of this package. Nothing is kept here:
whoever wants a table reads it when it is first wanted and keeps what it made of it.
"""

from __future__ import annotations

import json
import pkgutil
from typing import TypeVar

import yaml
from pydantic import TypeAdapter

Shape = TypeVar("Shape")
_LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


def shipped(package: str, name: str) -> str:
    """The text of a file that lies in this package of venire. Raises :class:`FileNotFoundError` where it is missing."""
    found = pkgutil.get_data(package, name)
    if found is None:
        raise FileNotFoundError(f"{name} is missing from {package}: install venire again.")
    return found.decode("utf-8")


def shipped_lines(package: str, name: str) -> tuple[str, ...]:
    """Its lines, without empty ones and those that begin with "#"."""
    return tuple(line for line in shipped(package, name).splitlines() if line and not line.startswith("#"))


def shipped_values(package: str, name: str, shape: type[Shape]) -> Shape:
    """The values of a YAML or JSON file, in a shape like ``dict[str, int]``. Tells the name of a file that is wrong."""
    text = shipped(package, name)
    try:
        found = json.loads(text) if name.endswith(".json") else yaml.load(text, Loader=_LOADER)
        return TypeAdapter(shape).validate_python(found)
    except (ValueError, yaml.YAMLError) as error:
        error.add_note(f"This is about {name} of {package}.")
        raise


def pattern_text(text: str, **parts: str) -> str:
    """A pattern that goes on in the next line, as in a YAML block, put together, with each part where ``{NAME}`` is."""
    text = text.replace("\n", "")
    for name, part in parts.items():
        text = text.replace(f"{{{name}}}", part)
    return text
