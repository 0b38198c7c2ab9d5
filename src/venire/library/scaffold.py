"""A new case file, laid out with its comments for somebody to write."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Literal

from pydantic import TypeAdapter, ValidationError

from venire.law.case_file.case import Slug
from venire.library.case_error import CaseError

CaseKind = Literal["criminal", "civil"]
STANDARDS = {"criminal": "beyond_reasonable_doubt", "civil": "preponderance"}
_SLUG = TypeAdapter[str](Slug)


def laid_out(case_id: str, title: str, kind: CaseKind, year: int) -> str:
    """The text of the file: YAML, valid in shape, with a note in <angle brackets> for everything to be written.

    Raises :class:`CaseError` for an id that is not a slug.
    """
    try:
        _SLUG.validate_python(case_id)
    except ValidationError as error:
        reason = f"{case_id[:40]!r} cannot be the id of a case"
        raise CaseError("a new case", reason, "Use small letters, digits and hyphens: night-ferry.") from error
    slots = {
        "id": case_id,
        "title": json.dumps(title, ensure_ascii=False) if title else "<the title, as it stands on the docket>",
        "kind": kind,
        "standard": STANDARDS[kind],
        "year": str(year),
    }
    layout = (resources.files("venire.library") / "new_case.yaml").read_text(encoding="utf-8")
    return re.sub(r"\{(id|title|kind|standard|year)\}", lambda slot: slots[slot[1]], layout)


def lay_out(path: Path, text: str) -> None:
    """Write the file; never over another. Raises :class:`CaseError`."""
    if path.exists():
        reason = "there is a file of this name already"
        raise CaseError(str(path), reason, "Choose another id, or another place with --to.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as stream:
            stream.write(text)
    except OSError as error:
        reason = f"it cannot be written ({error.strerror})"
        raise CaseError(str(path), reason, "Choose another place with --to.") from error
