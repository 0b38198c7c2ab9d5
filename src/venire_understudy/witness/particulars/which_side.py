"""Which hand, which eye: the one that a fact names, where no other fact names the other."""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact

_PAIRED = (
    r"(?P<part>hand|arm|wrist|elbow|shoulder|leg|knee|shin|ankle|foot|eye|ear|cheek|temple|side|thumb|glove|shoe|boot)"
)
_ASKED = re.compile(rf"^(?:(?:and|so|now),? )?(?:to |on |in |with )?which (?:of \w+ )?{_PAIRED}\b", re.IGNORECASE)


def which_side(known: Knowledge, text: str) -> KnownFact | None:
    """The fact that says left or right of what is asked for, or None where none does or two differ."""
    found = _ASKED.match(text.strip())
    if found is None:
        return None
    named = re.compile(rf"\b(left|right)(?: [a-z]+)? {found['part']}\b", re.IGNORECASE)
    told = [(fact, side[1].lower()) for fact in known.facts if not fact.denies and (side := named.search(fact.text))]
    return told[0][0] if len({side for _, side in told}) == 1 else None
