"""What a juror says: how it struck it, what is in the way, now and then what it really thinks of. Nothing twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.api import Manner, Moment
from venire.proceedings.persuasion.view import JurorView
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.persuaded.inner_quotation import nested
from venire_understudy.persuaded.reception import Reception
from venire_understudy.persuaded.reservations import Reservations
from venire_understudy.persuaded.voices import Lines

ORDER: Sequence[Manner] = ("steady", "wavering", "leaning", "won")
SHOWN: Mapping[Manner, Moment] = {"wavering": "wavering", "leaning": "leaning", "won": "won"}
HOLDS_AGAINST: Mapping[Manner, float] = {"steady": 0.85, "wavering": 0.7, "leaning": 0.35, "won": 0.0}
"""How often the juror, by its manner, holds something against what it hears."""
CARRIED = 10.0
"""Points toward the player from which nothing is held against what carried it, unless the juror stands as it stood."""
CONCERNED = (3, 6, 9, 11)
"""Turns at which what it hides comes near the surface."""
TIRED = 10
GESTURES = 0.4
WON_OVER: Sequence[Moment] = ("struck", "answered", "shown")
"""Moments in which something went in."""
OFF_THE_CASE: Sequence[Moment] = (
    "silence", "orders", "rude", "foreign", "praise", "silly", "short", "aside", "unplaced", "heart", "other_side",
    "belittled", "sorry", "asked", "question",
)  # fmt: skip
"""Moments at which nobody adds what it has heard from others, or that it is tired."""
ARGUED: Sequence[Moment] = ("struck", "answered", "more", "unmoved", "noted")
AGAINST: Sequence[Moment] = (*ARGUED, "hint", "question", "repeated", "shown_nothing")
"""Moments after which something may be held against the player."""


NO_PAYOFF: Sequence[Moment] = (
    "mistaken", "rude", "belittled", "sorry", "silly", "orders", "foreign", "praise", "repeated"
)  # fmt: skip
"""Moments at which nothing is said that the juror has waited to say."""


@dataclass(frozen=True)
class Replying:
    """Speaks for the jurors of one session."""

    lore: Lore
    chance: Chance

    def reply(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        """The whole reply, as it stands on the page."""
        core = self._hooked(view, taken, lines)
        opening = "" if core else self._opening(view, taken, lines)
        core = core or self._core(view, taken, lines)
        after = self._after(view, taken, lines)
        gesture = lines.gesture() if opening or self.chance.below(GESTURES, "gesture", view.me, view.no) else ""
        parts = [part for part in (opening, core, after) if part]
        return _page(gesture, parts or [self._last_resort(view, lines)], view.no)

    def _hooked(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        """What it has waited for, where that comes in earnest."""
        if taken.moment in NO_PAYOFF:
            return ""
        said = view.talks[view.me][-1]
        return lines.hooked(said.text, said.shows)

    @cached_property
    def _objecting(self) -> Reservations:
        return Reservations(self.lore)

    def _opening(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        """A change of manner, told once and only when something has just gone in; or somebody met in between."""
        told = _manner_told(view)
        if taken.moment in WON_OVER and taken.pull > 0 and ORDER.index(view.manner) > told:
            lines.made.append(f"manner:{view.me}:{view.manner}")
            return lines.line(SHOWN[view.manner])
        if taken.moment not in WON_OVER and ORDER.index(view.manner) < min(told, ORDER.index(view.before)):
            return lines.line("retreat")
        if taken.moment in OFF_THE_CASE:
            return ""
        if view.company and not any(mark.startswith(f"{lines.card.id}:company:") for mark in view.spent):
            return lines.line("company", name=view.company[-1])
        return lines.line("tired") if view.turn == TIRED else ""

    def _core(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        handle = nested(self.lore.claims[taken.claim].handle) if taken.claim else ""
        match taken.moment:
            case "struck" | "answered" | "more" | "unmoved" | "noted":
                return self._argued(view, taken, lines)
            case "heart":
                return self._met(taken, lines)
            case "shown":
                return lines.on_claim(view.talks[view.me][-1].shows) or lines.line("shown")
            case "mistaken":
                quoted = lines.use(f"told:{taken.told}", f" ‘{nested(taken.told).rstrip('.')}.’")
                return f"{lines.line('mistaken')}{quoted}".strip()
            case "hint":
                return lines.line("hint", handle=nested(taken.told))
            case "asked":
                return lines.concern(view.talks[view.me][-1].text) or lines.line("asked")
            case "repeated":
                return lines.line("repeated", handle=handle)
            case _:
                return lines.line(taken.moment)

    def _argued(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        """On the claim itself, on its subject, or in general. Only what carries the juror is said to."""
        if taken.moment == "noted" and taken.impact != "positive":
            return lines.line("noted")
        if taken.impact != "positive" and taken.pull < 0:
            return self._on_subject(view, taken, lines, "badly", "unmoved")
        if taken.moment == "more" and view.talks[view.me][-1].shows:
            return lines.line("shown_more")
        if taken.impact != "positive":
            return self._on_subject(view, taken, lines, "thin" if taken.moment == "more" else "badly")
        if taken.pull <= 0:
            kind = "well" if taken.pull < 0 else ""
            return self._on_subject(view, taken, lines, kind, "noted" if taken.pull == 0 else "unmoved")
        met = lines.line("answered") if taken.met else ""
        if view.side == "prosecution":
            return met or lines.line("struck")
        said = next((found for claim in taken.claims if (found := lines.on_claim(claim))), "")
        helps = [one for one in taken.topics if one in view.moved_by]
        said = said or next((found for one in helps if (found := lines.on_topic(one, "well"))), "")
        return " ".join(part for part in (met, said) if part) or lines.line("struck")

    def _on_subject(
        self, view: JurorView, taken: Reception, lines: Lines, kind: str, else_: Moment | None = None
    ) -> str:
        """What the juror has to say on the chief subject, else the moment's own words. A card's words on its subjects
        are for a player who defends."""
        told = lines.on_topic(taken.topics[0], kind) if kind and taken.topics and view.side == "defence" else ""
        return told or lines.line(else_ or taken.moment)

    def _met(self, taken: Reception, lines: Lines) -> str:
        """A word to the heart is answered there: with what the juror hides, where that was touched."""
        near = lines.concern() if taken.personal else ""
        return near or lines.line("heart") or lines.concern()

    def _after(self, view: JurorView, taken: Reception, lines: Lines) -> str:
        """What is still in the way; or, at some turns, something nearer to the bone."""
        if view.manner == "won" or taken.moment not in AGAINST:
            return ""
        if view.turn in CONCERNED and taken.moment in ARGUED and (near := lines.concern()):
            return near
        if taken.moment == "question" and not taken.topics:
            return ""
        if taken.impact == "positive" and taken.pull >= CARRIED and view.manner != "steady":
            return ""
        if taken.moment != "question" and not self.chance.below(
            HOLDS_AGAINST[view.manner], "against", view.me, view.no
        ):
            return ""
        return self._objecting.against(view, taken, lines)

    def _last_resort(self, view: JurorView, lines: Lines) -> str:
        """When there are no words left for the moment: something about the case, or nothing."""
        return self._objecting.against(view, Reception("question"), lines)


def _manner_told(view: JurorView) -> int:
    """The place in :data:`ORDER` of the furthest that the juror has let on."""
    start = f"manner:{view.me}:"
    return max((place for place, name in enumerate(ORDER) if f"{start}{name}" in view.spent), default=0)


def _page(gesture: str, parts: Sequence[str], no: int) -> str:
    """Speech in quotation marks; what the hands do stands before it, or where it turns."""
    said = [part for part in parts if part]
    if not said:
        return gesture or "There is no answer."
    if gesture and len(said) > 1 and no % 2:
        return f"“{said[0]}” {gesture} “{' '.join(said[1:])}”"
    return f"{gesture} “{' '.join(said)}”".strip()
