"""What is written on the command line of a debate, read into its settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.errors import ConfigurationError
from venire.law.debating.criteria import WEIGHTS


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
