"""Juror cards: who somebody is, how they take an argument, how they talk.

Source: spec/deliberation.md, spec/models.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints, model_validator

from venire.kernel.fields import Text, Unit
from venire.kernel.frozen import Frozen

HELD = "person_in_"
"""How the id of a card begins that stands for a person: ``person_in_7``."""

Archetype = Literal[
    "rationalist",
    "empath",
    "cynic",
    "conformist",
    "contrarian",
    "impatient",
    "detail_obsessed",
    "moralist",
    "pragmatist",
    "storyteller",
    "wildcard",
]
Lean = Literal[
    "neutral",
    "defense",
    "prosecution",
    "majority",
    "minority",
    "first_impression",
    "gut_feeling",
    "calculated",
    "best_story",
    "random",
]
Function = Literal[
    "open",
    "take_up",
    "agree",
    "grant",
    "turn",
    "point",
    "trade",
    "value",
    "ask",
    "press",
    "close",
    "waver",
    "changed",
    "other_side",
    "hold",
    "call_vote",
    "murmur_agree",
    "murmur_doubt",
    "murmur_struck",
    "murmur_puzzled",
]
"""What a line does in a speech:

``open`` a way in, answering nobody · ``take_up`` turns to somebody to dispute a point · ``agree`` builds on somebody ·
``grant`` concedes · ``turn`` the pivot after a concession · ``point`` sends the room to a piece of evidence ·
``trade`` a thought from the juror's own life about what the argument is worth · ``value`` what is at stake ·
``ask`` leads up to a question · ``press`` ends with a challenge to somebody · ``close`` ends with where it stands ·
``waver`` doubts its own side · ``changed`` says that it has changed its vote and on whose words · ``other_side`` says
openly that what follows speaks for the side one does not vote for · ``hold`` has nothing new and stays · ``call_vote``
wants a vote · ``murmur_*`` a reaction of at most ten words: to a speech that goes with one's vote (``agree``), against
it and leaves one where one was (``doubt``), against it and tells (``struck``), or puts nothing at all (``puzzled``).
"""
Lead = Literal["fact", "figures", "story", "question", "doubt", "correction"]
"""What a line promises will come next: a point of fact, one with figures in it, a scene, a question, a doubt, a
correction."""
About = Literal["any", "missing", "conflict", "timing", "trust", "motive", "chance", "cost", "person"]
"""What weakness or strength of an argument a ``trade`` line speaks to."""
Circumstance = Literal["crime", "hurt", "begun", "spoke", "argued", "late"]
"""What must be so for a line to be true.

Of the case: ``crime`` somebody is accused of one · ``hurt`` its victim was hurt or killed.
Of the room: ``begun`` others have spoken before this round · ``spoke`` the juror has spoken before · ``argued`` it has
argued against the vote it now gives · ``late`` the jury has been at it for some rounds.
"""
SLOTS: Mapping[str, frozenset[str]] = {
    "open": frozenset({"handle", "thing", "exhibit", "element"}),
    "take_up": frozenset({"name", "handle", "thing", "quote"}),
    "agree": frozenset({"name", "handle", "thing", "quote"}),
    "grant": frozenset({"concession", "name"}),
    "turn": frozenset({"handle", "thing"}),
    "point": frozenset({"exhibit"}),
    "trade": frozenset({"handle"}),
    "value": frozenset({"handle", "defendant", "victim"}),
    "ask": frozenset({"name"}),
    "press": frozenset({"name", "handle", "thing", "element"}),
    "close": frozenset({"handle", "thing", "element", "defendant"}),
    "waver": frozenset({"handle", "thing", "name"}),
    "changed": frozenset({"name", "handle", "thing", "exhibit", "vote"}),
    "other_side": frozenset({"defendant", "victim"}),
    "hold": frozenset({"handle", "thing", "element"}),
    "call_vote": frozenset(),
    "murmur_agree": frozenset(),
    "murmur_doubt": frozenset(),
    "murmur_struck": frozenset(),
    "murmur_puzzled": frozenset(),
}
"""The slots that a line of each function may have, written ``{name}``.

``{handle}`` may be any noun phrase, long or abstract, and belongs in a plain place: "about {handle}". ``{thing}`` is
the same where it names a thing in three words or fewer, and may be set into an image; elsewhere the line is left out.
"""


_BRACES = re.compile(r"\{[^{}]*\}|[{}]")


def _check_slots(card: str, function: Function, text: str) -> None:
    known = [f"{{{name}}}" for name in sorted(SLOTS[function])]
    wrong = next((found for found in _BRACES.findall(text) if found not in known), None)
    if wrong is not None:
        may = f"may have {', '.join(known)}" if known else "have none"
        raise ValueError(f"{card} has the slot {wrong[:40]!r} in a line of '{function}', whose lines {may}")


class JurorLine(Frozen):
    """One thing a juror may say: whole sentences, with slots."""

    text: Text
    about: About = "any"
    side: Literal["any", "prosecution", "defence"] = "any"
    """Which side the words fit, if only one."""
    leads: Lead | None = None
    """What must follow, if the line promises something."""
    when: tuple[Circumstance, ...] = ()
    """What must be so for the words to be true; none of them is said where one of these is not."""


class Idiolect(Frozen):
    """How somebody talks."""

    rhythm: Text
    """Sentence length, pauses, favourite turns, for whoever writes or speaks the part."""
    habits: tuple[Text, ...] = ()
    never: tuple[Text, ...] = ()
    """Words and turns that never leave this mouth."""
    lines: Mapping[Function, tuple[JurorLine, ...]]


class ModelChoice(Frozen):
    """A model of the juror's own."""

    provider: Text
    model: Text
    temperature: Annotated[float, Field(ge=0.0, le=2.0)] = 0.7


class JurorCard(Frozen):
    """A juror."""

    format: Literal[1] = 1
    id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_-]*$", max_length=60)]
    name: Text
    called: Text
    """What the others call the juror at the table: "Marcus", "Pastor"."""
    gender: Literal["female", "male", "other", "unstated"] = "unstated"
    age: int = Field(ge=18, le=110)
    emoji: Text
    occupation: Text
    archetype: Archetype
    persona: Text
    """A page about the person, in the second person, for a model that plays the part, and for players to read."""
    public: Text
    """One or two sentences that the others at the table know."""
    stubbornness: Unit
    volatility: Unit
    influence: Unit
    verbosity: Unit = 0.5
    initiative: Unit = 0.6
    """Below .3 the juror seldom opens a subject."""
    lean: Lean
    tastes: tuple[Text, ...] = ()
    """Values and topics the juror goes to first."""
    idiolect: Idiolect
    model: ModelChoice | None = None
    tools: tuple[Literal["look_up_evidence", "ask_the_case_file"], ...] = ()
    """What the juror may look up: nothing yet, and a jury with somebody who has tools is not convened."""
    memory_window: int = Field(default=10, ge=3, le=100)
    """The most turns that a model in this seat is given word for word; what lies before them it has as a summary."""

    @property
    def held(self) -> bool:
        """Whether a person took this seat when the session was opened."""
        return self.id.startswith(HELD)

    @model_validator(mode="after")
    def _slots_are_known(self) -> JurorCard:
        for function, lines in self.idiolect.lines.items():
            for line in lines:
                _check_slots(self.id, function, line.text)
        return self


class Roster(Frozen):
    """The jurors of a jury, by seat in order."""

    id: Text
    name: Text
    jurors: tuple[JurorCard, ...] = Field(min_length=2, max_length=23)


OwnWords: TypeAlias = Mapping[str, Mapping[str, Sequence[str]]]
"""Juror, by the id of its card → claim → how that juror puts it itself."""
