"""Cards for any case and any juror of a roster, by rule.

* *Stance*: 200 · (.5 - first conviction), the conviction drawn as a deliberation draws it (spec/deliberation.md).
* *Weights*: for each topic of the case ``POINTS`` × how far the topic leads the player's way × how the archetype takes
  such arguments. Direction is the case author's (-1 not guilty … +1 guilty). A topic that leads nowhere by itself
  (|direction| < ``LEAST``) leads the way of whoever can use it, at ``LEAST``. The archetype's part is the mean of its
  modifiers over the types of argument that the claims of the topic can be put as; a topic without claims counts 1.
* *Thresholds*: the spec's, times (.7 + .6 · stubbornness).
* *Voice*: what the juror says alone with somebody, and at the jury's table where it needs no name filled in.
* *Key evidence*: the two pieces that speak most one-sidedly for the player, at ``KEY`` × their lead.

Source: spec/persuasion.md, "Topics".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from venire.language.fitted.tables import shipped_values
from venire.law.case_file.argument_map import ArgumentType
from venire.law.case_file.case import Case, Evidence, Side, Topic
from venire.law.case_file.persona import Archetype, Function, JurorCard
from venire.law.jury.belief import MODIFIERS
from venire.law.persuasion.card import CardVoice, KeyEvidence, Moment, PersuasionCard, Prose
from venire.law.persuasion.manner import Thresholds
from venire.law.persuasion.shift import sign
from venire.law.persuasion.stance import of_conviction

POINTS: Final = 20.0
LEAST: Final = 0.35
KEY: Final = 16.0
KEYS: Final = 2
SAID_AT_THE_TABLE: Final[Mapping[Moment, Function]] = {
    "struck": "murmur_struck",
    "unmoved": "murmur_doubt",
    "unplaced": "murmur_puzzled",
    "wavering": "waver",
}
"""Moment of a talk → the function of the lines that serve for it."""


@cache
def _greetings() -> Mapping[Archetype, str]:
    """How a juror without a greeting of its own receives the player."""
    return shipped_values("venire.law.persuasion", "greetings.yaml", dict[Archetype, str])


_TO_SEVERAL = re.compile(
    r"\b(?:both|all|two|one|each|none|most|some|any|rest|half) of (?:you|us)\b"
    r"|\byou (?:two|three|all|people|both|lot)\b"
    r"|\b(?:every|any)body else\b|\b(?:this|the) table\b|\bround here\b|\bladies|\bgentlemen|\bfolks\b"
    r"|\bwhoever spoke\b|\bthe (?:last|other) speaker\b",
    re.IGNORECASE,
)
"""What is said to more than one listener."""


class Alone(CardVoice):
    """What a juror of a roster says when it is alone with somebody, beside what it says at the table."""

    hidden: tuple[Prose, ...] = ()
    """What it hides, in the third person, as it is told at the settlement."""


def derived(card: JurorCard, case: Case, conviction: float, alone: Alone | None = None) -> PersuasionCard:
    """The card of a juror of a roster in this case. ``conviction``: its first, 0 to 1."""
    mine = alone or Alone()
    return PersuasionCard(
        id=card.id,
        name=card.name,
        called=card.called,
        age=card.age,
        occupation=card.occupation,
        portrait=card.emoji,
        background=card.public,
        personality_traits=card.tastes or (card.archetype.replace("_", " "),),
        speaking_style=card.idiolect.rhythm,
        initial_stance=round(of_conviction(conviction), 1),
        topic_weights=weights(card, case, "defence"),
        prosecution_weights=weights(card, case, "prosecution"),
        hidden_concerns=(*mine.hidden, card.persona[:3900]),
        persuasion_thresholds=_thresholds(card.stubbornness),
        first_message=_greetings()[card.archetype].format(name=card.called),
        key_evidence=_keys(case.evidence, "defence"),
        prosecution_key_evidence=_keys(case.evidence, "prosecution"),
        archetype=card.archetype,
        influence=card.influence,
        openness=round(1 - card.stubbornness, 2),
        voice=_voice(card, mine),
    )


def _voice(card: JurorCard, alone: Alone) -> CardVoice:
    """What the juror says alone, and what it says at the jury's table and may as well say here."""
    table: dict[Moment, tuple[str, ...]] = {moment: _whole(card, said) for moment, said in SAID_AT_THE_TABLE.items()}
    table["turn"] = tuple(line.text for line in card.idiolect.lines.get("turn", ()) if "{thing}" not in line.text)
    told: dict[Moment, tuple[str, ...]] = {**alone.lines, **table}
    for moment in told:
        told[moment] = (*alone.lines.get(moment, ()), *table.get(moment, ()))
    return CardVoice(
        lines={moment: texts for moment, texts in told.items() if texts},
        concerns=(*alone.concerns, *_whole(card, "trade")),
        gestures=alone.gestures,
    )


def _whole(card: JurorCard, function: Function) -> tuple[str, ...]:
    """The lines of a function that need nothing filled in and are not said to several."""
    told = (line.text for line in card.idiolect.lines.get(function, ()))
    return tuple(text for text in told if "{" not in text and not _TO_SEVERAL.search(text))


def weights(card: JurorCard, case: Case, side: Side) -> Mapping[str, float]:
    """Topic → weight for this juror and a player of this side, in points."""
    return {topic.id: round(_lead(topic, side) * POINTS * _taken(card, case, topic.id), 1) for topic in case.topics}


def _lead(topic: Topic, side: Side) -> float:
    """How far a topic leads the player's way, -1 to 1."""
    toward = -topic.direction * sign(side)
    return toward if abs(toward) >= LEAST else LEAST


def _taken(card: JurorCard, case: Case, topic: str) -> float:
    types: list[ArgumentType] = [kind for claim in case.claims if topic in claim.topics for kind in claim.types]
    modifiers = MODIFIERS[card.archetype]
    return sum(modifiers[kind] for kind in types) / len(types) if types else 1.0


def _thresholds(stubbornness: float) -> Thresholds:
    factor, usual = 0.7 + 0.6 * stubbornness, Thresholds()
    return Thresholds(
        easy=round(usual.easy * factor, 1), medium=round(usual.medium * factor, 1), hard=round(usual.hard * factor, 1)
    )


def _keys(evidence: Sequence[Evidence], side: Side) -> tuple[KeyEvidence, ...]:
    leads = {item.id: (item.defence - item.prosecution) * sign(side) for item in evidence}
    best = sorted((one for one in leads if leads[one] > 0), key=lambda one: -leads[one])[:KEYS]
    return tuple(KeyEvidence(evidence=one, weight=round(KEY * leads[one], 1)) for one in best)
