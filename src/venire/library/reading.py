"""Bytes of a case file to a :class:`~venire.law.case_file.case.Case`, whoever wrote them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import cast

from pydantic import ValidationError

from venire.law.case_file.case import Case
from venire.law.case_file.checks.links import broken_links
from venire.library.case_error import CaseError
from venire.library.shape import shape_error
from venire.library.values.json_values import read_json
from venire.library.values.yaml_values import Unreadable, read_yaml

LIMIT = 8_000_000
"""The largest case file read, in bytes; the shipped ones have some 200 000."""
_STEERING = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_MIXED = "Correct the line; if text holds a colon or a quotation mark, put it in quotes or use a | block."


@lru_cache(maxsize=128)
def read_case(data: bytes, file: str) -> Case:
    """The case in these bytes (YAML, or JSON when the name ends so); the same contents are parsed once.

    ``file`` names it in errors. Raises :class:`CaseError` when the file is too large, not UTF-8, not a mapping, of the
    wrong shape, or when a part refers to one that does not exist.
    """
    return linked(shaped(_mapping(_text(data, file), file), file), file)


def _text(data: bytes, file: str) -> str:
    if len(data) > LIMIT:
        raise CaseError(file, f"it is larger than {LIMIT // 1_000_000} MB", "Split it, or leave out transcripts.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        reason = f"it is not UTF-8 text (byte {error.start} cannot be read)"
        raise CaseError(file, reason, "Save it again with the encoding UTF-8.") from error


def _mapping(text: str, file: str) -> Mapping[str, object]:
    try:
        value = read_json(text) if file.lower().endswith(".json") else read_yaml(text)
    except Unreadable as error:
        raise CaseError(file, str(error), _MIXED) from error
    if not isinstance(value, dict):
        raise CaseError(file, "it is not a mapping of fields", "Start it with 'id: ...' and 'title: ...'.")
    if lurking := next(_unprintable("", cast("object", value)), None):
        path, sign = lurking
        reason = f"it holds a character that cannot be shown (U+{ord(sign):04X})"
        raise CaseError(file, reason, "Take it out.", path)
    return cast("Mapping[str, object]", value)


def _unprintable(path: str, value: object) -> Iterator[tuple[str, str]]:
    """Characters that would steer a terminal or turn the reading round, with where they stand."""
    if isinstance(value, str):
        yield from ((path, sign) for sign in _STEERING.findall(value))
    elif isinstance(value, Mapping):
        for name, inner in cast("Mapping[object, object]", value).items():
            yield from _unprintable(f"{path}.{name}".lstrip("."), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(cast("list[object]", value)):
            yield from _unprintable(f"{path}[{place}]", inner)


def shaped(value: Mapping[str, object], file: str) -> Case:
    """These values as a case. Raises :class:`CaseError` for a wrong shape."""
    try:
        return Case.model_validate(value)
    except ValidationError as error:
        raise shape_error(file, error) from error


def linked(case: Case, file: str) -> Case:
    """The case, if all its parts that refer to others find them. Raises :class:`CaseError`."""
    broken = broken_links(case)
    if len(broken) > 0:
        others = [(one.path, one.reason) for one in broken[1:]]
        raise CaseError(file, broken[0].reason, "Correct the id, or add what it names.", broken[0].path, others)
    return case
