"""What of the talk a prompt shows: the last turns whole, let go in blocks, never more than the memory reaches."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.jury_table import FRANK, seen_by_juror
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.participants.briefs.deliberation.memory import BLOCK, ROOM, WHOLE, remembered
from venire.participants.briefs.deliberation.speech import juror_brief
from venire.proceedings.deliberation.view import Said


def said(first: int, count: int, words: str = "One thing at a time.") -> list[Said]:
    return [FRANK.model_copy(update={"turn": turn, "text": words}) for turn in range(first, first + count)]


def turns(kept: tuple[Said, ...]) -> list[int]:
    return [speech.turn for speech in kept]


@given(st.integers(1, 90), st.integers(0, 24), st.integers(3, 30))
def test_the_last_turns_are_kept_and_no_more_than_the_window(first: int, count: int, window: int) -> None:
    kept = turns(remembered(said(first, count), window))

    assert kept == list(range(first, first + count))[count - len(kept) :]
    assert min(count, WHOLE) <= len(kept) <= window
    assert len(kept) > min(count, window) - BLOCK


def test_the_list_only_grows_until_a_block_is_let_go() -> None:
    cuts = {turns(remembered(said(max(1, last - 13), min(last, 14)), 10))[0] for last in range(1, 40)}

    assert cuts == {1, *range(BLOCK + 1, 34, BLOCK)}


def test_long_speeches_take_the_room_of_others_and_three_stay() -> None:
    assert len(remembered(said(1, 10, "x" * (ROOM // 5)), 10)) <= 5
    assert turns(remembered(said(1, 10, "x" * ROOM), 10)) == [8, 9, 10]


@pytest.mark.parametrize(("window", "first"), [(10, 1), (4, 5), (3, 6)])
def test_a_juror_remembers_as_far_as_its_card_says(murder: Case, roster: Roster, window: int, first: int) -> None:
    talk = said(1, 8)
    card = roster.jurors[2].model_copy(update={"memory_window": window})
    shared = juror_brief(seen_by_juror(roster, 3, said=tuple(talk)), card, murder, "Speak.").shared

    told = [speech.turn for speech in talk if f"\n{speech.turn}. Frank" in shared]
    assert told == list(range(first, 9))
