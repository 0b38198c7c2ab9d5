"""How each archetype likes to play: moves, tones, and what it does with the floor. One table each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from venire.law.api import MODIFIERS, Archetype, ArgumentType, Tone
from venire.proceedings.deliberation.acts import Move

TONES: Final[Mapping[Archetype, tuple[Tone, ...]]] = {
    "rationalist": ("exact", "plain", "vivid"),
    "empath": ("vivid", "plain", "exact"),
    "cynic": ("plain", "exact", "vivid"),
    "conformist": ("plain", "vivid", "exact"),
    "contrarian": ("plain", "exact", "vivid"),
    "impatient": ("plain", "vivid", "exact"),
    "detail_obsessed": ("exact", "plain", "vivid"),
    "moralist": ("vivid", "plain", "exact"),
    "pragmatist": ("plain", "exact", "vivid"),
    "storyteller": ("vivid", "plain", "exact"),
    "wildcard": ("vivid", "exact", "plain"),
}
"""The tone in which a claim is said, the likeliest first."""
MOVES: Final[Mapping[Archetype, Mapping[Move, float]]] = {
    "rationalist": {"undercut": 0.5, "challenge": 0.3, "ground": 0.2},
    "empath": {"appeal": 0.5, "concede": 0.3, "ask": 0.2},
    "cynic": {"rebut": 0.4, "assert": 0.3, "challenge": 0.1, "concede": -0.4},
    "conformist": {"ground": 0.9, "concede": 0.6, "ask": 0.3, "rebut": -0.4, "undercut": -0.3},
    "contrarian": {"challenge": 0.6, "ask": 0.5, "rebut": 0.3, "ground": -0.5},
    "impatient": {"assert": 0.4, "rebut": 0.2, "ground": 0.2, "ask": -0.4},
    "detail_obsessed": {"undercut": 0.8, "challenge": 0.2, "appeal": -0.4},
    "moralist": {"appeal": 0.8, "concede": 0.2},
    "pragmatist": {"distinguish": 0.5, "ground": 0.2, "appeal": 0.2},
    "storyteller": {"assert": 0.4, "rebut": 0.3, "distinguish": 0.2},
    "wildcard": {"ask": 0.5, "assert": 0.3, "distinguish": 0.3},
}
"""What is added to the score of a move."""
SCHEMAS: Final[Mapping[Archetype, Mapping[str, float]]] = {
    "rationalist": {
        "show_them": 1.5,
        "weigh_two": 1.5,
        "reason_and_case": 1.5,
        "second_ground": 1.5,
        "exhibit_first": 1.5,
        "value_answer": 0.4,
    },
    "empath": {"value_answer": 2.0, "value_first": 1.6, "agree_value": 1.6, "concede_first": 1.4, "show_them": 0.6},
    "cynic": {"short_retort": 2.2, "anecdote": 1.8, "blunt": 2.0, "experience_first": 1.5, "concede_first": 0.5},
    "conformist": {
        "agree_build": 1.5,
        "concede_ask": 1.8,
        "concede_first": 1.4,
        "soft_question": 1.8,
        "press_home": 0.3,
        "short_retort": 0.4,
    },
    "contrarian": {"question_turn": 1.8, "press_home": 1.8, "quote_both": 1.8, "question_open": 1.6, "puzzle": 1.6},
    "impatient": {"short_retort": 2.4, "blunt": 2.4, "agree_short": 2.0, "exhibit_first": 1.4},
    "detail_obsessed": {"correct_detail": 2.6, "quote_turn": 1.6, "show_them": 1.5, "agree_point": 1.5},
    "moralist": {"value_answer": 2.4, "value_first": 2.2, "agree_value": 2.0, "anecdote": 1.2},
    "pragmatist": {"weigh_two": 2.0, "anecdote": 1.4, "press_home": 1.3, "experience_first": 1.3},
    "storyteller": {"counter_story": 2.6, "story_so_far": 2.6, "anecdote": 1.4, "correct_detail": 0.5},
    "wildcard": {"experience_first": 1.8, "anecdote": 1.8, "puzzle": 1.6, "weigh_two": 0.5},
}
"""Weights of discourse schemas, 1 unless named."""


def best_type(archetype: Archetype, types: tuple[ArgumentType, ...], asking: bool) -> ArgumentType:
    """The kind of argument in which this archetype puts a claim; a question is put as one."""
    if asking:
        return "question"
    plain: tuple[ArgumentType, ...] = tuple(kind for kind in types if kind != "question") or types
    return max(plain, key=lambda kind: MODIFIERS[archetype][kind])
