"""The Federal Rules of Evidence by number and heading: what a ruling may cite. Public domain.

The text of the rules is data (``rules_of_evidence.json``); the pure law needs numbers only. Source: spec/trial.md,
"Rules of evidence"; Federal Rules of Evidence, print of December 1, 2024.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from venire.language.fitted.tables import shipped_values

_CITED = re.compile(r"^(\d{3,4})((?:\([A-Za-z0-9]{1,4}\))*)$")


@dataclass(frozen=True, slots=True)
class EvidenceRule:
    """One rule. ``parts``: its subdivisions, letters or numbers, with blanks between; empty where it has none."""

    number: str
    heading: str
    parts: str = ""


@cache
def rules() -> Mapping[str, EvidenceRule]:
    """Every rule by its number, 101 to 1103; from ``rules.yaml``."""
    found = shipped_values("venire.law.evidence", "rules.yaml", tuple[EvidenceRule, ...])
    return {rule.number: rule for rule in found}


def rule_cited(citation: str) -> EvidenceRule | None:
    """The rule that a citation such as ``404``, ``611(c)`` or ``801(d)(2)(A)`` names; None where there is no such rule
    or it has no such subdivision."""
    found = _CITED.match(citation.strip())
    rule = rules().get(found.group(1)) if found else None
    if found is None or rule is None:
        return None
    part = found.group(2).partition(")")[0].removeprefix("(")
    return rule if not part or part in rule.parts.split() else None
