"""The juror's words, each used once: its own first, then the house's plain ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from venire.kernel.chance import Chance
from venire.language.fitted.tables import shipped_values
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import CardVoice, Moment, PersuasionCard

Marked = tuple[str, str]
"""(mark, text)."""


@cache
def plain_voice() -> CardVoice:
    """What any juror may say."""
    return shipped_values("venire_understudy.persuaded", "plain_voice.yaml", CardVoice)


@cache
def turns() -> Sequence[str]:
    """Ways to come from what was heard to what is still in the way."""
    return shipped_values("venire_understudy.persuaded", "turns.yaml", Sequence[str])


@dataclass
class Lines:
    """Picks for one reply. ``spent`` is what has been used in the session; ``made`` is what this reply uses."""

    card: PersuasionCard
    chance: Chance
    spent: frozenset[str]
    made: list[str] = field(default_factory=list[str])

    def line(self, moment: Moment, **slots: str) -> str:
        """A line for a moment; empty where all have been said."""
        own = self.card.voice.lines.get(moment, ())
        house = plain_voice().lines.get(moment, ())
        return self._taken(self._marked(moment, own), slots) or self._plain(moment, house, slots)

    def on_topic(self, topic: str, kind: str) -> str:
        """What the juror has to say on a topic taken ``well``, ``badly``, or too ``thin``."""
        voice = self.card.voice.topics.get(topic)
        texts: tuple[str, ...] = getattr(voice, kind) if voice else ()
        return self._taken(self._marked(f"{topic}.{kind}", texts), {})

    def on_claim(self, claim: str) -> str:
        """What the juror says when just this goes home."""
        return self._taken(self._marked(f"claim.{claim}", self.card.voice.claims.get(claim, ())), {})

    def reason(self, key: str) -> str:
        """What the juror holds against the player under this key of its own reasons."""
        return self._taken(self._marked(f"reason.{key}", self.card.voice.reasons.get(key, ())), {})

    def hooked(self, text: str, shows: str) -> str:
        """What the juror has waited to say until just this is said or shown."""
        for place, hook in enumerate(self.card.voice.hooks):
            if hook.met(text, shows):
                fresh = [pair for pair in self._marked(f"hook.{place}", hook.says) if self._fits(*pair, {})]
                return self._taken(fresh[:1], {})
        return ""

    def concern(self, about: str = "") -> str:
        """Something that circles what it hides: what comes first on the card comes first. ``about``: only what has a
        word in common with this."""
        said = folded(about) - RHETORIC
        fresh = [pair for pair in self._marked("concern", self.card.voice.concerns) if self._fits(*pair, {})]
        near = [pair for pair in fresh if not about or said & folded(pair[1])]
        return self._taken(near[:1], {})

    def gesture(self) -> str:
        """What hands and eyes do."""
        own = self._taken(self._marked("gesture", self.card.voice.gestures), {})
        return own or self._plain("gesture", plain_voice().gestures, {"me": self.card.address})

    def turn(self) -> str:
        """A way from what was heard to what is in the way."""
        return self._plain("turn", turns(), {})

    def use(self, mark: str, text: str) -> str:
        """The text, unless it has been said."""
        if mark in self.spent or mark in self.made:
            return ""
        self.made.append(mark)
        return text

    def _marked(self, name: str, texts: Sequence[str]) -> list[Marked]:
        return [(f"{self.card.id}:{name}:{place}", text) for place, text in enumerate(texts)]

    def _plain(self, name: str, texts: Sequence[str], slots: Mapping[str, str]) -> str:
        """One of the house's words: each juror comes to them in an order of its own, so that two seldom share one."""
        mine = Chance(self.card.id).shuffled(_house(name, texts), "plain", name)
        fresh = [pair for pair in mine if self._fits(*pair, slots)]
        return self._taken(fresh[:1], slots)

    def _taken(self, lines: Sequence[Marked], slots: Mapping[str, str]) -> str:
        fresh = [(mark, text) for mark, text in lines if self._fits(mark, text, slots)]
        if not fresh:
            return ""
        mark, text = self.chance.pick(fresh, "line", lines[0][0])
        self.made.append(mark)
        said = text.format(**slots) if "{" in text else text
        return said[:1].upper() + said[1:] if text.startswith("{handle}") else said

    def _fits(self, mark: str, text: str, slots: Mapping[str, str]) -> bool:
        return mark not in self.spent and mark not in self.made and all(slots.get(name) for name in _slots(text))


def _house(name: str, texts: Sequence[str]) -> list[Marked]:
    return [(f"plain:{name}:{place}", text) for place, text in enumerate(texts)]


def _slots(text: str) -> Iterator[str]:
    return (name for name in ("handle", "name", "me") if f"{{{name}}}" in text)
