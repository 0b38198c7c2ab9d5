"""Prompt templates: Markdown files beside the rules of a proceeding. Source: spec/models.md, "Calling well"."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import cast

from jinja2 import DictLoader, Environment, StrictUndefined

from venire.language.text.sentences import sentences
from venire.participants.briefs.shortening import ALONE, BEFORE_COURT, shortened

_FORGEABLE = str.maketrans({"<": "‹", ">": "›"})
_CLAUSE_END = re.compile(r"[,;](?=\s)")
_GAP = re.compile(r"\n{3,}")


@dataclass(frozen=True, slots=True)
class Templates:
    """The templates of one proceeding, as they stood when they were read."""

    sources: Mapping[str, str]

    @property
    def key(self) -> tuple[tuple[str, str], ...]:
        """The same templates have the same."""
        return tuple(sorted(self.sources.items()))

    @property
    def version(self) -> str:
        """SHA-256 over the names and texts of all templates."""
        return _version(self.key)

    def render(self, name: str, values: Mapping[str, object]) -> str:
        """The text of a template.

        Values are data: angle brackets in them are replaced, so that none can end or begin a tag of the template.
        """
        text = _environment(self.key).get_template(name).render(values)
        return _GAP.sub("\n\n", text).strip() + "\n"

    def standing(self, name: str, *values: tuple[str, Hashable]) -> str:
        """As :meth:`render`, for what stands from call to call: made once for the same values, which nobody changes."""
        return _standing(self.key, name, values)


@lru_cache(maxsize=128)
def _standing(sources: tuple[tuple[str, str], ...], name: str, values: tuple[tuple[str, Hashable], ...]) -> str:
    return Templates(dict(sources)).render(name, dict(values))


def read_templates(package: str, names: Iterable[str]) -> Templates:
    """The Markdown files of these names as they stand now, in the folder ``prompts`` of a package or in a folder there.

    No two there have one name. A file that has not been touched since it was read last is not opened.
    """
    return Templates({name: _text(_file(package, name)) for name in names})


@lru_cache(maxsize=256)
def _file(package: str, name: str) -> Traversable:
    prompts, file = resources.files(package) / "prompts", f"{name}.md"
    rooms = (room for room in prompts.iterdir() if room.is_dir())
    return next((room / file for room in rooms if (room / file).is_file()), prompts / file)


def _text(file: Traversable) -> str:
    if not isinstance(file, Path):
        return file.read_text(encoding="utf-8")
    found = file.stat()
    return _as_of(file, (found.st_mtime_ns, found.st_size, found.st_ino))


@lru_cache(maxsize=256)
def _as_of(file: Path, _mark: tuple[int, int, int]) -> str:
    """``_mark``: when it was written, how long it is, which file it is."""
    return file.read_text(encoding="utf-8")


@lru_cache(maxsize=1024)
def clip(text: str, room: int) -> str:
    """The first whole sentences that fit in so many characters, at least the first; of a question the last ones, since
    what is asked stands at its end. One sentence by itself, of more than twice the room, ends at its last clause that
    fits."""
    plain = " ".join(text.split())
    if len(plain) <= room:
        return plain
    whole = sentences(plain)
    ordered = whole[::-1] if plain.rstrip("\"”'").endswith("?") else whole
    fitting = [one for place, one in enumerate(ordered, 1) if len(" ".join(ordered[:place])) <= room]
    kept = fitting or ordered[:1]
    told = " ".join(one for one in (kept[::-1] if ordered is not whole else kept))
    return told if len(whole) > 1 or len(told) <= 2 * room else _to_a_clause(told, room)


def _to_a_clause(sentence: str, room: int) -> str:
    """A sentence up to the last comma or semicolon that fits; without one up to the last word. A colon ends nothing:
    what matters follows it."""
    ends = [found.start() for found in _CLAUSE_END.finditer(sentence) if found.start() <= room]
    return f"{sentence[: ends[-1]] if ends else sentence[:room].rsplit(' ', 1)[0]} …"


def vote_in_words(vote: str) -> str:
    """``not guilty`` for ``not_guilty``."""
    return vote.replace("_", " ")


def one_line(text: str) -> str:
    """The text without line breaks, so that nothing in it can begin a line of its own."""
    return " ".join(text.split())


def as_name(text: str) -> str:
    """A name on one line, fit to stand between the quotes of a tag too."""
    return " ".join(text.replace('"', "'").split())[:60]


def _alone(text: str | None) -> str:
    return shortened(text or "", ALONE)


def _before_court(text: str | None) -> str:
    return shortened(text or "", BEFORE_COURT)


def _harmless(value: object) -> object:
    return value.translate(_FORGEABLE) if isinstance(value, str) else value


_FILTERS: Mapping[str, object] = {
    "clip": clip,
    "short": shortened,
    "alone": _alone,
    "before_court": _before_court,
    "vote": vote_in_words,
    "line": one_line,
}
"""What a template may do to a value. Whatever people typed goes through one of the shortening ones."""


@lru_cache(maxsize=32)
def _version(sources: tuple[tuple[str, str], ...]) -> str:
    body = "\0".join(f"{name}\0{text}" for name, text in sources)
    return sha256(body.encode()).hexdigest()


@lru_cache(maxsize=32)
def _environment(sources: tuple[tuple[str, str], ...]) -> Environment:
    """Compiled once for each version of the templates."""
    made = Environment(
        loader=DictLoader(dict(sources)),
        undefined=StrictUndefined,
        finalize=_harmless,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    cast("dict[str, object]", made.filters).update(_FILTERS)
    return made
