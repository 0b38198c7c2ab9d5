"""Whom a drill's question is put to: whoever lived through the matter, whoever came to it by office, or a machine.

A chemist was not "there that evening", and a household machine has no church.
"""

from __future__ import annotations

import re
from typing import Literal

from venire.law.api import Case, Witness, introduced

Standing = Literal["layman", "office", "machine"]
Forum = Literal["criminal", "civil"]
_OF_OFFICE = re.compile(
    r"\b(?:detective|investigat\w+|examiner|inspector|officer|sheriff|sergeant|lieutenant|marshal|police|coroner"
    r"|engineer|analyst|chemist|pathologist|Dr|Professor|expert|retained|called for|keeper of the records)\b",
    re.IGNORECASE,
)
_MADE = re.compile(r"\b(?:model|robot|android|machine)\b", re.IGNORECASE)


def standing(case: Case, witness: Witness) -> Standing:
    """Which of the three a witness is. The parties lived through it, whatever their trade."""
    if is_defendant(case, witness):
        return "machine" if case.defendant.gender == "other" and _MADE.search(case.defendant.occupation) else "layman"
    if "plaintiff" in witness.role.split(",")[0]:
        return "layman"
    known = f"{witness.name} {witness.role}"
    return "office" if _OF_OFFICE.search(known) or introduced(witness).endswith(" as an expert") else "layman"


def is_defendant(case: Case, witness: Witness) -> bool:
    """Whether it is the defendant who testifies, with a title or without."""
    return witness.name.endswith(case.defendant.name)


def forum(case: Case) -> Forum:
    return "civil" if case.kind == "civil" else "criminal"
