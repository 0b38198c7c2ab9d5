"""How the court speaks of the witness in the chair: "Detective Ferrante", "Ms Haddad", or "the witness"."""

from __future__ import annotations

from venire.language.morphology.sexes import sex_of

_TITLES = frozenset(
    (
        *("Dr", "Professor", "Captain", "Mr", "Mrs", "Ms", "Miss", "Canon", "Father", "Sister", "Judge"),
        *("Detective", "Sergeant", "Lieutenant", "Officer", "Inspector", "Constable", "Deputy", "Marshal", "Chief"),
    )
)
_BY_SEX = {"she": "Ms", "he": "Mr"}


def called(name: str) -> str:
    """Title and surname; a single name as it is; "the witness" where nobody could tell the title."""
    parts = name.split()
    titles = [part for part in parts[:-1] if part.rstrip(".") in _TITLES]
    if len(parts) < 2:
        return name or "the witness"
    title = " ".join(titles) or _BY_SEX.get(sex_of(parts[0]), "")
    return f"{title} {parts[-1]}" if title else "the witness"
