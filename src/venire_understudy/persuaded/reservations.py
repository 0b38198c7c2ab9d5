"""What a juror holds against what it hears: its own share of the case's reasons, else the whole map's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from venire.law.api import Claim, answering
from venire.proceedings.persuasion.view import JurorView
from venire_understudy.comprehension.case_lore import ClaimLink, Lore
from venire_understudy.persuaded.inner_quotation import nested
from venire_understudy.persuaded.reception import Reception
from venire_understudy.persuaded.voices import Lines

NEAR = 6
"""Claims of the other side, nearest in subject first, that a juror comes to where nothing answers directly."""


@dataclass(frozen=True)
class Reservations:
    """Objects for the jurors of one session."""

    lore: Lore

    def against(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        """A reason that stands against what was heard, and where something went in a way to come to it; empty where
        none is left."""
        claim, said = next(self._found(view, taken, lines), ("", ""))
        if not claim:
            return ""
        lines.made.append(f"ask:{view.me}:{view.no}:{claim}")
        if taken.impact != "positive":
            return said
        handle = nested(self.lore.claims[claim].handle)
        return f"{lines.line('turn', handle=handle) or lines.turn()} {said}".strip()

    def _found(self, view: JurorView, taken: Reception, lines: Lines) -> Iterator[tuple[str, str]]:
        """(claim, what it says), the answers to what was put first; each is used up as it is found."""
        for link in self._answers(view, taken):
            if said := self._says(lines, link.source, link):
                yield link.source, said
        for claim in self._others(view, taken)[: NEAR if taken.topics else None]:
            if said := self._says(lines, claim.id):
                yield claim.id, said

    def _says(self, lines: Lines, claim: str, link: ClaimLink | None = None) -> str:
        """What this juror has to say for a claim of the other side, which answers another by this ``link``."""
        if lines.card.voice.reasons:
            own = lines.reason(answering(claim, link.relation.to)) if link else ""
            return nested(own or lines.reason(claim))
        if link:
            return lines.use(link.id, nested(link.relation.why))
        return lines.use(f"q:{claim}", nested(self.lore.claims[claim].question))

    def _answers(self, view: JurorView, taken: Reception) -> list[ClaimLink]:
        found = [link for claim in taken.claims or (taken.claim,) for link in self.lore.onto.get(claim, ())]
        wanted = [one for one in found if one.relation.kind != "supports" and self.lore.side(one.source) != view.side]
        return sorted(wanted, key=lambda link: -link.relation.strength)

    def _others(self, view: JurorView, taken: Reception) -> list[Claim]:
        """On the same subjects where there are any, the nearest first: any other would be about something else."""
        about = set(taken.topics)
        theirs = [
            one for one in self.lore.case.claims if one.side != view.side and (not about or about & {*one.topics})
        ]
        return sorted(theirs, key=lambda claim: (-len(about & set(claim.topics)), -claim.strength))
