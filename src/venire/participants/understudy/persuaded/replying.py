"""What a juror says: how it struck it, what is in the way, now and then what it really thinks of. Nothing twice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.argument_map import Claim
from venire.law.persuasion.card import Moment
from venire.law.persuasion.showing import Manner
from venire.participants.understudy.lore import Link, Lore
from venire.participants.understudy.persuaded.taking import Taken
from venire.participants.understudy.persuaded.voices import Lines
from venire.proceedings.persuasion.view import JurorView

ORDER: Sequence[Manner] = ("steady", "wavering", "leaning", "won")
SHOWN: Mapping[Manner, Moment] = {"wavering": "wavering", "leaning": "leaning", "won": "won"}
HOLDS_AGAINST: Mapping[Manner, float] = {"steady": 0.85, "wavering": 0.7, "leaning": 0.35, "won": 0.0}
"""How often the juror, by its manner, holds something against what it hears."""
CONCERNED = (3, 6, 9, 11)
"""Turns at which what it hides comes near the surface."""
TIRED = 10
GESTURES = 0.4
ARGUED: Sequence[Moment] = ("struck", "answered", "more", "unmoved")
AGAINST: Sequence[Moment] = ("struck", "answered", "more", "unmoved", "hint", "question", "repeated", "shown_nothing")
"""Moments after which something may be held against the player."""


@dataclass(frozen=True)
class Replying:
    """Speaks for the jurors of one session."""

    lore: Lore
    chance: Chance

    def reply(self, view: JurorView, taken: Taken, lines: Lines) -> str:
        """The whole reply, as it stands on the page."""
        opening = self._opening(view, taken, lines)
        core = self._core(view, taken, lines)
        after = self._after(view, taken, lines)
        gesture = lines.gesture() if opening or self.chance.below(GESTURES, "gesture", view.me, view.no) else ""
        parts = [part for part in (opening, core, after) if part]
        return _page(gesture, parts or [self._last_resort(view, lines)], view.no)

    def _opening(self, view: JurorView, taken: Taken, lines: Lines) -> str:
        """A change of manner, told once and only while the talk is about something; or somebody met in between."""
        told = _manner_told(view)
        if taken.moment in (*ARGUED, "shown") and ORDER.index(view.manner) > told:
            lines.made.append(f"manner:{view.me}:{view.manner}")
            return lines.line(SHOWN[view.manner])
        if ORDER.index(view.manner) < min(told, ORDER.index(view.before)):
            return lines.line("retreat")
        if view.company:
            return lines.line("company", name=view.company[-1])
        return lines.line("tired") if view.turn == TIRED else ""

    def _core(self, view: JurorView, taken: Taken, lines: Lines) -> str:
        handle = nested(self.lore.claims[taken.claim].handle) if taken.claim else ""
        match taken.moment:
            case "struck" | "answered" | "more" | "unmoved":
                return self._argued(view, taken, lines)
            case "shown":
                return lines.on_claim(view.talks[view.me][-1].shows) or lines.line("shown")
            case "mistaken":
                return f"{lines.line('mistaken')} It says: ‘{nested(taken.told).rstrip('.')}.’".strip()
            case "hint":
                return lines.line("hint", handle=nested(taken.told))
            case "aside" if taken.personal:
                return lines.concern() or lines.line("aside")
            case "repeated":
                return lines.line("repeated", handle=handle)
            case _:
                return lines.line(taken.moment)

    def _argued(self, view: JurorView, taken: Taken, lines: Lines) -> str:
        """On the claim itself, on its subject, or in general; a subject that puts the juror off is taken ill."""
        topic = taken.topics[0] if taken.topics else ""
        if taken.impact != "positive":
            thin = (
                lines.on_topic(topic, "thin" if taken.moment == "more" else "badly") if view.side == "defence" else ""
            )
            return thin or lines.line(taken.moment)
        ill = topic in view.put_off_by
        met = lines.line("answered") if taken.met and not ill else ""
        if view.side == "prosecution":
            return met or lines.line("unmoved" if ill else "struck")
        said = next((found for claim in taken.claims if (found := lines.on_claim(claim))), "")
        said = said or next((found for one in taken.topics if (found := lines.on_topic(one, "well"))), "")
        return " ".join(part for part in (met, said) if part) or lines.line("unmoved" if ill else "struck")

    def _after(self, view: JurorView, taken: Taken, lines: Lines) -> str:
        """What is still in the way; or, at some turns, something nearer to the bone."""
        if view.manner == "won" or taken.moment not in AGAINST:
            return ""
        if view.turn in CONCERNED and taken.moment in ARGUED and (near := lines.concern()):
            return near
        if taken.moment != "question" and not self.chance.below(
            HOLDS_AGAINST[view.manner], "against", view.me, view.no
        ):
            return ""
        against = self._against(view, taken, lines)
        if not against or taken.impact != "positive":
            return against
        return f"{lines.turn()} {against}".strip()

    def _against(self, view: JurorView, taken: Taken, lines: Lines) -> str:
        """The reason that answers the claim, else a question of the other side on the same subject."""
        for link in self._answers(view, taken):
            if said := lines.use(link.id, nested(link.relation.why)):
                lines.made.append(f"ask:{view.me}:{view.no}:{link.source}")
                return said
        for claim in self._others(view, taken):
            if said := lines.use(f"q:{claim.id}", nested(claim.question)):
                lines.made.append(f"ask:{view.me}:{view.no}:{claim.id}")
                return said
        return ""

    def _answers(self, view: JurorView, taken: Taken) -> list[Link]:
        found = [link for claim in taken.claims or (taken.claim,) for link in self.lore.onto.get(claim, ())]
        wanted = [one for one in found if one.relation.kind != "supports" and self.lore.side(one.source) != view.side]
        return sorted(wanted, key=lambda link: -link.relation.strength)

    def _others(self, view: JurorView, taken: Taken) -> list[Claim]:
        theirs = [claim for claim in self.lore.case.claims if claim.side != view.side]
        return sorted(theirs, key=lambda claim: (-len(set(claim.topics) & set(taken.topics)), -claim.strength))

    def _last_resort(self, view: JurorView, lines: Lines) -> str:
        """When there are no words left for the moment: a question about the case, or nothing."""
        left = (lines.use(f"q:{claim.id}", nested(claim.question)) for claim in self.lore.case.claims)
        return next((one for one in left if one), "")


def _manner_told(view: JurorView) -> int:
    """The place in :data:`ORDER` of the furthest that the juror has let on."""
    start = f"manner:{view.me}:"
    return max((place for place, name in enumerate(ORDER) if f"{start}{name}" in view.spent), default=0)


def nested(text: str) -> str:
    """The text as it stands within quotation marks."""
    inner, opens = list[str](), True
    for letter in text:
        if letter in "“”":
            inner.append("‘" if letter == "“" else "’")
        elif letter == '"':
            inner.append("‘" if opens else "’")
            opens = not opens
        else:
            inner.append(letter)
    return "".join(inner)


def _page(gesture: str, parts: Sequence[str], no: int) -> str:
    """Speech in quotation marks; what the hands do stands before it, or where it turns."""
    said = [part for part in parts if part]
    if not said:
        return gesture or "There is no answer."
    if gesture and len(said) > 1 and no % 2:
        return f"“{said[0]}” {gesture} “{' '.join(said[1:])}”"
    return f"{gesture} “{' '.join(said)}”".strip()
