"""The early reports, 1674 to about 1738: no speeches, only the reporter's digest of them, often in one paragraph.

Its sentences are given to whoever they name ("the prosecutor deposed, that ..."); the rest to the report of the
evidence. The prisoner's answer is told from the case against.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from venire.library.old_bailey.report.marks import NAME, NAME_END, unmarked
from venire.library.old_bailey.report.sentences import clauses
from venire.library.old_bailey.report.trial import Paragraph
from venire.library.old_bailey.report.typography import title_case

REPORT = "The printed report"
_SAYS = (
    r"(?:further |also |likewise )?(?:being sworn |upon oath )?(?:depos|swore|swear|said|says|declar|testif|"
    r"gave|affirm|own'?e?d|inform|prov|related|told)"
)
_NAMED = re.compile(
    rf"^(?:\W|and |that |Then |Mr\. |Mrs\. |one "
    rf"){{0,3}}{NAME}[vwp]([^{NAME_END}]*){NAME_END}[^.;:]{{0,60}}?\b{_SAYS}",
    re.I,
)
_OFFICE = re.compile(
    rf"(?i)^\W*(?:and |then )?(the (?:prosecut\w+|constable|surgeon|watchman|pawnbroker|other evidence|man "
    rf"of the house|woman of the house|"
    rf"prosecut\w+'s (?:wife|servant|maid|husband|son|daughter)|evidences?|witness(?:es)?))\b[^.;:]{{0,30}}?\b{_SAYS}"
)
_PRISONER = re.compile(
    r"(?i)^\W*(?:(?:but|and|to which|to this|then|in (?:his|her|their) defence),? ?)*(?:the "
    r")?prisoners?\b(?!'s)[^.;:]{0,40}?"
    r"\b(?:said|says|den[iy]|deny'd|alleg|pretend|plead|in (?:his|her|their) defence|had (?:little|nothing)|"
    r"put in|call'?e?d|produc|insist|pray|urg|answer|utterly|own'?d|confess)"
    r"|^\W*(?:but )?(?:he|she|they) (?:utterly |positively |still )?(?:denied|deny'd|alledged|alleged|pretended)"
)
_CONFESSED = re.compile(r"(?i)\b(?:own'?e?d|confess|acknowledg)")
_GOOD_NAME = re.compile(
    r"(?i)\bgood character|\bto (?:his|her|their) (?:reputation|character|credit)|\bin (?:his|her|their) behalf"
)
_TRIED = re.compile(
    r"(?i)\bindicted\b|\bplead|\barraign|\b(?:prosecuted|conducted the|defended|appeared for)\b|\bcounts?\b"
)


@dataclass(slots=True)
class Digest:
    """Reads the reporter's prose clause by clause; ``prisoner`` and ``prosecutor`` are the names to use."""

    prisoner: str
    prosecutor: str
    speaker: str = REPORT

    def read(self, marked: str) -> list[Paragraph]:
        """The prose as paragraphs of one voice each."""
        attributed = map(self._attribute, clauses(marked))
        result = [_together(list(run)) for _, run in groupby(attributed, lambda said: (said.speaker, said.side))]
        return [p for p in result if len(p.text.split()) > 4 and not _TRIED.search(p.text)]

    def _attribute(self, marked: str) -> Paragraph:
        plain = unmarked(marked)
        self.speaker = self._speaker(marked, plain)
        if self.speaker != self.prisoner:
            return Paragraph(
                plain, self.speaker, "witness", "defence" if _GOOD_NAME.search(plain) else "prosecution", reported=True
            )
        side = "prosecution" if _CONFESSED.search(plain) else "defence"
        return Paragraph(plain, self.speaker, "prisoner", side, sworn=False, reported=True)

    def _speaker(self, marked: str, plain: str) -> str:
        if _PRISONER.match(plain):
            return self.prisoner
        if found := _NAMED.match(marked):
            return title_case(unmarked(found.group(1)))
        if found := _OFFICE.match(plain):
            office = found.group(1).lower()
            return (
                self.prosecutor if office in ("the prosecutor", "the prosecutrix") else office[0].upper() + office[1:]
            )
        starts = re.match(r"^\W*[A-Z]", plain)
        return REPORT if starts and self.speaker == self.prisoner else self.speaker


def _together(run: Sequence[Paragraph]) -> Paragraph:
    """What one voice says on end; a space between where none stands."""
    first, *others = run
    if not others:
        return first
    pieces = [said.text if said.text.endswith((" ", "—")) else f"{said.text} " for said in run[:-1]]
    text = "".join((*pieces, run[-1].text))
    return Paragraph(text, first.speaker, first.voice, first.side, sworn=first.sworn, reported=True)
