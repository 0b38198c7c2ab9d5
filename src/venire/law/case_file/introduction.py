"""Who a witness is, in the phrase by which the court knows it. Source: Federal Rule of Evidence 702."""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.case_file.case import Witness

_OPINES = re.compile(r"\bin (?:my|his|her|their) opinion\b", re.IGNORECASE)
_RETAINED = re.compile(r"\b(?:retained|instructed|engaged) (?:by|for|as)\b", re.IGNORECASE)


def introduced(witness: Witness) -> str:
    """ "Dr Miriam Osei, chief medical examiner, called by the prosecution as an expert": name, role, side, and whether
    it may give opinions, which it may where a party retained it or its affidavit holds one."""
    expert = _is_expert(witness.role, tuple(fact.text for fact in witness.affidavit))
    return f"{witness.name}, {witness.role}, called by the {witness.side}{' as an expert' if expert else ''}"


@lru_cache(maxsize=256)
def _is_expert(role: str, affidavit: tuple[str, ...]) -> bool:
    """Kept: a witness is introduced anew for each question, and neither changes."""
    return bool(_RETAINED.search(role)) or any(map(_OPINES.search, affidavit))
