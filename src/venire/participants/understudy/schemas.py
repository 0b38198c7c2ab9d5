"""How a turn is built: discourse schemas, each a row of beats. Source: spec/models.md ("Discourse").

A beat is a line of the juror's own (by its function), or a piece of the case: ``kernel`` (the claim said aloud),
``kernel2`` (a claim that supports it), ``why`` (how it bears on what was said), ``question`` (the claim put as one).
``take_up_q`` and ``agree_q`` are lines that quote; ``kernel_exact`` and ``kernel_vivid`` want that tone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from venire.proceedings.deliberation.acts import Move

Kind = Literal["dispute", "build", "assert"]


@dataclass(frozen=True, slots=True)
class Schema:
    """A way to build a turn. ``long`` ones are for those who talk."""

    name: str
    kind: Kind
    beats: tuple[str, ...]
    moves: frozenset[Move]
    long: bool = False
    linked: bool = False
    """Whether it wants a relation between the claims."""


def _schema(name: str, kind: Kind, beats: str, moves: str, *, long: bool = False) -> Schema:
    parts = tuple(beats.split())
    allowed: frozenset[Move] = frozenset(moves.split())  # type: ignore[arg-type]
    return Schema(name, kind, parts, allowed, long, "why" in parts)


_DISPUTE = "rebut undercut distinguish challenge"
SCHEMAS: tuple[Schema, ...] = (
    _schema("press_home", "dispute", "take_up why press", "rebut undercut"),
    _schema("blunt", "dispute", "take_up why", "rebut undercut"),
    _schema("blunt_kernel", "dispute", "take_up kernel", "rebut undercut distinguish"),
    _schema("short_retort", "dispute", "why press", "rebut undercut"),
    _schema("quote_turn", "dispute", "take_up_q kernel", _DISPUTE),
    _schema("quote_why", "dispute", "take_up_q why close", "rebut undercut"),
    _schema("quote_press", "dispute", "take_up_q why press", "rebut undercut", long=True),
    _schema("concede_first", "dispute", "grant turn kernel", "concede"),
    _schema("concede_why", "dispute", "grant why", "concede"),
    _schema("concede_ask", "dispute", "grant ask question", "concede"),
    _schema("concede_trade", "dispute", "grant trade kernel", "concede", long=True),
    _schema("weigh_two", "dispute", "grant why kernel", "concede", long=True),
    _schema("anecdote", "dispute", "take_up trade why", "rebut undercut", long=True),
    _schema("anecdote_kernel", "dispute", "take_up trade kernel", "distinguish rebut undercut", long=True),
    _schema("show_them", "dispute", "take_up point kernel", "rebut undercut distinguish", long=True),
    _schema("correct_detail", "dispute", "take_up_q kernel_exact press", "rebut undercut", long=True),
    _schema("counter_story", "dispute", "take_up kernel_vivid close", "rebut undercut distinguish", long=True),
    _schema("value_answer", "dispute", "take_up kernel value", "rebut undercut distinguish", long=True),
    _schema("question_turn", "dispute", "take_up question", "challenge ask"),
    _schema("question_wait", "dispute", "ask question", "challenge ask"),
    _schema("soft_question", "dispute", "grant ask question", "ask challenge"),
    _schema("waver_ask", "dispute", "waver question", "ask"),
    _schema("agree_build", "build", "agree kernel close", "ground", long=True),
    _schema("agree_short", "build", "agree kernel", "ground"),
    _schema("agree_why", "build", "agree why", "ground"),
    _schema("second_ground", "build", "agree_q why kernel", "ground", long=True),
    _schema("agree_trade", "build", "agree trade kernel", "ground", long=True),
    _schema("agree_point", "build", "agree point kernel", "ground", long=True),
    _schema("agree_value", "build", "agree kernel value", "ground", long=True),
    _schema("agree_question", "build", "agree question", "ground"),
    _schema("opening", "assert", "open kernel close", "assert", long=True),
    _schema("opening_short", "assert", "open kernel", "assert"),
    _schema("exhibit_first", "assert", "point kernel", "assert"),
    _schema("exhibit_close", "assert", "point kernel close", "assert", long=True),
    _schema("experience_first", "assert", "trade kernel close", "assert", long=True),
    _schema("odd_detail", "assert", "open kernel trade", "assert", long=True),
    _schema("value_first", "assert", "value kernel close", "appeal", long=True),
    _schema("value_last", "assert", "kernel value", "appeal"),
    _schema("story_so_far", "assert", "open kernel_vivid kernel2", "assert", long=True),
    _schema("question_open", "assert", "open question", "assert"),
    _schema("puzzle", "assert", "kernel ask question2", "assert", long=True),
)
CHANGE: tuple[Schema, ...] = (
    _schema("turned_kernel", "dispute", "changed kernel", "concede"),
    _schema("turned_trade", "dispute", "changed trade kernel", "concede", long=True),
    _schema("turned_close", "dispute", "changed kernel value", "concede", long=True),
    _schema("turned_grant", "dispute", "grant changed", "concede"),
)
"""How a juror says that it has changed its vote."""
WAVER: tuple[Schema, ...] = (
    _schema("waver_grant", "dispute", "grant waver", "concede"),
    _schema("waver_question", "dispute", "waver ask question", "ask", long=True),
    _schema("waver_thought", "dispute", "waver trade", "concede"),
    _schema("waver_value", "dispute", "grant waver value", "concede", long=True),
)
"""How a juror in two minds doubts its own side."""
REST: tuple[Schema, ...] = (
    _schema("hold_still", "assert", "hold close", "hold"),
    _schema("hold_thought", "assert", "hold trade", "hold", long=True),
    _schema("hold_value", "assert", "hold value", "hold", long=True),
    _schema("call", "assert", "call_vote close", "call_vote"),
    _schema("call_thought", "assert", "trade call_vote", "call_vote", long=True),
    _schema("hold_call", "assert", "hold call_vote", "call_vote"),
)
"""What is left to say when there is nothing new."""
