"""The reader's prompts: Markdown files, read anew for each turn, so that a changed one binds at the next.

Whatever is inserted is data: on one line, its angle brackets replaced, so that it can neither end a tag nor begin one.
Source: spec/models.md, "Untrusted text".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from typing import TYPE_CHECKING

from venire.kernel.part import later, loaded

if TYPE_CHECKING:
    from jinja2 import Environment

NAMES = ("rules", "papers", "turn")
_FORGEABLE = str.maketrans({"<": "‹", ">": "›"})
_GAP = re.compile(r"\n{3,}")
_environment_of, _dict_loader = later("jinja2:Environment"), later("jinja2:DictLoader")
"""Loaded for the first model that reads."""


def read() -> Mapping[str, str]:
    """The templates as they stand now, by name."""
    folder = resources.files("venire.monitors.reader") / "prompts"
    return {name: (folder / f"{name}.md").read_text(encoding="utf-8") for name in NAMES}


def version(templates: Mapping[str, str]) -> str:
    """SHA-256 over the names and texts of all."""
    return sha256("\0".join(f"{name}\0{text}" for name, text in sorted(templates.items())).encode()).hexdigest()


def render(templates: Mapping[str, str], name: str, values: Mapping[str, object]) -> str:
    """The text of a template with these values in it."""
    text = _environment(tuple(templates.items())).get_template(name).render(values)
    return _GAP.sub("\n\n", text).strip() + "\n"


def as_data(value: object) -> object:
    """A value fit to be inserted: text loses its line breaks and what could be taken for a tag."""
    return " ".join(value.split()).translate(_FORGEABLE) if isinstance(value, str) else value


@lru_cache(maxsize=4)
def _environment(sources: tuple[tuple[str, str], ...]) -> Environment:
    """Compiled once for each version of the templates."""
    return _environment_of(
        loader=_dict_loader(dict(sources)),
        undefined=loaded("jinja2:StrictUndefined"),
        finalize=as_data,
        trim_blocks=True,
        lstrip_blocks=True,
    )
