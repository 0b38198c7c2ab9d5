"""A case as a caller gives it: by its id, as a file, or as a value."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from venire.errors import ConfigurationError
from venire.law.case_file.case import Case
from venire.library.case_error import CaseError
from venire.library.files import SUFFIXES, read_file
from venire.library.reading import linked

CaseGiven: TypeAlias = str | Path | Case
"""An id from ``venire cases list``, the path of a case file, or a :class:`Case`."""


def case_of(given: CaseGiven | None) -> tuple[str | None, Sequence[Case]]:
    """The id of the case, and the case itself where it does not come from the library.

    Raises :class:`ConfigurationError` for a file or a value that is no whole case.
    """
    if given is None or (isinstance(given, str) and Path(given).suffix.lower() not in SUFFIXES):
        return given, ()
    try:
        case = linked(given, given.id) if isinstance(given, Case) else read_file(Path(given))
    except CaseError as error:
        raise ConfigurationError(str(error), error.remedy) from error
    return case.id, (case,)
