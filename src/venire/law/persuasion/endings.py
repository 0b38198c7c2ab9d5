"""Which ending a settlement has, by how the player persuaded. Source: spec/persuasion.md, "Beyond".

The way of a talk is the way of the topics that carried jurors toward the player: each topic has the way of most of its
claims' types of argument (reason: evidence, logical, question; heart: emotional, moral, narrative), unless it stands in
:data:`OF_TOPICS`. A way that did at least half of all that was won is the player's; else the ways were mixed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from venire.law.case_file.case import Case

Way = Literal["reason", "heart", "others", "law", "mixed", "nothing"]
OF_TOPICS: Final[Mapping[str, Way]] = {
    "technical_responsibility": "reason",
    "technical_details": "reason",
    "safety_measures": "reason",
    "ai_autonomy": "reason",
    "external_attack": "others",
    "corporate_responsibility": "others",
    "emotional_appeal": "heart",
    "victim_position": "heart",
    "legal_precedent": "law",
    "social_impact": "heart",
}
_REASON: Final = frozenset({"evidence", "logical", "question"})
HALF: Final = 0.5


def way_of(topic: str, case: Case) -> Way:
    """How a topic persuades."""
    if topic in OF_TOPICS:
        return OF_TOPICS[topic]
    types = [kind for claim in case.claims if topic in claim.topics for kind in claim.types]
    return "reason" if 2 * sum(kind in _REASON for kind in types) >= len(types) else "heart"


def way_taken(won: Sequence[tuple[str, float]], case: Case) -> Way:
    """The way in which the player persuaded. ``won``: (topic, points toward the player) of each part of each shift."""
    points = dict[Way, float]()
    for topic, moved in won:
        if moved > 0:
            way = way_of(topic, case)
            points[way] = points.get(way, 0.0) + moved
    if not points:
        return "nothing"
    most = max(points, key=lambda way: points[way])
    return most if points[most] >= HALF * sum(points.values()) else "mixed"
