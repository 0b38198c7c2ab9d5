"""Scripted players of a persuasion. They see what a person would see, and no more.

``skilled`` reads each juror's sheet, argues a different claim each time in the tone that suits the person, answers what
the juror has just held against it, and lays one piece of evidence before each. ``naive`` has one point and makes it to
everybody, again and again. ``mute`` sits with each juror, says nothing twice, and calls the settlement.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.argument_map import Claim, Tone
from venire.law.case_file.case import Case, Side, other
from venire.ports import Embedder
from venire.proceedings.persuasion.acts import GoHome, Say, Settle, Visit
from venire.proceedings.persuasion.view import PersuasionView, TalkLine
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.claim_meaning import Meaning

MUTE_TURNS, SKILLED_TURNS = 2, 12
"""What each says to one juror at the most."""
SHOWN_AT = 2
"""The turn at which the skilled player lays a piece of evidence on the table."""
_EXACT = re.compile(
    r"\b(engineer|programmer|account|scien|analyst|detail|fact|evidence|consult|deduc|logic|diagram|number|professor)",
    re.IGNORECASE,
)
_PARTICULAR: Final[Mapping[bool, frozenset[str]]] = {
    True: frozenset({"evidence", "logical", "question"}),
    False: frozenset({"emotional", "moral", "narrative"}),
}
Manner = Callable[[PersuasionView, int, int], Act]
"""(view, juror, how often it has spoken to it) → what it does."""


def player_of(case: Case, chance: Chance, embedder: Embedder | None = None) -> ScriptedPlayer:
    """The scripted player of one session."""
    return ScriptedPlayer(case, chance, embedder)


@dataclass(frozen=True)
class ScriptedPlayer:
    """Answers for ``player`` as the settings name it."""

    case: Case
    chance: Chance
    embedder: Embedder | None = None

    name = "scripted"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The next move. Raises :class:`VenireError` for a view that is not the player's."""
        if not isinstance(view, PersuasionView):
            raise VenireError("A player plays from the player's view.", "Ask the seat that the agenda names.")
        if GoHome in ask.wants:
            return GoHome()
        on = view.talking_to
        if not on or Say not in ask.wants or self._spoken(view, on) >= self._most(view):
            return self._next(view)
        if view.player == "mute":
            return Say(text="…")
        if view.player == "naive":
            return Say(text=self._strongest(view.side)[0].kernels[0].text)
        await self._matcher.hear([spoken.text for spoken in view.talks[on][-1:]])
        return self._skilled(view, on)

    def _most(self, view: PersuasionView) -> int:
        return MUTE_TURNS if view.player == "mute" else SKILLED_TURNS

    def _next(self, view: PersuasionView) -> Act:
        """The next juror who has not been seen; then the settlement."""
        waiting = [one.juror for one in view.jurors if one.juror not in view.talks]
        return Visit(juror=waiting[0]) if waiting else Settle()

    def _spoken(self, view: PersuasionView, juror: int) -> int:
        return sum(one.by == "player" for one in view.talks.get(juror, ()))

    def _skilled(self, view: PersuasionView, juror: int) -> Act:
        talk, exact = view.talks[juror], self._is_exact(view, juror)
        claim = self._claim(view.side, talk, exact)
        tone: Tone = "exact" if exact else "vivid"
        kernel = next((one for one in claim.kernels if one.tone == tone), claim.kernels[0])
        shows = self._thing(view.side) if self._spoken(view, juror) + 1 == SHOWN_AT else ""
        return Say(text=kernel.text, shows=shows)

    def _is_exact(self, view: PersuasionView, juror: int) -> bool:
        """Whether the sheet speaks of somebody who goes by facts."""
        sheet = next(one for one in view.jurors if one.juror == juror)
        return bool(_EXACT.search(f"{sheet.occupation} {' '.join(sheet.traits)} {sheet.background}"))

    def _claim(self, side: Side, talk: Sequence[TalkLine], exact: bool) -> Claim:
        """What answers the juror's last words, else the strongest of the kind that suits; nothing twice."""
        mine = {one.text for one in talk if one.by == "player"}
        fresh = [claim for claim in self._strongest(side) if not any(k.text in mine for k in claim.kernels)]
        if not fresh:
            return self._strongest(side)[len(mine) % len(self._strongest(side))]
        against = {match.claim.id for match in self._matcher.hints(talk[-1].text, other(side))}
        answers = [claim for claim in fresh if any(relation.to in against for relation in claim.relations)]
        suits = [claim for claim in fresh if _PARTICULAR[exact] & set(claim.types[:2])]
        best = answers or suits or fresh
        return best[0] if answers else self.chance.pick(best[:3], "claim", len(mine), talk[0].text)

    def _strongest(self, side: Side) -> list[Claim]:
        return self._by_side[side]

    @cached_property
    def _by_side(self) -> Mapping[Side, list[Claim]]:
        ranked = sorted(self.case.claims, key=lambda claim: -claim.strength)
        sides: tuple[Side, Side] = ("prosecution", "defence")
        return {side: [claim for claim in ranked if claim.side == side] for side in sides}

    def _thing(self, side: Side) -> str:
        """The evidence that speaks most one-sidedly for the player."""
        sign = 1 if side == "defence" else -1
        leads = {item.id: (item.defence - item.prosecution) * sign for item in self.case.evidence}
        return max(leads, key=lambda one: leads[one], default="")

    @cached_property
    def _matcher(self) -> Matcher:
        return Matcher(Lore(self.case), Meaning(self.case, self.embedder) if self.embedder else None)
