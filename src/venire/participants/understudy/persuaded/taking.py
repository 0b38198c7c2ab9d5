"""How a juror takes what is said to it: which subjects it hears, how well it was put, what it answers.

An argument is worth what the claim of the case is worth that it puts, more when it names its evidence, when it meets
what the juror has just asked, when its subject is one the juror cares for; less when it is short or has been put
before. Dice by label blur it a little. ``positive`` means that it went in, whichever way the subject pulls.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from venire.kernel.chance import Chance
from venire.law.argument_map import Claim
from venire.law.case import Side
from venire.law.dedup import normalised
from venire.law.persuasion.card import Moment
from venire.law.persuasion.shift import Impact, Strength
from venire.participants.understudy.hearing import Ears, Heard
from venire.participants.understudy.persuaded.tone import LONG, SHORT, tone
from venire.proceedings.persuasion.view import JurorView

GOES_IN, STRONG, THIN = 0.66, 0.88, 0.35
"""Worth from which an argument is well received, is strong; and under which it is weak."""
TOPICS = 2
"""Subjects that one saying can be about: the chief one of each claim that it puts."""
BLUR = 0.12
FEW = 7
"""Words below which an argument is only hinted at."""
SATED = 0.06
"""What each earlier argument on the same subject takes from a further one."""
FIRST = 1
"""Nobody gives way at the first word: what is said then is noted, and asked about."""


_WORD = re.compile(r"\w+")
_OF_YOU = re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE)
_OF_THE_CASE = re.compile(
    r"\b(?:case|charge\w*|guilt\w*|innocent|vote|voting|verdict|evidence|exhibit|trial|court|jury|law|instruction\w*|"
    r"doubt|prove\w*|proof|believe|convince\w*|machine|agent|witness\w*)\b",
    re.IGNORECASE,
)


def asks_of_oneself(text: str) -> bool:
    """Whether somebody is asked about their own life, as far as the words tell: "Whom do you think of?" """
    return text.rstrip().endswith("?") and bool(_OF_YOU.search(text)) and not _OF_THE_CASE.search(text)


@dataclass(frozen=True, slots=True)
class Taken:
    """How it was taken. ``claim``: what it chiefly put; ``met``: it answers what the juror asked."""

    moment: Moment
    topics: tuple[str, ...] = ()
    impact: Impact = "neutral"
    strength: Strength = "weak"
    claim: str = ""
    claims: tuple[str, ...] = ()
    met: bool = False
    told: str = ""
    """What the file says instead, or what a vague saying may be about."""
    personal: bool = False
    """Whether the juror was asked about itself."""


@dataclass(frozen=True)
class Taking:
    """Hears for one session."""

    ears: Ears
    chance: Chance
    known: dict[tuple[str, Side], Heard] = field(default_factory=dict[tuple[str, Side], Heard], compare=False)
    """What has been heard already: the same words mean the same."""

    def taken(self, view: JurorView, text: str, shows: str) -> Taken:
        """How the juror of this view takes these words."""
        how = tone(text)
        if how is not None:
            return self._by_tone(how, text, view)
        heard = self._heard(text, view.side)
        if heard.kind == "mistaken":
            told = heard.mistakes[0].passage.spoken
            return Taken("mistaken", self._topics(heard.claims), "negative", "medium", told=told)
        if shows:
            return self._shown(view, text, shows, heard)
        if not heard.claims and asks_of_oneself(text) and not self._names & set(_WORD.findall(text.lower())):
            return Taken("aside", personal=True)
        if heard.kind in ("question", "poll"):
            return Taken("question", self._topics(heard.claims), claim=_first(heard.claims))
        if heard.kind == "aside":
            return Taken("aside")
        if heard.claims:
            return self._argued(view, text, heard.claims, bool(self.ears.named(text)))
        return self._vague(view, text)

    def _heard(self, text: str, side: Side) -> Heard:
        if (text, side) not in self.known:
            self.known[text, side] = self.ears.heard(text, side)
        return self.known[text, side]

    def _by_tone(self, how: Moment, text: str, view: JurorView) -> Taken:
        """Whoever insults and argues has argued badly; the rest of it is no argument."""
        if how != "rude":
            return Taken(how)
        claims = self._heard(text, view.side).claims
        return Taken(how, self._helping(view, self._topics(claims)), "negative", "medium")

    def _helping(self, view: JurorView, topics: Sequence[str]) -> tuple[str, ...]:
        return tuple(topic for topic in topics if topic in view.moved_by)

    def _shown(self, view: JurorView, text: str, shows: str, heard: Heard) -> Taken:
        rests = [claim.id for claim in self._resting(shows) if claim.side == view.side]
        claims = heard.claims or tuple(rests[:1])
        first = f"shown:{view.me}:{shows}" not in view.spent
        if shows in view.key and first:
            strength: Strength = "medium" if heard.claims else "weak"
            return Taken("shown", self._topics(claims), "positive", strength, _first(claims), claims)
        if heard.claims and first:
            return self._argued(view, text, heard.claims, grounded=True)
        return Taken("shown_nothing", self._topics(claims), claim=_first(claims), claims=claims)

    def _resting(self, evidence: str) -> list[Claim]:
        found = [claim for claim in self.ears.lore.case.claims if evidence in claim.grounds]
        return sorted(found, key=lambda claim: -claim.strength)

    def _argued(self, view: JurorView, text: str, claims: Sequence[str], grounded: bool) -> Taken:
        lore, made = self.ears.lore, tuple(claims)
        topics = self._topics(made)
        if lore.side(made[0]) != view.side:
            against = self._helping(view, topics)
            return Taken("other_side", against, "negative", "weak", made[0], made)
        met = self._meets(view, made)
        if all(_put(view, claim) for claim in made):
            return Taken("repeated", self._helping(view, topics), "negative", "medium", made[0], made)
        worth = self._worth(view, text, made, grounded, met)
        strength: Strength = "strong" if worth >= STRONG and view.turn > FIRST else "weak" if worth < THIN else "medium"
        if worth >= GOES_IN and view.turn > FIRST:
            return Taken("answered" if met else "struck", topics, "positive", strength, made[0], made, met)
        return Taken("more" if worth >= THIN else "unmoved", topics, "neutral", strength, made[0], made, met)

    def _worth(self, view: JurorView, text: str, claims: Sequence[str], grounded: bool, met: bool) -> float:
        words = len(text.split())
        cares = any(topic in view.moved_by[:4] for topic in self._topics(claims))
        parts = (
            max(self.ears.lore.claims[claim].strength for claim in claims),
            0.12 if grounded else 0.0,
            0.2 if met else 0.0,
            0.08 if cares else -0.05,
            -0.15 if last_asked(view) and not met else 0.0,
            -SATED * sum(_heard_on(view, topic) for topic in self._topics(claims)[:1]),
            -0.3 if words < FEW else -0.1 if words > LONG else 0.0,
            (2 * self.chance.unit("worth", view.me, view.no) - 1) * BLUR,
        )
        return sum(parts)

    def _meets(self, view: JurorView, claims: Sequence[str]) -> bool:
        """Whether this answers what the juror put last."""
        asked = last_asked(view)
        if not asked:
            return False
        lore = self.ears.lore
        attacked = {link.relation.to for claim in claims for link in lore.out_of.get(claim, ())}
        shared = set(lore.claims[asked].topics) & set(self._topics(claims))
        fresh = any(not _put(view, claim) for claim in claims)
        return asked in attacked or (bool(shared) and fresh)

    def _vague(self, view: JurorView, text: str) -> Taken:
        if len(text.split()) < SHORT:
            return Taken("short")
        near = [topic for topic, words in self._labels.items() if words & normalised(text)]
        if near:
            return Taken("more", tuple(near[:1]))
        hints = self.ears.matcher.hints(text, view.side)
        if not hints:
            return Taken("long" if len(text.split()) > LONG else "unplaced")
        claim = hints[0].claim
        return Taken("hint", self._topics((claim.id,)), claim=claim.id, told=claim.handle)

    def _topics(self, claims: Sequence[str]) -> tuple[str, ...]:
        found = [topic for claim in claims for topic in self.ears.lore.claims[claim].topics[:1]]
        return tuple(dict.fromkeys(topic for topic in found if topic in self._known))[:TOPICS]

    @cached_property
    def _labels(self) -> Mapping[str, frozenset[str]]:
        """Topic → the words of its name."""
        return {topic.id: normalised(topic.label) for topic in self.ears.lore.case.topics}

    @cached_property
    def _names(self) -> frozenset[str]:
        """The words of the names of those whom the case is about: whoever asks of them asks of the case."""
        case = self.ears.lore.case
        people = [
            case.defendant.name,
            *([case.victim.name] if case.victim else []),
            *(one.name for one in case.witnesses),
        ]
        return frozenset(word for name in people for word in _WORD.findall(name.lower()))

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(topic.id for topic in self.ears.lore.case.topics)


def last_asked(view: JurorView) -> str:
    """The claim that the juror last held up against the player; empty for none."""
    start = f"ask:{view.me}:"
    asked = [mark.removeprefix(start).partition(":") for mark in view.spent if mark.startswith(start)]
    return max(asked, key=lambda parts: int(parts[0]))[2] if asked else ""


def _put(view: JurorView, claim: str) -> int:
    """How often the player has put this claim to this juror."""
    return sum(mark.startswith(f"put:{view.me}:{claim}:") for mark in view.spent)


def _heard_on(view: JurorView, topic: str) -> int:
    """How often this juror has heard an argument on this subject."""
    return sum(mark.startswith(f"on:{view.me}:{topic}:") for mark in view.spent)


def _first(claims: Sequence[str]) -> str:
    return claims[0] if claims else ""
