"""What a jury sees or hears of an exhibit, in the words of the case file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from venire.law.case_file.case import Case, Evidence, Exhibit
from venire.law.evidence.papers import exhibit_number, is_a_writing

_HEARD = re.compile(r"\b(?:recording|tape|voicemail)\b", re.IGNORECASE)
_SEEN = re.compile(r"\b(?:pictures?|photographs?|diagrams?|still)\b", re.IGNORECASE)
SPEAKS = "What is on it, as the case file has it: "


@dataclass(frozen=True)
class OnView:
    """The exhibits of a case as they are put before its jury."""

    case: Case

    def named(self, exhibit: str) -> str:
        """ "Exhibit 4, Autopsy diagram"; the bare number of one that the case does not have."""
        found = self._found(exhibit)
        return f"{exhibit_number(exhibit)}, {found.name}" if found else exhibit_number(exhibit)

    def published(self, exhibit: str) -> str:
        """What is done with it: a recording is played, any other thing shown."""
        found = self._found(exhibit)
        how = "played" if found and _HEARD.search(found.name) else "shown"
        return f"{exhibit_number(exhibit)} is {how} to the jury."

    def content(self, exhibit: str) -> str:
        """What is to be seen or heard: of a paper or a recording what it says, of any other thing how it looks. Empty
        for an exhibit that the case does not have."""
        found = self._found(exhibit)
        if found is None:
            return ""
        said = self.says(exhibit)
        return f"{SPEAKS}{said.description}" if said else found.description

    def says(self, exhibit: str) -> Evidence | None:
        """The evidence whose description is the words of an exhibit that speaks; None for what is only looked at, and
        where the file has no words of it."""
        found = self._found(exhibit)
        shown = next((one for one in self.case.evidence if found and one.id == found.evidence), None)
        if found is None or shown is None:
            return None
        return shown if _HEARD.search(found.name) or self._is_read(found, shown.kind) else None

    def _is_read(self, exhibit: Exhibit, kind: str) -> bool:
        if _SEEN.search(exhibit.name):
            return False
        return kind == "documentary" or is_a_writing(exhibit.name.lower())

    def _found(self, exhibit: str) -> Exhibit | None:
        return next((one for one in self.case.exhibits if one.id == exhibit), None)
