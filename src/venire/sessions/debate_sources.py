"""Sources of a debate, as whoever opens it names them: files, or sources already made."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from venire.errors import ConfigurationError
from venire.law.debating.subject import Source
from venire.proceedings.debate.opening import LONGEST_SOURCE


def sources_of(given: Sequence[Source | Path | str]) -> tuple[Source, ...]:
    """What there is to argue from: a source as it is, or a text file by its path, which becomes S1, S2 … by its place.
    The first line of a file that is a heading is the title, else the file's name is.

    Raises :class:`ConfigurationError` for a file that is no text, is empty, is too long or cannot be read.
    """
    placed = enumerate(given, start=1)
    return tuple(one if isinstance(one, Source) else _source(f"S{number}", Path(one)) for number, one in placed)


def _source(id: str, path: Path) -> Source:
    text = _text(path).strip()
    if not text:
        raise ConfigurationError(f"The source {path.name!r} is empty.", "Give a text file with something in it.")
    first, _, rest = text.partition("\n")
    if first.startswith("#") and first.lstrip("# ") and rest.strip():
        return Source(id=id, title=first.lstrip("# ").strip(), text=rest.strip())
    return Source(id=id, title=path.stem.replace("_", " ").replace("-", " ") or path.name, text=text)


def _text(path: Path) -> str:
    most = 4 * LONGEST_SOURCE
    try:
        with path.open("rb") as stream:
            data = stream.read(most + 1)
    except OSError as error:
        raise ConfigurationError(
            f"The source {path.name!r} cannot be read ({error.strerror}).", "Name a text file that you may read."
        ) from error
    if len(data) > most:
        raise ConfigurationError(
            f"The source {path.name!r} is too long.", f"Give {LONGEST_SOURCE:,} characters at most."
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ConfigurationError(f"The source {path.name!r} is not UTF-8 text.", "Save it as plain text.") from error
