"""A juror who was talked with alone, when all sit down together: the same person, with the same words.

A juror of a roster has a card for the table. Any other is given one: the ways of its archetype, its own face, and of
what it says alone all that can be said to a room as well. Source: spec/persuasion.md.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from venire.language.morphology.gender import Told, gender_in
from venire.law.case_file.persona import Function, JurorCard, JurorLine
from venire.law.persuasion.card import Moment, PersuasionCard

SAID_ALONE: Final[Mapping[Function, Moment]] = {
    "turn": "turn",
    "waver": "wavering",
    "murmur_struck": "struck",
    "murmur_doubt": "unmoved",
    "murmur_puzzled": "unplaced",
}
"""Function of a line at the table → the moment of a talk whose words serve for it."""
Lines = Mapping[Function, tuple[JurorLine, ...]]
MURMUR = 10
"""Words of a murmur, at most."""
ENOUGH = 4
"""Lines of one's own from which nobody else's are needed."""
OLD = 60
_FACES: Final[Mapping[Told, tuple[str, str]]] = {
    "female": ("👩", "👵"),
    "male": ("👨", "👴"),
    "unstated": ("🧑", "🧓"),
}
"""A sign of somebody younger than :data:`OLD`, and of somebody as old."""
_TO_SOMEBODY = re.compile(r"\b(?:you|your|yours|yourself)\b|…|\?", re.IGNORECASE)
"""What is said to whoever brought the point, and not of it."""


def gender_of(card: PersuasionCard) -> Told:
    """By the words that the card uses of its person."""
    told = f"{card.called} {card.portrait} {card.speaking_style}"
    return gender_in(told, f"{told} {card.background}")


def sign_of(card: PersuasionCard) -> str:
    """One sign for a face: the card's own where it has one."""
    if not any(letter.isalpha() for letter in card.portrait):
        return card.portrait
    return _FACES[gender_of(card)][card.age >= OLD]


def deliberating(card: PersuasionCard, like: JurorCard, together: Lines | None = None) -> JurorCard:
    """The card for the table of a juror who has none, with what its archetype says wherever it has no words.

    ``together``: what it says at a table and nowhere else.
    """
    lines: dict[Function, tuple[JurorLine, ...]] = {
        name: said for name, said in like.idiolect.lines.items() if name != "trade"
    }
    told = {
        "id": card.id,
        "name": card.name,
        "called": card.address,
        "gender": gender_of(card),
        "age": card.age,
        "emoji": sign_of(card),
        "occupation": card.occupation,
        "persona": card.background,
        "public": card.background,
        "influence": card.influence,
        "stubbornness": round(1 - card.openness, 2),
        "idiolect": like.idiolect.model_copy(update={"lines": {**lines, **_own_lines(card, together or {}, lines)}}),
        "model": None,
    }
    return like.model_copy(update=told)


def _own_lines(card: PersuasionCard, together: Lines, like: Lines) -> Lines:
    alone: dict[Function, tuple[JurorLine, ...]] = {
        name: _fit(card.voice.lines.get(moment, ()), name) for name, moment in SAID_ALONE.items()
    }
    own: dict[Function, tuple[JurorLine, ...]] = {**alone, **together}
    spoken: dict[Function, tuple[JurorLine, ...]] = {}
    for name, said in own.items():
        if said:
            spoken[name] = said if len(said) >= ENOUGH else (*said, *like.get(name, ()))
    return spoken


def _fit(said: Sequence[str], name: Function) -> tuple[JurorLine, ...]:
    """Those that need nothing filled in, and for a murmur the short ones."""
    short = MURMUR if name.startswith("murmur") else None
    return tuple(JurorLine(text=one) for one in said if "{" not in one and (short is None or len(one.split()) <= short))


def own_words(card: PersuasionCard) -> Mapping[str, tuple[str, ...]]:
    """Claim → how this juror puts it itself: what it says alone when the claim goes home, where that is said of the
    claim and not to whoever brought it."""
    found = {
        claim: tuple(one for one in said if not _TO_SOMEBODY.search(one)) for claim, said in card.voice.claims.items()
    }
    return {claim: said for claim, said in found.items() if said}
