"""Character cards: who a juror is whom one tries to persuade. Source: spec/persuasion.md, "Character card"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Literal, cast

from pydantic import Field, StringConstraints, model_validator

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side, Slug
from venire.law.case_file.persona import Archetype
from venire.law.persuasion.manner import Thresholds

Prose = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4000)]
Weight = Annotated[float, Field(ge=-50.0, le=50.0)]
"""Points of stance, toward whoever raises the topic above 0, that a topic of medium strength is worth when it is well
received."""
Moment = Literal[
    "struck", "unmoved", "more", "answered", "wavering", "leaning", "won", "retreat", "company", "tired",
    "unplaced", "hint", "mistaken", "question", "other_side", "aside", "repeated", "long", "short", "silence",
    "rude", "silly", "foreign", "orders", "praise", "shown", "shown_nothing", "heart", "noted", "turn",
    "belittled", "sorry", "asked", "shown_more",
]  # fmt: skip
"""Moments of a talk. Of what was argued: it goes home, it does not, there is too little in it, it answers what the
juror had asked. Of the juror: it wavers, leans, is won, draws back, was spoken to by another ``{name}``, is tired. Of
what was said: nobody can place it, it may be about a certain thing ``{handle}``, the file contradicts it, it asks the
juror something, argues for the other side, is beside the case, was said before, is long, a word or two, nothing, rude,
silly, in a foreign tongue, an order, praise. And a thing laid on the table: one that counts, one that does not. A word
to the heart; a point that is well made and weighs nothing with this juror; the way from what was heard to what stands
against it, a claim that may be named by its ``{handle}``. It is talked down to; somebody who did so, or was rude, is
sorry; it is asked about itself and has nothing to tell; a thing lies on the table of which too little was said."""
_MARKUP = re.compile(r"<\s*[a-zA-Z/!][^<>]*>|\]\(\s*\w+:|```")


class TopicVoice(Frozen):
    """What the juror says when a topic comes up: taken well, badly, or with too little in it."""

    well: tuple[Prose, ...] = ()
    badly: tuple[Prose, ...] = ()
    thin: tuple[Prose, ...] = ()


class Hook(Frozen):
    """What a juror has waited for: said when the words fall, or the thing is laid before it with them."""

    words: tuple[Text, ...] = Field(min_length=1, max_length=6)
    """All of these must be in what is said; each may be one of several: ``number|figure``."""
    asks: bool = False
    """Whether it must be a question."""
    shows: str = ""
    """The evidence that must lie on the table with them; empty for none."""
    says: tuple[Prose, ...] = Field(min_length=1, max_length=6)

    def met(self, text: str, shows: str) -> bool:
        """Whether it has waited for just this. ``shows``: the evidence that is laid down with the words, or empty."""
        if self.shows not in ("", shows) or (self.asks and "?" not in text):
            return False
        return all(_any_of(words).search(text) for words in self.words)


class CardVoice(Frozen):
    """The juror's own words. Whatever is left out is said in the house's plain voice."""

    topics: Mapping[Slug, TopicVoice] = {}
    claims: Mapping[str, tuple[Prose, ...]] = {}
    """What the juror says when this claim of the case goes home, or this key evidence is laid before it; by id."""
    lines: Mapping[Moment, tuple[Prose, ...]] = {}
    concerns: tuple[Prose, ...] = ()
    """Sayings that circle what the juror hides without saying it."""
    gestures: tuple[Prose, ...] = ()
    """What the hands and eyes do: whole sentences in the third person."""
    hooks: tuple[Hook, ...] = Field(default=(), max_length=10)
    """What it has asked for or half promised, and how it answers when that comes."""
    reasons: Mapping[str, tuple[Prose, ...]] = {}
    """What the juror holds against the player: by the id of the claim that it says, or ``C2>C1`` for what C2 answers to
    C1. Left out: its share of the case's reasons, which no other juror of the same jury has."""


class KeyEvidence(Frozen):
    """A piece of evidence that, laid before this juror for the first time, moves it at once and far."""

    evidence: Text
    weight: Weight


class PersuasionCard(Frozen):
    """A juror to be persuaded. Stance, weights, concerns and thresholds are hidden until the settlement."""

    format: Literal[1] = 1
    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_-]*$", max_length=60)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
    called: str = ""
    """What others say to address the juror: "Mr Wang". Default: the name."""
    age: int = Field(ge=18, le=110)
    occupation: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
    portrait: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=600)]
    """A face in a few words, or a sign."""
    background: Prose
    personality_traits: tuple[Prose, ...] = Field(min_length=1, max_length=20)
    speaking_style: Prose
    initial_stance: float = Field(ge=-100.0, le=100.0)
    topic_weights: Mapping[Slug, Weight] = Field(min_length=1)
    prosecution_weights: Mapping[Slug, Weight] = {}
    """The weights for a player who prosecutes, where they are others: what pleads for the accused seldom accuses."""
    hidden_concerns: tuple[Prose, ...] = Field(min_length=1, max_length=10)
    persuasion_thresholds: Thresholds = Thresholds()
    first_message: Prose
    key_evidence: tuple[KeyEvidence, ...] = Field(default=(), max_length=10)
    prosecution_key_evidence: tuple[KeyEvidence, ...] = Field(default=(), max_length=10)
    archetype: Archetype = "rationalist"
    """How the juror takes an argument when all deliberate together."""
    influence: Unit = 0.5
    openness: Unit = 0.5
    """How far other jurors carry it."""
    voice: CardVoice = CardVoice()

    @property
    def address(self) -> str:
        return self.called or self.name

    def weights(self, side: Side) -> Mapping[str, float]:
        """The weights that hold for a player of this side."""
        if side == "prosecution" and self.prosecution_weights:
            return self.prosecution_weights
        return self.topic_weights

    def key(self, side: Side, evidence: str) -> float:
        """The weight of a piece of evidence as key evidence; 0 where it is none."""
        found = self.prosecution_key_evidence if side == "prosecution" else self.key_evidence
        return next((one.weight for one in found if one.evidence == evidence), 0.0)

    @model_validator(mode="before")
    @classmethod
    def _plain_text(cls, values: object) -> object:
        marked = next((text for text in _texts(values) if _MARKUP.search(text)), None)
        if marked is not None:
            found = _MARKUP.search(marked)
            raise ValueError(
                f"a card is plain text, and this one has markup ({(found.group() if found else '')[:40]!r})"
            )
        return values


def _any_of(words: str) -> re.Pattern[str]:
    """``number|figure``, as whole words. What an author writes is text: only the bar has a meaning."""
    each = (re.escape(one) for word in words.split("|") if (one := word.strip()))
    return re.compile(rf"(?<!\w)(?:{'|'.join(each) or '(?!)'})(?!\w)", re.IGNORECASE)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in cast("Mapping[str, object]", value).values():
            yield from _texts(inner)
    elif isinstance(value, Sequence):
        for inner in cast("Sequence[object]", value):
            yield from _texts(inner)
