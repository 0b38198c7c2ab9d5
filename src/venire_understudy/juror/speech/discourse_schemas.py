"""How a turn is built: discourse schemas, each a row of beats. Source: spec/models.md, "How it is made good".

A beat is a line of the juror's own (by its function), or a piece of the case: ``kernel`` (the claim said aloud),
``kernel2`` (a claim that supports it), ``why`` (how it bears on what was said), ``question`` (the claim put as one),
``their_question`` (the claim of the other put as one).
``take_up_q`` and ``agree_q`` are lines that quote; ``stake`` is a value that speaks for one's own
side; ``kernel_exact`` and ``kernel_vivid`` want that tone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, get_args

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


_ALL: tuple[Move, ...] = get_args(Move)
_MOVES: Mapping[str, Move] = dict(zip(_ALL, _ALL, strict=True))


def _schema(name: str, kind: Kind, beats: str, moves: str, *, long: bool = False) -> Schema:
    parts = tuple(beats.split())
    allowed: frozenset[Move] = frozenset(_MOVES[move] for move in moves.split())
    return Schema(name, kind, parts, allowed, long, "why" in parts)


_DISPUTE = "rebut undercut distinguish challenge"
SCHEMAS: tuple[Schema, ...] = (
    _schema("blunt", "dispute", "take_up why", "rebut undercut"),
    _schema("blunt_kernel", "dispute", "take_up kernel", "rebut undercut distinguish"),
    _schema("press_home", "dispute", "take_up why press", "rebut undercut", long=True),
    _schema("short_retort", "dispute", "why press", "rebut undercut"),
    _schema("reason_and_case", "dispute", "why kernel", "rebut undercut"),
    _schema("quote_turn", "dispute", "take_up_q kernel", _DISPUTE),
    _schema("quote_why", "dispute", "take_up_q why", "rebut undercut"),
    _schema("quote_both", "dispute", "take_up_q why kernel", "rebut undercut", long=True),
    _schema("concede_first", "dispute", "grant turn kernel", "concede"),
    _schema("concede_plain", "dispute", "grant kernel", "concede"),
    _schema("concede_why", "dispute", "grant why", "concede"),
    _schema("concede_ask", "dispute", "grant question", "concede"),
    _schema("weigh_two", "dispute", "grant why kernel", "concede", long=True),
    _schema("anecdote", "dispute", "take_up trade why", "rebut undercut", long=True),
    _schema("anecdote_kernel", "dispute", "take_up trade kernel", "distinguish rebut undercut", long=True),
    _schema("show_them", "dispute", "take_up point kernel", "rebut undercut distinguish", long=True),
    _schema("correct_detail", "dispute", "take_up_q kernel_exact", "rebut undercut"),
    _schema("counter_story", "dispute", "take_up kernel_vivid", "rebut undercut distinguish"),
    _schema("value_answer", "dispute", "take_up kernel value", "rebut undercut distinguish", long=True),
    _schema("question_turn", "dispute", "take_up question", "challenge ask"),
    _schema("question_wait", "dispute", "ask question", "challenge ask"),
    _schema("reason_asked", "dispute", "kernel question", "challenge"),
    _schema("soft_question", "dispute", "grant question", "ask challenge"),
    _schema("agree_short", "build", "agree kernel", "ground"),
    _schema("agree_close", "build", "agree kernel close", "ground", long=True),
    _schema("agree_why", "build", "agree why", "ground"),
    _schema("second_ground", "build", "agree_q why kernel", "ground", long=True),
    _schema("agree_trade", "build", "agree trade kernel", "ground", long=True),
    _schema("agree_point", "build", "agree point kernel", "ground", long=True),
    _schema("agree_value", "build", "agree kernel value", "ground", long=True),
    _schema("agree_question", "build", "agree question", "ground"),
    _schema("opening_short", "assert", "open kernel", "assert"),
    _schema("opening", "assert", "open kernel close", "assert", long=True),
    _schema("exhibit_first", "assert", "point kernel", "assert"),
    _schema("exhibit_close", "assert", "point kernel close", "assert", long=True),
    _schema("experience_first", "assert", "trade kernel", "assert", long=True),
    _schema("value_last", "assert", "kernel value", "appeal"),
    _schema("value_first", "assert", "open kernel value", "appeal", long=True),
    _schema("story_so_far", "assert", "open kernel_vivid kernel2", "assert", long=True),
    _schema("question_open", "assert", "open question", "assert"),
    _schema("puzzle", "assert", "kernel question2", "assert"),
)
SWORN: tuple[Schema, ...] = (
    _schema("sworn_against", "dispute", "take_up sworn kernel", _DISPUTE),
    _schema("sworn_why", "dispute", "why sworn", "rebut undercut"),
    _schema("sworn_granting", "dispute", "grant sworn kernel", "concede", long=True),
    _schema("sworn_with", "build", "agree sworn", "ground"),
    _schema("sworn_with_more", "build", "agree sworn kernel", "ground", long=True),
    _schema("sworn_first", "assert", "sworn kernel", "assert"),
    _schema("sworn_opening", "assert", "open sworn kernel", "assert", long=True),
)
"""How a juror who sat through the trial begins with what it heard there, and from whom."""
CHANGE: tuple[Schema, ...] = (
    _schema("turned_kernel", "dispute", "changed kernel", "concede"),
    _schema("turned_two", "dispute", "changed kernel kernel2", "concede", long=True),
    _schema("turned_value", "dispute", "changed kernel stake", "concede", long=True),
)
"""How a juror says that it has changed its vote: on whose words, and what it now holds."""
CHANGE_APART: tuple[Schema, ...] = (
    _schema("turned_again", "dispute", "changed again kernel", "concede"),
    _schema("turned_again_value", "dispute", "changed again kernel stake", "concede", long=True),
)
"""The same where it has no fresh words for what convinced it: it names that, and goes on to what it now sees."""
OTHER_SIDE: tuple[Schema, ...] = (
    _schema("other_side_kernel", "dispute", "other_side kernel", "rebut"),
    _schema("other_side_why", "dispute", "other_side why", "rebut"),
    _schema("other_side_question", "dispute", "other_side question", "rebut"),
)
"""How a juror speaks, openly, for the side that it does not vote for."""
WAVER: tuple[Schema, ...] = (
    _schema("waver_asks", "dispute", "waver their_question", "concede"),
    _schema("waver_owns", "dispute", "grant waver their_question", "concede", long=True),
)
"""How a juror in two minds doubts its own side: it asks, as its own, the question of the other."""
REST: tuple[Schema, ...] = (
    _schema("hold_value", "assert", "hold value", "hold"),
    _schema("hold_thought", "assert", "hold trade", "hold", long=True),
    _schema("call_thought", "assert", "trade call_vote", "call_vote", long=True),
    _schema("hold_call", "assert", "hold call_vote", "call_vote"),
)
"""What is left to say when there is nothing new."""
