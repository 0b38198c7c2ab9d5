"""What is written on the command line of a debate, read into its settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from venire.errors import ConfigurationError
from venire.law.debating.criteria import WEIGHTS
from venire.law.debating.subject import Source
from venire.proceedings.debate.opening import LONGEST_SOURCE


def criteria(written: Sequence[str]) -> Mapping[str, float]:
    """``evidence_quality=0.5`` …; the usual ones where nothing is written. Raises :class:`ConfigurationError`."""
    return dict(map(_weight, written)) if written else {str(one): weight for one, weight in WEIGHTS.items()}


def _weight(written: str) -> tuple[str, float]:
    name, _, number = (part.strip() for part in written.partition("="))
    try:
        return name.replace(" ", "_").replace("-", "_").lower(), float(number)
    except ValueError as error:
        raise ConfigurationError(
            f"{written[:60]!r} is no weight of a criterion.", "Write it as evidence_quality=0.5."
        ) from error


def sources(paths: Sequence[Path]) -> tuple[Source, ...]:
    """Text files as sources, S1 and on; the first line that is a heading is the title, else the file's name is.

    Raises :class:`ConfigurationError` for one that is no text, is empty, or is too long.
    """
    return tuple(_source(f"S{number}", path) for number, path in enumerate(paths, start=1))


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
