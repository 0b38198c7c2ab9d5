"""The learned callings by which a role names a field: "hydraulic engineer" is hydraulic engineering.

A calling counts as the witness's own only before its first "who", "of" another or clause: "daughter of a chemist" is no
chemist. Trades that anybody may follow without training (farmer, driver, clerk, nurse on the night) name no field.
Source: Federal Rule of Evidence 702.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.language.words.word_list import words

_KINDS = r"(?P<kind>(?:[a-z-]+ )*?)"
"""Words before a calling that say which kind of it: "orthopaedic" surgeon, "structural" engineer."""
_OF = r"(?: of (?!the |a |an |his |her |one )(?P<of>[a-z]+(?: (?:and )?[a-z]+)?)(?= at\b| for\b| in\b|,|$))?"
"""What a calling is of: professor "of machine reasoning", psychologist "of memory"."""
_HANDS = re.compile(r"\b(?:sound|train|ship's|stage|locomotive|flight)$", re.IGNORECASE)
"""Before "engineer": a trade and no science."""


class _Callings(Frozen):
    """What ``callings.yaml`` holds, where each is explained."""

    plain: Mapping[str, str]
    posts: tuple[tuple[str, str], ...]
    of_no_field: str


@cache
def _callings() -> _Callings:
    return shipped_values("venire.language.words", "callings.yaml", _Callings)


@cache
def _calling() -> re.Pattern[str]:
    callings = "|".join(sorted(_callings().plain, key=len, reverse=True))
    return re.compile(rf"^{_KINDS}(?P<calling>{callings})\b{_OF}", re.IGNORECASE)


@lru_cache(maxsize=1024)
def field_named(role: str) -> str:
    """The field that a role names: "the psychology of memory" for "psychologist of memory"; empty where none."""
    for pattern, field in _callings().posts:
        if found := re.search(pattern, _own(role), re.IGNORECASE):
            return field.format(of=(found.groupdict().get("of") or "").lower().strip())
    return next((field for part in _own(role).split(", ") if (field := _of_calling(part))), "")


def _own(role: str) -> str:
    """The role without what it tells of others or of the matter: "translator, who saw a man run"."""
    return re.split(r",? who\b|,? (?:living|lodging) ", role)[0]


def _of_calling(part: str) -> str:
    found = _calling().search(part.strip())
    if found is None or _HANDS.search(found["kind"].strip()):
        return ""
    field = _callings().plain[found["calling"].lower()]
    of_no_field = words(_callings().of_no_field)
    kinds = [word for word in found["kind"].lower().split() if word not in of_no_field]
    if any(word in ("of", "to", "and") for word in kinds):
        return ""
    kind = " ".join(kinds)
    if of := (found["of"] or "").lower():
        field = f"the {field} of {of}"
    if kind and field.startswith("the "):
        return f"the {kind} {field.removeprefix('the ')}"
    return f"{kind} {field}".strip()
